import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Screens in the style of apps. Sizes follow from the screens' own constants and those of an iPhone 15: 393 × 852 points, 59
    /// of which are covered at the top and 34 at the bottom.
    @MainActor @Suite struct AppScreenTests {
        private func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return window
        }

        // MARK: - Tags

        @Test func tagsBreakIntoLines() throws {
            let list = TagListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let tags = list.addTags(["One", "Two", "Three", "A much longer tag than the view", "Five"])
            list.layoutIfNeeded()
            // 12 points of the font and twice 4 of padding.
            #expect(tags.allSatisfy { $0.frame.height == 20 && $0.frame.maxX <= 100 })
            #expect(tags[0].frame.origin == .zero && tags[1].frame.minX == tags[0].frame.maxX + 5)
            #expect(tags[3].frame.minX == 0 && tags[3].frame.width == 100)
            #expect(tags[4].frame.minY == tags[3].frame.minY + 22)
            #expect(list.intrinsicContentSize.height == CGFloat(list.rows) * 22 - 2)
            tags[0].sendActions(for: .touchUpInside)
            #expect(tags[0].isSelected && tags[0].backgroundColor == .systemBlue)
            list.alignment = .right
            list.layoutIfNeeded()
            #expect(tags[4].frame.maxX == 100)
        }

        // MARK: - The keyboard

        @Test func aFormStaysAboveTheKeyboard() throws {
            let form = KeyboardAvoidingController()
            let window = show(form)
            for name in ["Name", "Mail", "Phone"] { form.addField(name) }
            form.addRule(after: 30)
            window.layoutIfNeeded()
            let button = form.submit.frame
            #expect(button.maxY == 852 - 34 - 12 && button.height >= 50)
            #expect(form.scrollView.frame.maxY == button.minY - 12)
            // Margins of 20, three fields of 44, twice the system's 8 between them, 30 and a rule of a pixel.
            #expect(form.stack.frame.width == 393)
            let content = 20 + 3 * 44 + 2 * 8 + 30 + 1.0 / 3 + 20 as CGFloat
            #expect(abs(form.scrollView.contentSize.height - content) < 0.01)

            form.fields[0].becomeFirstResponder()
            #expect(form.view.firstResponder === form.fields[0])
            KeyboardSimulator.show(in: window, height: 300)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            window.layoutIfNeeded()
            #expect(abs(form.submit.frame.maxY - (852 - 300 - 12)) < 0.01)
            KeyboardSimulator.hide(in: window)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            window.layoutIfNeeded()
            #expect(form.submit.frame == button)
        }

        @Test func returnGoesToTheNextFieldAndThenSends() {
            let form = KeyboardAvoidingController()
            let window = show(form)
            for name in ["Name", "Mail"] { form.addField(name) }
            window.layoutIfNeeded()
            form.fields[0].becomeFirstResponder()
            #expect(form.textFieldShouldReturn(form.fields[0]) == false)
            #expect(form.fields[1].isFirstResponder && !form.fields[0].isFirstResponder)
            #expect(form.textFieldShouldReturn(form.fields[1]) == false)
            #expect(form.submissions == 1 && form.view.firstResponder == nil)
            #expect(form.fields[0].owningController === form)
        }

        // MARK: - Containers

        @Test func aDrawerStandsAtItsHeights() {
            let (main, inner) = (UIViewController(), UIViewController())
            let drawer = DrawerController(main: main, drawer: inner)
            let window = show(drawer)
            #expect(main.view.frame == drawer.view.bounds && inner.parent === drawer)
            // 80 points and the home indicator's.
            #expect(drawer.card.frame == CGRect(x: 0, y: 852 - 114, width: 393, height: 114))
            #expect(inner.view.frame == CGRect(x: 0, y: 15, width: 393, height: 99))
            #expect(main.view.safeAreaInsets.bottom == 114)
            drawer.move(to: .full)
            window.layoutIfNeeded()
            #expect(drawer.card.frame.minY == 59)
            drawer.move(to: .half, animated: false)
            window.layoutIfNeeded()
            let half: CGFloat = 114 + (793 - 114) / 2
            #expect(abs(drawer.card.frame.height - half) < 0.5)
            #expect(drawer.card.shape.path?.boundingBox.height == drawer.card.bounds.height)
            inner.unembed()
            #expect(inner.parent == nil && inner.view.superview == nil)
        }

        @Test func segmentsExchangePages() {
            let pages = ["One", "Two"].map { title in
                let page = UIViewController()
                page.title = title
                return page
            }
            let container = SegmentedContainer(pages: pages)
            let window = show(container)
            #expect(container.segments.numberOfSegments == 2)
            let bar = container.segments.convert(container.segments.bounds, to: nil)
            #expect(bar.minY == 59)
            #expect(container.segments.titleForSegment(at: 1) == "Two")
            // Constraints are to the alignment rectangle, a point lower than which the control ends.
            let top = container.segments.alignmentRect(forFrame: bar).maxY + 8
            #expect(pages[0].view.convert(pages[0].view.bounds, to: nil).minY == top)
            container.segments.selectedSegmentIndex = 1
            container.segments.sendActions(for: .valueChanged)
            window.layoutIfNeeded()
            #expect(container.children == [pages[1]] && pages[0].view.window == nil)
            #expect(
                pages[1].view.convert(pages[1].view.bounds, to: nil)
                    == CGRect(x: 0, y: top, width: 393, height: 852 - top))
        }

        @Test func aSheetAsksForTheHeightOfItsContent() throws {
            let (root, sheet) = (UIViewController(), FittingSheetController())
            let window = show(root)
            sheet.label.text = String(repeating: "Some words ", count: 30)
            root.present(sheet, animated: true)
            window.layoutIfNeeded()
            #expect(sheet.label.frame.minX == 24 && sheet.label.frame.width == 393 - 48)
            let detents = try #require(sheet.sheetPresentationController?.detents)
            #expect(detents.count == 2 && sheet.sheetPresentationController?.prefersGrabberVisible == true)
        }

        // MARK: - A collection

        @Test func sectionsHaveTheirLayouts() throws {
            let controller = CatalogueController()
            let window = show(UINavigationController(rootViewController: controller))
            controller.apply([
                .featured: [Product(name: "Chair", price: 40), Product(name: "Table", price: 120)],
                .grid: (0..<4).map { Product(name: "Thing \($0)", price: 5) },
                .list: [Product(name: "Rug", price: 30), Product(name: "Lamp", price: 25)],
            ])
            window.layoutIfNeeded()
            let collection: UICollectionView = try #require(controller.collectionView)
            func frame(_ item: Int, _ section: Int) -> CGRect {
                collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
                    ?? .zero
            }
            #expect(collection.numberOfSections == 3 && collection.numberOfItems(inSection: 1) == 4)
            // Headers of 30 points.
            #expect(frame(0, 0).minY == 30 && frame(0, 0).height == 180)
            #expect(abs(frame(0, 0).width - 0.8 * 393) < 0.5)
            // 20 points between sections; two columns in 393 − 2 × 16 points with 12 between them.
            let width = (393 - 32 - 12) / 2.0 as CGFloat
            #expect(frame(0, 1).minY == 30 + 180 + 20 + 30 && frame(0, 1).minX == 16)
            #expect(abs(frame(1, 1).minX - (16 + width + 12)) < 0.5 && abs(frame(0, 1).width - width) < 0.5)
            let cell = try #require(
                collection.cellForItem(at: IndexPath(item: 0, section: 1)) as? ProductCell)
            // An image of 60 points, two lines of text, 4 points between them and 8 around.
            let texts = cell.nameLabel.frame.height + cell.priceLabel.frame.height
            #expect(abs(cell.frame.height - (60 + texts + 2 * 4 + 2 * 8)) < 0.5)
            #expect(frame(2, 1).minY == frame(0, 1).maxY + 12)
            #expect(frame(0, 2).minX == 0 && frame(0, 2).width == 393)
            #expect(frame(1, 2).minY == frame(0, 2).maxY)
        }

        @Test func changesOfASnapshotAreShown() throws {
            let controller = CatalogueController()
            let window = show(controller)
            var products = (0..<3).map { Product(name: "Thing \($0)", price: 5) }
            controller.apply([.grid: products])
            window.layoutIfNeeded()
            let path = IndexPath(item: 1, section: 0)
            controller.collectionView(controller.collectionView, didSelectItemAt: path)
            #expect(controller.selected == [products[1]])
            let menu = controller.collectionView(
                controller.collectionView, contextMenuConfigurationForItemAt: path, point: .zero)
            #expect(menu?.identifier as? IndexPath == path)
            products.removeFirst()
            controller.apply([.grid: products], animated: true)
            window.layoutIfNeeded()
            #expect(controller.dataSource.snapshot().itemIdentifiers == products)
            #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
        }
    }
}
