import Foundation

/// A wheel that turns while something is under way.
open class ActivityIndicator: View {
    /// The two sizes of the wheel.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        case medium, large
    }

    open override var className: String { declaredClassName ?? "UIActivityIndicatorView" }

    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let side: CGFloat = style == .medium ? 20 : 37
        return CGSize(width: side, height: side)
    }
}
