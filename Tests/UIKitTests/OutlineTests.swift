import Testing
import UIKit

extension DeviceTests {
    /// Outlines of collections: what is in them, in which order, and what of them is shown.
    @Suite struct OutlineTests {
        private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

        private func outline() -> Outline {
            var outline = Outline()
            outline.append(["A", "B"])
            outline.append(["a1", "a2"], to: "A")
            outline.append(["x"], to: "a1")
            return outline
        }

        @Test func itemsStandBelowTheirParents() {
            var outline = outline()
            #expect(outline.items == ["A", "a1", "x", "a2", "B"] && outline.rootItems == ["A", "B"])
            #expect(outline.level(of: "x") == 2 && outline.parent(of: "a2") == "A")
            outline.insert(["b", "c"], after: "a1")
            outline.insert(["0"], before: "B")
            #expect(outline.items == ["A", "a1", "x", "b", "c", "a2", "0", "B"])
            #expect(outline.parent(of: "c") == "A" && outline.parent(of: "0") == nil)
            outline.delete(["a1"])
            #expect(outline.items == ["A", "b", "c", "a2", "0", "B"] && !outline.contains("x"))
            outline.append(["A", "b"], to: "b")
            outline.append(["new"], to: "unknown")
            #expect(outline.items.count == 6 && outline.parent(of: "b") == "A")
        }

        @Test func itemsAreVisibleBelowExpandedParents() {
            var outline = outline()
            #expect(outline.visibleItems == ["A", "B"] && !outline.isVisible("a1"))
            outline.expand(["a1"])
            #expect(outline.visibleItems == ["A", "B"])
            outline.expand(["A"])
            #expect(outline.visibleItems == ["A", "a1", "x", "a2", "B"] && outline.isVisible("x"))
            outline.collapse(["A"])
            #expect(outline.visibleItems == ["A", "B"] && outline.isExpanded("a1"))
        }

        @Test func partsAreOutlines() {
            var outline = outline()
            outline.expand(["a1"])
            let part = outline.snapshot(of: "A")
            #expect(part.items == ["a1", "x", "a2"] && part.rootItems == ["a1", "a2"])
            #expect(part.isExpanded("a1"))
            #expect(outline.snapshot(of: "A", includingParent: true).rootItems == ["A"])
            var other = Outline()
            other.append(["y"])
            outline.replace(childrenOf: "A", using: other)
            #expect(outline.items == ["A", "y", "B"] && outline.level(of: "y") == 1)
        }

        @Test func collectionsShowTheVisibleItems() throws {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                var content = $0.defaultContentConfiguration()
                content.text = $2
                $0.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var outline = outline()
            outline.expand(["A"])
            source.apply(outline, to: 7)
            collection.layoutIfNeeded()
            #expect(source.snapshot().itemIdentifiers == ["A", "a1", "a2", "B"])
            #expect(source.snapshot(for: 7).items.count == 5)
            #expect(source.indexPath(for: "B") == IndexPath(item: 3, section: 0))
            let cells = (0..<4).map { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
            let rows = try cells.map { try #require($0 as? UICollectionViewListCell) }
            #expect(rows.map(\.indentationLevel) == [0, 1, 1, 0])
            #expect(rows.map(\.frame.minY) == rows.map(\.frame.minY).sorted())
            outline.collapse(["A"])
            source.apply(outline, to: 7, animatingDifferences: false)
            collection.layoutIfNeeded()
            #expect(collection.numberOfItems(inSection: 0) == 2)
        }
    }
}
