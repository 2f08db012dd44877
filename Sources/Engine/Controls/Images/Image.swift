import Foundation

/// An image, of which layout only needs the size.
public struct Image: Sendable, Hashable {
    /// What the image is called in its asset catalogue or among the system's symbols; nil if unknown.
    public var name: String?
    /// In points.
    public var size: CGSize
    /// How far the visible part lies inside the image's edges, in points; symbols have such insets.
    public var alignmentRectInsets: EdgeInsets
    /// The height in points of the capital letters beside which a symbol is centred; nil for images that aren't symbols.
    package var capHeight: CGFloat?

    /// An image of the given size in points.
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
