import Foundation

/// A spinning wheel that shows activity.
open class ActivityIndicator: View {
    /// The two sizes of the wheel.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case medium, large
    }

    package override var className: String { declaredClassName ?? "UIActivityIndicatorView" }

    /// The size of the wheel.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let side: CGFloat = style == .medium ? 20 : 37
        return CGSize(width: side, height: side)
    }
}
