import Foundation

/// A view as large as its image.
open class ImageView: View {
    open override var className: String { declaredClassName ?? "UIImageView" }

    open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        return image?.alignmentSize ?? super.intrinsicContentSize
    }

    open override var alignmentRectInsets: EdgeInsets {
        get { image?.alignmentRectInsets ?? super.alignmentRectInsets }
        set { super.alignmentRectInsets = newValue }
    }
}
