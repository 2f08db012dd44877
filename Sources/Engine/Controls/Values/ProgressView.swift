import Foundation

/// A bar that shows progress.
open class ProgressView: View {
    package override var className: String { declaredClassName ?? "UIProgressView" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.progressViewHeight)
    }
}
