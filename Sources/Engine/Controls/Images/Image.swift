import Foundation

/// An image. Layout only needs its size.
open class UIImage: NSObject, @unchecked Sendable {
    /// The name of the image in its asset catalogue or among the system's symbols; nil if unknown.
    package let name: String?
    private let givenSize: CGSize
    private let givenInsets: EdgeInsets
    /// The height in points of the capital letters beside which a symbol is centred; nil for images that aren't symbols.
    package let capHeight: CGFloat?

    /// The size in points.
    open var size: CGSize { givenSize }
    /// The insets of the visible part in points, which symbols have.
    open var alignmentRectInsets: EdgeInsets { givenInsets }

    /// Creates an image of the given size in points.
    public convenience init(name: String? = nil, size: CGSize, alignmentRectInsets: EdgeInsets = .zero) {
        self.init(name: name, size: size, alignmentRectInsets: alignmentRectInsets, capHeight: nil)
    }

    /// Creates an image, or a symbol that is centred beside capital letters of a height in points.
    package init(name: String?, size: CGSize, alignmentRectInsets: EdgeInsets, capHeight: CGFloat?) {
        self.name = name
        givenSize = size
        givenInsets = alignmentRectInsets
        self.capHeight = capHeight
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

/// The engine's name of UIKit's `UIImage`.
public typealias Image = UIImage
