import Foundation

/// A bar of actions.
open class Toolbar: View {
    package override var className: String { declaredClassName ?? "UIToolbar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.toolbarHeight)
    }
}
