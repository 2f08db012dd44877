/// The surface a layout is computed for: a size in points and the traits that affect layout.
public struct Canvas: Sendable, Equatable {
    /// The size in points.
    public var size: CGSize
    /// Pixels per point; frames are rounded to whole pixels. Greater than 0, at most 4096.
    public var scale: CGFloat
    /// The insets in points that the notch, the home indicator and bars cover.
    public var safeAreaInsets: EdgeInsets
    /// The layout direction, unless a view overrides it.
    public var layoutDirection: LayoutDirection
    /// The height of a docked keyboard in points, measured from the bottom; nil while it is hidden.
    public var keyboardHeight: CGFloat?
    /// The frame of a floating keyboard on the canvas, in points; nil if there is none.
    public var floatingKeyboardFrame: CGRect?
    /// The device's name, if the canvas is a device's.
    public var device: String?
    /// The orientation of the device; nil if the canvas isn't a device's.
    public var orientation: Orientation?
    /// The Dynamic Type size; the system's default is "large".
    public var contentSizeCategory: String
    /// Whether it belongs to an iPad although it is smaller than its screen, as a view of a size of its own.
    public var isPartOfPad = false

    /// Creates a canvas of the given size, by default at scale 2 and without safe area insets.
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

    /// Returns whether two canvases are equal except perhaps for their sizes.
    package func differsInSizeOnly(from other: Canvas) -> Bool {
        var resized = other
        resized.size = size
        return resized == self
    }
}
