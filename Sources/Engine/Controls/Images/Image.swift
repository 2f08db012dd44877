import Foundation

/// An image as layout knows it: a size.
public struct Image: Sendable, Hashable {
    public var name: String?
    /// In points.
    public var size: CGSize
    /// How far what it shows lies inside its edges, as symbols have it, in points.
    public var alignmentRectInsets: EdgeInsets

    /// An image of the given size in points.
    public init(name: String? = nil, size: CGSize, alignmentRectInsets: EdgeInsets = .zero) {
        self.name = name
        self.size = size
        self.alignmentRectInsets = alignmentRectInsets
    }

    /// The size of its alignment rectangle.
    var alignmentSize: CGSize {
        CGSize(
            width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
            height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }
}
