import Testing
import UIKit

extension DeviceTests {
    /// Compositional layouts with frames worked out by hand.
    @Suite struct CompositionalLayoutTests {
        private final class Source: NSObject, UICollectionViewDataSource {
            let counts: [Int]
            init(_ counts: [Int]) { self.counts = counts }
            func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            {
                counts[section]
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = UICollectionViewCell(frame: .zero)
                let block = Block(10, CGFloat(20 + 10 * indexPath.item))
                cell.contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                ])
                return cell
            }
        }

        private func frames(
            of layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 400)
        ) -> [[CGRect]] {
            let source = Source(counts)
            let view = UICollectionView(
                frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            view.dataSource = source
            view.layoutIfNeeded()
            return counts.enumerated().map { section, count in
                (0..<count).map {
                    layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
                }
            }
        }

        @Test func itemsOfAShareFillRows() {
            let item = NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
            item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 6
            section.contentInsets = .init(top: 5, leading: 10, bottom: 7, trailing: 10)
            let layout = UICollectionViewCompositionalLayout(section: section)
            let found = frames(of: layout, counts: [4])[0]
            // 300 points between the insets: three items of 100, inset by 2.
            #expect(found[0] == CGRect(x: 12, y: 7, width: 96, height: 40))
            #expect(found[2] == CGRect(x: 212, y: 7, width: 96, height: 40))
            #expect(found[3] == CGRect(x: 12, y: 57, width: 96, height: 40))
            // Insets of 5 and 7, two rows of 44 and the spacing.
            #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 106))
        }

        @Test func aCountSharesAGroupOut() {
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
                subitem: item, count: 3)
            group.interItemSpacing = .fixed(10)
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let found = frames(of: layout, counts: [2])[0]
            #expect(
                found == [
                    CGRect(x: 0, y: 0, width: 100, height: 160),
                    CGRect(x: 110, y: 0, width: 100, height: 160),
                ])
        }

        @Test func groupsNest() {
            let full = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
            let large = NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(0.75), heightDimension: .fractionalHeight(1)))
            let pair = NSCollectionLayoutGroup.vertical(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
                subitems: [NSCollectionLayoutItem(layoutSize: full)])
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
                subitems: [large, pair])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let found = frames(of: layout, counts: [4])[0]
            #expect(
                found == [
                    CGRect(x: 0, y: 0, width: 240, height: 100), CGRect(x: 240, y: 0, width: 80, height: 50),
                    CGRect(x: 240, y: 50, width: 80, height: 50),
                    CGRect(x: 0, y: 100, width: 240, height: 100),
                ])
        }

        @Test func rowsOfAListAreAsTallAsTheirCells() {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let found = frames(of: layout, counts: [2, 1])
            #expect(found[0][0] == CGRect(x: 16, y: 0, width: 288, height: 20))
            #expect(found[0][1] == CGRect(x: 16, y: 20, width: 288, height: 30))
            #expect(found[1][0] == CGRect(x: 16, y: 50, width: 288, height: 20))
        }

        @Test func orthogonalGroupsGoOnBeyondTheEdge() {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 10
            let layout = UICollectionViewCompositionalLayout(section: section)
            let found = frames(of: layout, counts: [3])[0]
            #expect(found.map(\.minX) == [0, 210, 420] && found.allSatisfy { $0.minY == 0 })
            #expect(layout.collectionViewContentSize.height == 50)
        }

        @Test func aSnapshotKeepsItsOrder() {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2, 3], toSection: "a")
            snapshot.appendItems([4])
            snapshot.moveItem(4, beforeItem: 2)
            snapshot.insertItems([5], afterItem: 3)
            snapshot.deleteItems([1])
            #expect(snapshot.itemIdentifiers == [4, 2, 3, 5] && snapshot.numberOfItems(inSection: "b") == 0)
            #expect(snapshot.sectionIdentifier(containingItem: 5) == "a" && snapshot.indexOfItem(3) == 2)
            // A section that isn't there has no items, and none beside an item that isn't there are added.
            snapshot.insertItems([9], afterItem: 77)
            #expect(snapshot.itemIdentifiers(inSection: "c").isEmpty && snapshot.indexOfItem(9) == nil)
        }
    }
}
