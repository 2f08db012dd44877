import Foundation

/// A spinning wheel that shows activity.
open class ActivityIndicator: View {
    /// The two sizes of the wheel, with UIKit's raw values.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case medium = 100
        case large
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

extension ActivityIndicator.Style: NamedCase {
    /// The name in documents.
    package var name: String { self == .medium ? "medium" : "large" }
}
