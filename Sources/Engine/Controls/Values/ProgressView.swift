import Foundation

/// A bar that fills as work is done.
open class ProgressView: View {
    open override var className: String { declaredClassName ?? "UIProgressView" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.progressViewHeight)
    }
}
