import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Split views, pages and custom presentations place their controllers and their safe areas.
    @Suite struct ContainerTests {
        private func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }

        private func split() -> (
            UISplitViewController, primary: UIViewController, secondary: UIViewController
        ) {
            let split = UISplitViewController(style: .doubleColumn)
            let (primary, secondary) = (UIViewController(), UIViewController())
            split.setViewController(primary, for: .primary)
            split.setViewController(secondary, for: .secondary)
            return (split, primary, secondary)
        }

        @Test func columnsStandSideBySideInLandscape() throws {
            try DeviceSimulator.use("iPad 9.7")
            DeviceSimulator.rotate(to: .landscapeLeft)
            let (split, primary, secondary) = split()
            let window = show(split)
            // Two fifths of 1024 are more than 320 points.
            #expect(split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
            #expect(primary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
            #expect(
                secondary.navigationController?.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
            // 20 points of status bar and 50 of navigation bar, as on iPads since iOS 12.
            #expect(secondary.view.safeAreaInsets.top == 70)
            #expect(primary.splitViewController === split && split.viewController(for: .primary) === primary)
            split.maximumPrimaryColumnWidth = 400
            split.preferredPrimaryColumnWidth = 380
            window.layoutIfNeeded()
            #expect(secondary.navigationController?.view.frame.minX == 380)
            split.hide(.primary)
            window.layoutIfNeeded()
            #expect(secondary.navigationController?.view.frame == window.bounds)
            try DeviceSimulator.use("iPhone 15")
        }

        @Test func onlyTheSecondaryColumnIsVisibleInPortrait() throws {
            try DeviceSimulator.use("iPad 9.7")
            let (split, primary, secondary) = split()
            let window = show(split)
            #expect(split.displayMode == .secondaryOnly)
            #expect(secondary.navigationController?.view.frame == window.bounds)
            split.show(.primary)
            window.layoutIfNeeded()
            #expect(split.displayMode == .oneOverSecondary)
            #expect(primary.navigationController?.view.frame.width == 307)
            #expect(secondary.navigationController?.view.frame == window.bounds)
            try DeviceSimulator.use("iPhone 15")
        }

        /// "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (hacknicity.medium.com).
        @Test func barsOfIPadsAre50PointsTall() throws {
            try DeviceSimulator.use("iPad 9.7")
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.isToolbarHidden = false
            _ = show(navigation)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 768, height: 50))
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 974, width: 768, height: 50))
            navigation.navigationBar.prefersLargeTitles = true
            navigation.view.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 102)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            _ = show(tabs)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 974, width: 768, height: 50))
            try DeviceSimulator.use("iPhone 15")
        }

        @Test func columnsAreOneStackOnAPhone() throws {
            try DeviceSimulator.use("iPhone 15")
            let (split, primary, secondary) = split()
            let window = show(split)
            #expect(split.isCollapsed)
            let stack = try #require(secondary.navigationController)
            #expect(stack.viewControllers.map { $0 === primary } == [true, false])
            #expect(secondary.view.frame == window.bounds && secondary.view.safeAreaInsets.top == 59 + 44)
        }

        @Test func aPageFillsItsControllerAboveThePageControl() throws {
            try DeviceSimulator.use("iPhone 15")
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20]
            )
            let page = UIViewController()
            pages.setViewControllers([page], direction: .forward, animated: false)
            let window = show(pages)
            func place() -> CGRect { page.view.convert(page.view.bounds, to: nil) }
            #expect(place() == window.bounds)
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            let next = UIViewController()
            pages.setViewControllers([next], direction: .forward, animated: true)
            window.layoutIfNeeded()
            #expect(page.parent == nil && page.view.superview == nil && next.parent === pages)
            let source = PageSource(count: 3)
            pages.dataSource = source
            window.layoutIfNeeded()
            #expect(abs(next.view.frame.height - (852 - 37)) < 1e-9)
        }

        @Test func twoPagesShareTheWidthAtASpine() throws {
            let pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid])
            let (left, right) = (UIViewController(), UIViewController())
            pages.setViewControllers([left, right], direction: .forward, animated: false)
            pages.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            pages.view.layoutIfNeeded()
            #expect(left.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
            #expect(right.view.frame == CGRect(x: 200, y: 0, width: 200, height: 300))
        }

        private final class Collapsing: NSObject, UISplitViewControllerDelegate {
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { .primary }
        }

        @Test func aCollapsedSplitViewShowsTheColumnThatItsDelegateNames() throws {
            try DeviceSimulator.use("iPhone 15")
            let (list, detail, delegate) = (UIViewController(), UIViewController(), Collapsing())
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.delegate = delegate
            let window = show(split)
            #expect(split.isCollapsed && list.view.window === window && detail.viewIfLoaded?.window == nil)
        }

        @Test func aCustomPresentationPlacesItsView() throws {
            try DeviceSimulator.use("iPhone 15")
            let root = UIViewController()
            let window = show(root)
            let card = CardController(height: 400)
            root.present(card, animated: true)
            window.layoutIfNeeded()
            #expect(card.view.frame == CGRect(x: 0, y: 452, width: 393, height: 400))
            #expect(card.events == ["will begin", "did end"])
            root.dismiss(animated: true)
            #expect(card.view.window == nil && card.events.suffix(2) == ["will dismiss", "did dismiss"])
        }

        @Test func contentThatIsMissingIsReplacedInTheMiddle() throws {
            try DeviceSimulator.use("iPhone 15")
            let controller = UIViewController()
            let window = show(controller)
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No mail"
            configuration.secondaryText = "New mail is shown here."
            controller.contentUnavailableConfiguration = configuration
            window.layoutIfNeeded()
            let labels = controller.view.descendants(of: UILabel.self)
            #expect(labels.map(\.text) == ["No mail", "New mail is shown here."])
            for label in labels {
                #expect(abs(label.convert(label.bounds, to: nil).midX - 393 / 2) <= 0.5)
            }
        }
    }
}

extension UIView {
    /// The views of a class below this one, from back to front.
    func descendants<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
        subviews.flatMap { view in ((view as? Kind).map { [$0] } ?? []) + view.descendants(of: kind) }
    }
}
