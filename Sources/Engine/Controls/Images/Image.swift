import Foundation

/// An image, of which layout only needs the size.
open class UIImage: NSObject, @unchecked Sendable {
    /// What the image is called in its asset catalogue or among the system's symbols; nil if unknown.
    package let name: String?
    private let givenSize: CGSize
    private let givenInsets: EdgeInsets

    /// In points.
    open var size: CGSize { givenSize }
    /// How far the visible part lies inside the image's edges, in points; symbols have such insets.
    open var alignmentRectInsets: EdgeInsets { givenInsets }

    /// An image of the given size in points.
    public init(name: String? = nil, size: CGSize, alignmentRectInsets: EdgeInsets = .zero) {
        self.name = name
        givenSize = size
        givenInsets = alignmentRectInsets
    }

    /// An image without a size.
    public override convenience init() { self.init(size: .zero) }

    /// The size of its alignment rectangle, in points.
    var alignmentSize: CGSize {
        CGSize(
            width: size.width - alignmentRectInsets.left - alignmentRectInsets.right,
            height: size.height - alignmentRectInsets.top - alignmentRectInsets.bottom)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return name == other.name && size == other.size && alignmentRectInsets == other.alignmentRectInsets
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }
}
