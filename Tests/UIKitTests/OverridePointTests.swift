import Testing
import UIKit

extension DeviceTests {
    /// Override points of controllers, cells, layouts and scroll views are called when Apple's documentation says so.
    @Suite struct OverridePointTests {
        private final class Parent: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                super.preferredContentSizeDidChange(forChildContentContainer: container)
                sizes.append(container.preferredContentSize)
            }
        }

        @Test func aParentIsNotifiedOfAPreferredSize() {
            let (parent, child) = (Parent(), UIViewController())
            child.preferredContentSize = CGSize(width: 1, height: 1)
            parent.addChild(child)
            child.preferredContentSize = CGSize(width: 300, height: 200)
            child.preferredContentSize = CGSize(width: 300, height: 200)
            #expect(parent.sizes == [CGSize(width: 300, height: 200)])
        }

        /// Records why it appears and disappears.
        private final class Witness: UIViewController {
            var calls: [String] = []
            private func note(_ call: String) {
                let reasons = [
                    isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                    isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
                ]
                calls.append(([call] + reasons.compactMap { $0 }).joined(separator: " "))
            }
            override func viewWillAppear(_ animated: Bool) { note("will appear") }
            override func viewDidAppear(_ animated: Bool) { note("did appear") }
            override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        }

        private func window(_ root: UIViewController) -> UIWindow {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }

        @Test func aControllerKnowsWhyItAppears() {
            let root = UIViewController()
            let window = window(root)
            let modal = Witness()
            root.present(modal, animated: false)
            root.dismiss(animated: false)
            #expect(
                modal.calls == [
                    "will appear presented", "did appear presented", "will disappear dismissed",
                    "did disappear dismissed",
                ])
            let stack = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = stack
            window.layoutIfNeeded()
            let pushed = Witness()
            stack.pushViewController(pushed, animated: false)
            window.layoutIfNeeded()
            stack.pushViewController(UIViewController(), animated: false)
            window.layoutIfNeeded()
            stack.popViewController(animated: false)
            window.layoutIfNeeded()
            stack.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(
                pushed.calls == [
                    "will appear to parent", "did appear to parent", "will disappear", "did disappear",
                    "will appear", "did appear", "will disappear from parent", "did disappear from parent",
                ])
        }

        /// Gives its child half of its width.
        private final class Halves: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        private final class Turning: UIViewController {
            var calls: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                calls.append("traits \(newCollection.verticalSizeClass == .compact)")
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                calls.append("size \(size.width)")
            }
        }

        @Test func controllersAreNotifiedBeforeTheDeviceIsTurned() throws {
            try DeviceSimulator.use("iPhone 15")
            let (root, child, modal) = (Halves(), Turning(), Turning())
            let window = window(root)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            DeviceSimulator.rotate(to: .landscapeLeft)
            defer { DeviceSimulator.rotate(to: .portrait) }
            #expect(child.calls == ["traits true", "size 426.0"])
            #expect(modal.calls == ["traits true", "size 852.0"])
            #expect(window.bounds.width == 852)
        }

        private final class Cell: UITableViewCell {
            var calls: [String] = []
            override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
            override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
        }
        private final class Rows: NSObject, UITableViewDataSource {
            let cell = Cell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cell
            }
        }

        @Test func cellsAreNotifiedOfEditing() {
            let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
            table.dataSource = rows
            table.layoutIfNeeded()
            table.setEditing(true, animated: false)
            #expect(rows.cell.isEditing)
            table.setEditing(false, animated: false)
            #expect(rows.cell.calls == ["will 1", "did 1", "will 0", "did 0"])
        }

        private final class Layout: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                for item in updateItems {
                    let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
                    calls.append("\(item.updateAction) \(before ?? -1) \(after ?? -1)")
                }
            }
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                calls.append("initial \(itemIndexPath.item)")
                return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                calls.append("final \(itemIndexPath.item)")
                return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            }
            override func finalizeCollectionViewUpdates() { calls.append("finalize") }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                calls.append("bounds \(newBounds.minY)")
                return super.invalidationContext(forBoundsChange: newBounds)
            }
            override func prepareForTransition(to newLayout: UICollectionViewLayout) { calls.append("to") }
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
                calls.append("from")
            }
            override func finalizeLayoutTransition() { calls.append("transition") }
        }
        private final class Items: NSObject, UICollectionViewDataSource {
            var count = 3
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }

        @Test func aLayoutIsToldOfChanges() {
            let (items, layout) = (Items(), Layout())
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
            view.dataSource = items
            view.layoutIfNeeded()
            items.count = 3
            view.performBatchUpdates {
                view.insertItems(at: [IndexPath(item: 2, section: 0)])
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            view.layoutIfNeeded()
            #expect(layout.calls == ["insert -1 2", "delete 0 -1", "initial 2", "final 0", "finalize"])
            layout.calls = []
            view.contentOffset.y = 30
            view.layoutIfNeeded()
            #expect(layout.calls == ["bounds 30.0"])
            layout.calls = []
            let other = Layout()
            view.setCollectionViewLayout(other, animated: false)
            #expect(layout.calls == ["to", "transition"] && other.calls == ["from", "transition"])
        }

        private final class Scroll: UIScrollView {
            var adjustments = 0
            override func adjustedContentInsetDidChange() { adjustments += 1 }
        }
        private final class Follower: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }

        /// Apple's documentation of `scrollViewDidScroll`: the user or the app scrolled the content.
        @Test func scrollViewsReportEveryOffset() {
            let (scroll, follower) = (Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Follower())
            scroll.contentSize.height = 500
            scroll.delegate = follower
            scroll.contentOffset.y = 10
            scroll.contentOffset.y = 10
            scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
            #expect(follower.offsets == [10, 20])
            scroll.contentInset.top = 5
            scroll.contentInset.top = 5
            #expect(scroll.adjustments == 1)
        }

        private final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }

        /// Apple's documentation of `tintColorDidChange`: also where the colour is inherited.
        @Test func viewsAreNotifiedOfAnInheritedTint() {
            let (outer, inherits, own) = (Tinted(), Tinted(), Tinted())
            own.tintColor = .red
            outer.add(inherits, own)
            outer.tintColor = .green
            outer.tintAdjustmentMode = .dimmed
            #expect(outer.changes == 2 && inherits.changes == 2 && own.changes == 1)
        }
    }
}
