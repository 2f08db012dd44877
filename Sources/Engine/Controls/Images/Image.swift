import Foundation

/// An image. Layout only needs its size.
public struct Image: Sendable, Hashable {
    /// The name of the image in its asset catalogue or among the system's symbols; nil if unknown.
    public var name: String?
    /// The size in points.
    public var size: CGSize
    /// The insets of the visible part in points, which symbols have.
    public var alignmentRectInsets: EdgeInsets
    /// The height in points of the capital letters beside which a symbol is centred; nil for images that aren't symbols.
    package var capHeight: CGFloat?

    /// Creates an image of the given size in points.
    public init(name: String? = nil, size: CGSize, alignmentRectInsets: EdgeInsets = .zero) {
        self.name = name
        self.size = size
        self.alignmentRectInsets = alignmentRectInsets
    }

    /// The size of its alignment rectangle, in points.
    var alignmentSize: CGSize {
        CGSize(
            width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
            height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }
}
