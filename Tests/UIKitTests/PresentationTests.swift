import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Presentations of an app's own, bars that cover nothing, and scrolling that takes its time.
    @Suite struct PresentationTests {
        private final class Sheet: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                let bounds = containerView?.bounds ?? .zero
                return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
            }
        }

        /// Provides a sheet and animates it.
        private final class Director: NSObject, UIViewControllerTransitioningDelegate,
            UIViewControllerAnimatedTransitioning
        {
            var calls: [String] = []
            var held: (any UIViewControllerContextTransitioning)?
            var holds = false

            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                Sheet(presentedViewController: presented, presenting: presenting)
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }

            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 0.3 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                if let view = transitionContext.view(forKey: .to) {
                    calls.append("present")
                    transitionContext.containerView.addSubview(view)
                    if let to = transitionContext.viewController(forKey: .to) {
                        view.frame = transitionContext.finalFrame(for: to)
                    }
                } else {
                    calls.append("dismiss")
                }
                if holds { held = transitionContext } else { transitionContext.completeTransition(true) }
            }
            func animationEnded(_ transitionCompleted: Bool) { calls.append("ended") }
        }

        private final class Presented: UIViewController {
            var appearances: [String] = []
            override func viewWillAppear(_ animated: Bool) { appearances.append("will") }
            override func viewDidAppear(_ animated: Bool) { appearances.append("did") }
            override func viewDidDisappear(_ animated: Bool) { appearances.append("gone") }
        }

        private func shown() -> (UIWindow, UIViewController) {
            let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
            window.rootViewController = root
            window.makeKeyAndVisible()
            return (window, root)
        }

        /// As Apple's documentation of `presentationController` and of animator objects says.
        @Test func theDelegatePresentsAndAnimates() {
            let (window, root) = shown()
            let (controller, director) = (Presented(), Director())
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = director
            let presentation = controller.presentationController
            #expect(presentation is Sheet && controller.presentationController === presentation)
            var completions = 0
            root.present(controller, animated: true) { completions += 1 }
            #expect(director.calls == ["present", "ended"] && completions == 1)
            #expect(controller.presentationController === presentation)
            #expect(controller.view.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
            #expect(controller.view.window === window && controller.appearances == ["will", "did"])
            root.dismiss(animated: true) { completions += 1 }
            #expect(director.calls.suffix(2) == ["dismiss", "ended"] && completions == 2)
            #expect(controller.view.window == nil && controller.appearances.last == "gone")
            #expect(root.presentedViewController == nil)
        }

        @Test func aPresentationEndsWhenItsAnimatorSaysSo() {
            let (window, root) = shown()
            let (controller, director) = (Presented(), Director())
            (controller.modalPresentationStyle, director.holds) = (.custom, true)
            controller.transitioningDelegate = director
            var isComplete = false
            root.present(controller, animated: true) { isComplete = true }
            #expect(!isComplete && controller.appearances == ["will"])
            director.held?.completeTransition(true)
            #expect(isComplete && controller.appearances == ["will", "did"] && window.subviews.count == 2)
        }

        /// A sheet in the style of libraries, which ask their presentation controller how tall the container is.
        private final class Panel: UIViewController {
            let height: CGFloat = 200
            var top: CGFloat {
                guard let container = (presentationController as? PanelPresentation)?.containerView else {
                    return view.bounds.height
                }
                let insets = UIApplication.shared.keyWindow?.rootViewController?.view.safeAreaInsets ?? .zero
                return container.bounds.height - height - insets.bottom
            }
        }

        private final class PanelPresentation: UIPresentationController {
            override func containerViewWillLayoutSubviews() {
                super.containerViewWillLayoutSubviews()
                guard let panel = presentedViewController as? Panel, let container = containerView else {
                    return
                }
                let (top, bounds) = (panel.top, container.bounds)
                panel.view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
            }
        }

        private final class PanelDirector: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                PanelPresentation(presentedViewController: presented, presenting: presenting)
            }
        }

        @Test func aSheetOf200PointsStandsOnTheHomeIndicator() {
            let (window, root) = shown()
            let (panel, director) = (Panel(), PanelDirector())
            (panel.modalPresentationStyle, panel.transitioningDelegate) = (.custom, director)
            root.present(panel, animated: true)
            window.layoutIfNeeded()
            // 852 points less the sheet's 200 and the home indicator's 34.
            #expect(panel.view.frame.minY == 618 && panel.view.frame.height == 234)
        }

        @Test func withoutAnimationNoAnimatorIsAsked() {
            let (window, root) = shown()
            let (controller, director) = (Presented(), Director())
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = director
            root.present(controller, animated: false)
            #expect(director.calls.isEmpty && controller.view.frame.height == 200)
            #expect(controller.view.window === window)
        }

        /// The content of an opaque bar's controller begins below the bar, as Apple's documentation of
        /// `extendedLayoutIncludesOpaqueBars` says.
        @Test func contentBeginsBelowAnOpaqueBar() {
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            #expect(content.view.frame.minY == 0 && content.view.safeAreaInsets.top == 103)
            navigation.navigationBar.isTranslucent = false
            window.layoutIfNeeded()
            // The status bar's 59 points and the bar's 44.
            #expect(content.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
            #expect(content.view.safeAreaInsets.top == 0)
            content.extendedLayoutIncludesOpaqueBars = true
            window.layoutIfNeeded()
            #expect(content.view.frame.minY == 0 && content.view.safeAreaInsets.top == 103)
            navigation.navigationBar.isTranslucent = true
            content.edgesForExtendedLayout = []
            window.layoutIfNeeded()
            #expect(content.view.frame.minY == 103)
        }

        @Test func contentEndsAboveAnOpaqueTabBar() {
            let content = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [content]
            tabs.tabBar.isTranslucent = false
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            // The home indicator's 34 points and the bar's 49.
            #expect(content.view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
            #expect(content.view.safeAreaInsets.bottom == 0)
        }

        private final class Scrolled: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
        }

        /// As Apple's documentation of `scrollViewDidEndScrollingAnimation` says.
        @MainActor @Test func animatedScrollingEndsLater() async throws {
            let (view, delegate) = (
                UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Scrolled()
            )
            view.contentSize = CGSize(width: 100, height: 1000)
            view.delegate = delegate
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
            #expect(view.contentOffset == .zero && delegate.calls.isEmpty && view.isScrollAnimating)
            try await Task.sleep(for: .milliseconds(20))
            #expect(view.contentOffset.y == 50 && delegate.calls == ["scroll", "end"])
            view.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
            view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
            try await Task.sleep(for: .milliseconds(20))
            #expect(view.contentOffset.y == 10 && delegate.calls == ["scroll", "end", "scroll"])
        }
    }
}
