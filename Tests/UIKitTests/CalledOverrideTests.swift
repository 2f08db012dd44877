import Testing
import UIKit

extension DeviceTests {
    /// Override points that views, controllers, cells and presentations are called at, each in its place.
    @Suite struct CalledOverrideTests {
        private final class Witness: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                calls.append("superview \(newSuperview != nil)")
            }
            override func willMove(toWindow newWindow: UIWindow?) {
                calls.append("window \(newWindow != nil)")
            }
            override func safeAreaInsetsDidChange() { calls.append("safe area \(safeAreaInsets.top)") }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 5 }
        }

        @Test func aViewIsNotifiedBeforeItMoves() throws {
            try DeviceSimulator.use("iPhone 15")
            let (window, view) = (UIWindow(), Witness(frame: UIScreen.main.bounds))
            window.addSubview(view)
            window.makeKeyAndVisible()
            view.removeFromSuperview()
            #expect(
                view.calls == [
                    "superview true", "window true", "safe area 59.0", "superview false", "window false",
                ])
        }

        @Test func aViewAnswersForItsSizeAndItsPoints() {
            let view = Witness(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
            view.sizeToFit()
            #expect(view.frame == CGRect(x: 1, y: 2, width: 12, height: 34))
            #expect(view.hitTest(CGPoint(x: 4, y: 40), with: nil) === view)
            #expect(view.hitTest(CGPoint(x: 6, y: 3), with: nil) == nil)
        }

        private final class Key: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }

        @Test func windowsAreNotifiedOfBeingKey() {
            let (first, second) = (Key(), Key())
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            first.makeKey()
            first.isHidden = true
            #expect(first.calls == ["become", "resign", "become", "resign"])
            #expect(second.calls == ["become", "resign"])
        }

        private final class Child: UIViewController {
            var calls: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                calls.append("will \(parent != nil)")
            }
            override func didMove(toParent parent: UIViewController?) { calls.append("did \(parent != nil)") }
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("editing \(editing)")
            }
        }

        @Test func containersNotifyTheirChildren() {
            let (stack, child) = (UINavigationController(rootViewController: UIViewController()), Child())
            stack.pushViewController(child, animated: false)
            stack.popViewController(animated: false)
            #expect(child.calls == ["will true", "did true", "will false", "did false"])
            child.calls = []
            UIButton(primaryAction: child.editButtonItem.primaryAction).sendActions(
                for: .primaryActionTriggered)
            #expect(child.calls == ["editing true"] && child.isEditing)
        }

        private final class Cell: UICollectionViewCell {
            static nonisolated(unsafe) var calls: [String] = []
            override func prepareForReuse() { Self.calls.append("reuse") }
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                Self.calls.append("apply \(layoutAttributes.frame.height)")
            }
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                Self.calls.append("prefer")
                layoutAttributes.size.height = 60
                return layoutAttributes
            }
            override func willTransition(
                from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
            ) { Self.calls.append("will") }
            override func didTransition(
                from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
            ) { Self.calls.append("did") }
        }
        private final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        @Test func collectionsCallTheirCells() {
            let (layout, items) = (UICollectionViewFlowLayout(), Items())
            layout.itemSize = CGSize(width: 300, height: 100)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            Cell.calls = []
            view.layoutIfNeeded()
            #expect(Set(Cell.calls) == ["apply 100.0"])
            view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
            view.layoutIfNeeded()
            view.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
            view.layoutIfNeeded()
            #expect(Cell.calls.contains("reuse"))
            Cell.calls = []
            let estimating = UICollectionViewFlowLayout()
            estimating.estimatedItemSize = CGSize(width: 300, height: 50)
            view.setCollectionViewLayout(estimating, animated: false)
            #expect(Cell.calls == ["will", "did"])
            view.layoutIfNeeded()
            #expect(Cell.calls.contains("prefer") && Cell.calls.last == "apply 60.0")
        }

        private final class Place: UIPresentationController {
            var calls: [String] = []
            override func presentationTransitionWillBegin() { calls.append("begin") }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end \(completed)") }
            override func dismissalTransitionWillBegin() { calls.append("begin dismissal") }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                calls.append("dismissed \(completed)")
            }
            override func containerViewWillLayoutSubviews() { calls.append("will lay out") }
            override func containerViewDidLayoutSubviews() { calls.append("did lay out") }
            override var shouldRemovePresentersView: Bool {
                calls.append("removes")
                return false
            }
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 1, y: 2, width: 3, height: 4)
            }
        }
        private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
            var place: Place?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                let made = Place(presentedViewController: presented, presenting: presenting)
                place = made
                return made
            }
        }

        @Test func aPresentationIsCalledInOrder() {
            let (window, root, modal) = (UIWindow(), UIViewController(), UIViewController())
            window.rootViewController = root
            window.makeKeyAndVisible()
            let provider = Provider()
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = provider
            root.present(modal, animated: false)
            #expect(modal.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            root.dismiss(animated: false)
            let calls = provider.place?.calls.filter { $0 != "removes" }
            #expect(
                calls == [
                    "begin", "will lay out", "did lay out", "end true", "begin dismissal", "dismissed true",
                ])
            #expect(provider.place?.calls.contains("removes") == true)
        }

        private final class Rounded: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 1, y: 2, width: contentRect.width, height: 20)
            }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 0) }
        }

        @Test func aButtonPlacesItsTitleInItsRectangles() {
            let button = Rounded(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            button.setTitle("Title", for: .normal)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 90, height: 20))
        }
    }
}
