import Foundation

/// A view as large as its image.
open class ImageView: View {
    package override var className: String { declaredClassName ?? "UIImageView" }

    /// The image that determines the intrinsic size; nil for none.
    open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        return image?.alignmentSize ?? super.intrinsicContentSize
    }

    open override var alignmentRectInsets: EdgeInsets {
        image?.alignmentRectInsets ?? super.alignmentRectInsets
    }

    package override var hasCentredBaseline: Bool { image?.capHeight != nil }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        guard let capHeight = image?.capHeight else { return super.firstBaselineOffsetFromTop(for: size) }
        return (size.height + capHeight) / 2
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        guard let capHeight = image?.capHeight else { return super.lastBaselineOffsetFromBottom(for: size) }
        return (size.height - capHeight) / 2
    }
}
