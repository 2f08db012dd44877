import Foundation

/// The bar at the top with the screen's title and the back button.
open class NavigationBar: View {
    package override var className: String { declaredClassName ?? "UINavigationBar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? CGSize(width: View.noIntrinsicMetric, height: 44)
    }
}
