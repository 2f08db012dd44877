import Foundation

/// The bar at the top that says where one is and leads back.
open class NavigationBar: View {
    open override var className: String { declaredClassName ?? "UINavigationBar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? CGSize(width: View.noIntrinsicMetric, height: 44)
    }
}
