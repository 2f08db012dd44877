import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// When controllers are notified of appearing and disappearing, as in UIKit.
    @Suite struct ControllerAppearanceTests {
        /// The notifications of the controllers of a test, in order.
        private final class Log {
            private var entries: [String] = []
            func add(_ entry: String) { entries.append(entry) }
            /// What came since the last time.
            func take() -> [String] {
                defer { entries = [] }
                return entries
            }
        }

        private class Page: UIViewController {
            let name: String
            let log: Log

            init(_ name: String, _ log: Log) {
                (self.name, self.log) = (name, log)
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
            override func viewIsAppearing(_ animated: Bool) { log.add("\(name) is appearing") }
            override func viewDidLayoutSubviews() { log.add("\(name) laid out") }
            override func viewDidAppear(_ animated: Bool) { log.add("\(name) appeared") }
            override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
            override func viewDidDisappear(_ animated: Bool) { log.add("\(name) disappeared") }
        }

        private func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }

        @Test func aRootAppearsOnce() {
            let log = Log()
            let window = show(Page("a", log))
            #expect(log.take() == ["a will appear", "a is appearing", "a laid out", "a appeared"])
            window.makeKeyAndVisible()
            #expect(log.take().isEmpty)
        }

        @Test func anotherRootAppearsInPlaceOfTheFirst() {
            let log = Log()
            let window = show(Page("a", log))
            _ = log.take()
            window.rootViewController = Page("b", log)
            window.layoutIfNeeded()
            #expect(
                log.take() == [
                    "a will disappear", "a disappeared", "b will appear", "b is appearing", "b laid out",
                    "b appeared",
                ])
        }

        @Test func aChildAppearsWithItsView() {
            let log = Log()
            let (parent, child) = (Page("a", log), Page("b", log))
            let window = show(parent)
            _ = log.take()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(log.take() == ["b will appear"])
            window.layoutIfNeeded()
            #expect(
                log.take().filter { $0.hasPrefix("b") } == ["b is appearing", "b laid out", "b appeared"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.take() == ["b will disappear", "b disappeared"])
        }

        @Test func aChildOfAHiddenControllerAppearsWithIt() {
            let log = Log()
            let (parent, child) = (Page("a", log), Page("b", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(log.take().isEmpty)
            let window = show(parent)
            #expect(
                log.take().filter { !$0.hasSuffix("laid out") } == [
                    "a will appear", "b will appear", "a is appearing", "b is appearing", "a appeared",
                    "b appeared",
                ])
            window.rootViewController = nil
            #expect(
                log.take() == [
                    "a will disappear", "b will disappear", "a disappeared", "b disappeared",
                ])
        }

        @Test func aContainerMayForwardByItself() {
            final class Manual: Page {
                override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
            }
            let log = Log()
            let (parent, child) = (Manual("a", log), Page("b", log))
            let window = show(parent)
            _ = log.take()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            window.layoutIfNeeded()
            #expect(log.take().filter { $0 != "a laid out" } == ["b laid out"])
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            #expect(log.take() == ["b will appear", "b is appearing", "b appeared"])
        }

        @Test func aPushedControllerHasAppearedAfterItsLayout() {
            let log = Log()
            let (first, second) = (Page("a", log), Page("b", log))
            let navigation = UINavigationController(rootViewController: first)
            let window = show(navigation)
            #expect(log.take() == ["a will appear", "a is appearing", "a laid out", "a appeared"])
            navigation.pushViewController(second, animated: false)
            #expect(log.take() == ["a will disappear", "b will appear"])
            window.layoutIfNeeded()
            #expect(log.take() == ["b is appearing", "b laid out", "a disappeared", "b appeared"])
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(
                log.take().filter { $0 != "a laid out" } == [
                    "b will disappear", "a will appear", "a is appearing", "b disappeared", "a appeared",
                ])
        }

        @Test func aSelectedTabHasAppearedAfterItsLayout() {
            let log = Log()
            let tabs = UITabBarController()
            tabs.viewControllers = [Page("a", log), Page("b", log)]
            let window = show(tabs)
            _ = log.take()
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(
                log.take() == [
                    "a will disappear", "b will appear", "b is appearing", "b laid out", "a disappeared",
                    "b appeared",
                ])
        }

        @Test func aFullScreenPresentationHidesThePresenter() {
            let log = Log()
            let (first, second) = (Page("a", log), Page("b", log))
            let window = show(first)
            _ = log.take()
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: false) { log.add("done") }
            #expect(
                log.take() == [
                    "a will disappear", "b will appear", "b is appearing", "b laid out", "b appeared",
                    "a disappeared", "done",
                ])
            first.dismiss(animated: false) { log.add("done") }
            #expect(
                log.take().filter { $0 != "a laid out" } == [
                    "b will disappear", "a will appear", "a is appearing", "a appeared", "b disappeared",
                    "done",
                ])
            _ = window
        }

        @Test func aSheetLeavesThePresenterVisible() {
            let log = Log()
            let (first, second) = (Page("a", log), Page("b", log))
            let window = show(first)
            _ = log.take()
            first.present(second, animated: false)
            first.dismiss(animated: false)
            #expect(
                log.take() == [
                    "b will appear", "b is appearing", "b laid out", "b appeared", "b will disappear",
                    "b disappeared",
                ])
            _ = window
        }
    }
}
