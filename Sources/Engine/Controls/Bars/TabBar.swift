import Foundation

/// The bar at the bottom that switches between the main parts of an app.
open class TabBar: View {
    package override var className: String { declaredClassName ?? "UITabBar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? CGSize(width: View.noIntrinsicMetric, height: 49)
    }
}
