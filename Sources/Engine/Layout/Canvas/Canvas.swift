import Foundation

/// What a layout is laid out on: a size in points and the traits that bear on the layout.
public struct Canvas: Sendable, Equatable {
    /// In points.
    public var size: CGSize
    /// Pixels per point; frames are rounded to its reciprocal. Greater than 0, at most 4096.
    public var scale: CGFloat
    public var safeAreaInsets: EdgeInsets
    public var layoutDirection: LayoutDirection
    /// The height in points that a docked keyboard covers from the bottom; nil while it is hidden.
    public var keyboardHeight: CGFloat?
    /// The frame on the canvas, in points, of a keyboard that floats over an iPad; nil while none does.
    public var floatingKeyboardFrame: CGRect?
    /// The device's name, if the canvas is a device's.
    public var device: String?
    public var orientation: Orientation?
    /// The Dynamic Type size, "large" being the system's default.
    public var contentSizeCategory: String

    /// A canvas of the given size, by default without safe area insets at scale 2.
    public init(
        size: CGSize, scale: CGFloat = 2, safeAreaInsets: EdgeInsets = .zero,
        layoutDirection: LayoutDirection = .leftToRight, keyboardHeight: CGFloat? = nil,
        device: String? = nil, orientation: Orientation? = nil, contentSizeCategory: String = "large"
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.layoutDirection = layoutDirection
        self.keyboardHeight = keyboardHeight
        self.device = device
        self.orientation = orientation
        self.contentSizeCategory = contentSizeCategory
    }

    /// Whether at most the sizes of the two differ.
    func differsInSizeOnly(from other: Canvas) -> Bool {
        var resized = other
        resized.size = size
        return resized == self
    }
}
