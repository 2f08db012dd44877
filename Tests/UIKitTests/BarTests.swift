import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Navigation bars and tab bars reduce the safe area. The device is an iPhone 15: 393 × 852, 59 above and 34 below.
    @Suite struct BarTests {
        private final class Page: UIViewController {
            let content = UIView()
            var events: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                content.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(content)
                let area = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: area.topAnchor),
                    content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                    content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                ])
            }
            override func viewWillAppear(_ animated: Bool) { events.append("will") }
            override func viewDidAppear(_ animated: Bool) { events.append("did") }
            override func viewDidDisappear(_ animated: Bool) { events.append("gone") }
        }

        private func show(_ controller: UIViewController) throws -> UIWindow {
            try DeviceSimulator.use("iPhone 15")
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }

        @Test func contentBeginsUnderANavigationBar() throws {
            let page = Page()
            page.title = "Inbox"
            let navigation = UINavigationController(rootViewController: page)
            let window = try show(navigation)
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
            #expect(page.content.frame == CGRect(x: 0, y: 103, width: 393, height: 715))
            #expect(page.navigationController === navigation && page.navigationItem.title == "Inbox")
            let title = try #require(
                navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Inbox" })
            #expect(abs(title.frame.midX - 393 / 2) <= 0.5 && abs(title.frame.midY - 22) <= 0.5)
            navigation.setNavigationBarHidden(true, animated: false)
            window.layoutIfNeeded()
            #expect(page.content.frame.minY == 59)
        }

        @Test func largeTitlesTakeFiftyTwoPointsMore() throws {
            let page = Page()
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            let window = try show(navigation)
            #expect(abs(page.content.frame.minY - (59 + 96)) < 1e-9)
            _ = window
        }

        @Test func pushingShowsAnotherPageAndALeadBack() throws {
            let (first, second) = (Page(), Page())
            first.title = "First"
            second.title = "Second"
            let navigation = UINavigationController(rootViewController: first)
            let window = try show(navigation)
            #expect(first.events == ["will", "did"])
            navigation.pushViewController(second, animated: true)
            window.layoutIfNeeded()
            #expect(navigation.topViewController === second && second.parent === navigation)
            #expect(second.view.window === window && first.view.window == nil)
            #expect(second.content.frame.minY == 103)
            #expect(first.events == ["will", "did", "gone"] && second.events == ["will", "did"])
            let back = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIButton }.first)
            #expect(back.currentTitle == "First" && back.frame.minX == 8)
            back.sendActions(for: .primaryActionTriggered)
            #expect(navigation.viewControllers.count == 1 && navigation.topViewController === first)
            #expect(second.parent == nil)
            #expect(navigation.popViewController(animated: false) == nil)
        }

        @Test func contentEndsAboveATabBar() throws {
            let (first, second) = (Page(), Page())
            first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
            second.title = "Two"
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: first), second]
            let window = try show(tabs)
            #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
            #expect(first.content.frame == CGRect(x: 0, y: 103, width: 393, height: 666))
            #expect(first.tabBarController === tabs && tabs.selectedIndex == 0)
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(tabs.selectedViewController === second)
            #expect(second.content.frame == CGRect(x: 0, y: 59, width: 393, height: 710))
            let titles = tabs.tabBar.subviews.compactMap { $0 as? UILabel }
            #expect(titles.last?.text == "Two")
            // The second of two columns of 196.5.
            #expect(titles.last.map { abs($0.frame.midX - 294.75) <= 0.5 } == true)
        }

        @Test func aPushedPageMayHideTheTabBar() throws {
            let (first, second) = (Page(), Page())
            second.hidesBottomBarWhenPushed = true
            let navigation = UINavigationController(rootViewController: first)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = try show(tabs)
            #expect(first.view.safeAreaInsets.bottom == 83)
            navigation.pushViewController(second, animated: false)
            window.layoutIfNeeded()
            #expect(second.view.safeAreaInsets.bottom == 34)
            #expect(!tabs.tabBar.frame.intersects(window.bounds.insetBy(dx: 1, dy: 1)))
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(first.view.safeAreaInsets.bottom == 83 && tabs.tabBar.frame.minY == 769)
        }

        @Test func anAutomaticLargeTitleFollowsThePageBefore() throws {
            let (first, second) = (Page(), Page())
            first.navigationItem.largeTitleDisplayMode = .never
            let navigation = UINavigationController(rootViewController: first)
            navigation.navigationBar.prefersLargeTitles = true
            let window = try show(navigation)
            navigation.pushViewController(second, animated: false)
            window.layoutIfNeeded()
            #expect(second.content.frame.minY == 103)
            second.navigationItem.largeTitleDisplayMode = .always
            window.layoutIfNeeded()
            #expect(second.content.frame.minY == 155)
        }

        @Test func aRootsMarginsAreAtLeastTheSystems() throws {
            let page = Page()
            page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 0, bottom: 0, trailing: 30)
            let window = try show(page)
            // 16 points on a screen of less than 400, and what is wider as it is.
            #expect(page.view.layoutMarginsGuide.layoutFrame.minX == 16)
            #expect(page.view.layoutMarginsGuide.layoutFrame.maxX == 363)
            page.viewRespectsSystemMinimumLayoutMargins = false
            window.layoutIfNeeded()
            #expect(page.view.layoutMarginsGuide.layoutFrame.minX == 0)
        }

        @Test func physicalMarginsFollowTheDirection() {
            let view = UIView()
            view.semanticContentAttribute = .forceRightToLeft
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        }
    }
}
