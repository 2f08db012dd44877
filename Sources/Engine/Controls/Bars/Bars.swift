import Foundation

/// The bar at the top with the screen's title and the back button.
open class NavigationBar: View {
    package override var className: String { declaredClassName ?? "UINavigationBar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? CGSize(width: View.noIntrinsicMetric, height: 44)
    }
}

/// The bar at the bottom that switches between the main parts of an app.
open class TabBar: View {
    package override var className: String { declaredClassName ?? "UITabBar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride ?? CGSize(width: View.noIntrinsicMetric, height: 49)
    }
}

/// A bar of actions.
open class Toolbar: View {
    package override var className: String { declaredClassName ?? "UIToolbar" }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.toolbarHeight)
    }
}
