import Testing
import UIKit

extension DeviceTests {
    /// What collections and tables say and do between updates and layouts, as the suites of libraries for iOS expect it.
    @Suite struct CollectionTests {
        private final class Items: NSObject, UICollectionViewDataSource {
            var count = 3
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { count }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }

        private final class Counting: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }

        private let items = Items()

        private func makeCollection<Collection: UICollectionView>(
            _ type: Collection.Type, _ layout: UICollectionViewLayout
        ) -> Collection? {
            let made: UICollectionView =
                type == Counting.self
                ? Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
                : UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
            made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            made.dataSource = items
            return made as? Collection
        }

        @Test func visibleItemsAreThoseOfTheLastLayout() throws {
            let collection = try #require(makeCollection(UICollectionView.self, UICollectionViewFlowLayout()))
            #expect(collection.indexPathsForVisibleItems.isEmpty && collection.visibleCells.isEmpty)
            collection.layoutIfNeeded()
            #expect(collection.indexPathsForVisibleItems.count == 3 && collection.visibleCells.count == 3)
        }

        @Test func updatesDoNotReload() throws {
            let collection = try #require(makeCollection(Counting.self, UICollectionViewFlowLayout()))
            collection.layoutIfNeeded()
            collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
            collection.reloadSections(IndexSet(integer: 0))
            items.count = 4
            collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 3, section: 0)]) }
            collection.layoutIfNeeded()
            #expect(collection.reloads == 0 && collection.visibleCells.count == 4)
            collection.reloadData()
            #expect(collection.reloads == 1)
        }

        @Test func aHeaderWithoutASizeHasAttributes() throws {
            let collection = try #require(makeCollection(UICollectionView.self, UICollectionViewFlowLayout()))
            collection.layoutIfNeeded()
            let kind = UICollectionView.elementKindSectionHeader
            let attributes = collection.collectionViewLayout.layoutAttributesForSupplementaryView(
                ofKind: kind, at: IndexPath(item: 0, section: 0))
            #expect(attributes?.size == .zero)
            #expect(
                collection.collectionViewLayout.layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: 1)) == nil)
            #expect(collection.visibleSupplementaryViews(ofKind: kind).isEmpty)
        }

        /// Places cells one below another, each in the size that it prefers.
        private final class Column: UICollectionViewLayout {
            private var sizes: [IndexPath: CGSize] = [:]
            private(set) var invalidations = 0

            private func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
                let path = IndexPath(item: index, section: 0)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let above = (0..<index).map { sizes[IndexPath(item: $0, section: 0)]?.height ?? 0 }
                attributes.frame = CGRect(
                    origin: CGPoint(x: 0, y: above.reduce(0, +)), size: sizes[path] ?? .zero)
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map(attributes)
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool { preferredAttributes.size != originalAttributes.size }
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                sizes[originalAttributes.indexPath] = preferredAttributes.size
                invalidations += 1
                return UICollectionViewLayoutInvalidationContext()
            }
        }

        private final class Sized: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let block = Block(70, 20)
                contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                    block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                    block.topAnchor.constraint(equalTo: contentView.topAnchor),
                    block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }

        @Test func aLayoutFollowsTheSizesThatCellsPrefer() throws {
            let layout = Column()
            let collection = try #require(makeCollection(UICollectionView.self, layout))
            collection.register(Sized.self, forCellWithReuseIdentifier: "cell")
            collection.layoutIfNeeded()
            let frames = collection.visibleCells.map(\.frame)
            #expect(frames == (0..<3).map { CGRect(x: 0, y: 24 * $0, width: 80, height: 24) })
            #expect(layout.invalidations == 3)
            // UIKit's own layouts don't follow unless they estimate.
            #expect(
                !UICollectionViewLayout().shouldInvalidateLayout(
                    forPreferredLayoutAttributes: .init(forCellWith: IndexPath(item: 0, section: 0)),
                    withOriginalAttributes: .init(forCellWith: IndexPath(item: 0, section: 0))))
        }

        private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var made = 0
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made += 1
                return UITableViewCell()
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
        }

        @Test func aTablesRectanglesAreRightBeforeItsLayout() {
            let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Rows())
            table.dataSource = rows
            table.delegate = rows
            table.reloadData()
            let header = CGRect(x: 0, y: 180, width: 300, height: 30)
            #expect(table.rectForHeader(inSection: 1) == header && rows.made == 0)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY == 260)
            #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 180))
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 215)) == IndexPath(row: 0, section: 1))
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 1) == header && rows.made > 0)
        }

        private final class ConfiguredCell: UICollectionViewCell {
            var title = "" { didSet { setNeedsUpdateConfiguration() } }
            override func updateConfiguration(using state: UICellConfigurationState) {
                var content = UIListContentConfiguration.cell()
                content.text = title
                content.directionalLayoutMargins.top = 50
                contentConfiguration = content
            }
        }

        /// A cell that sets its content where UIKit asks for it is as tall as that.
        @Test func aCellIsConfiguredBeforeItIsMeasured() throws {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let layout = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group))
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<ConfiguredCell, String> { cell, _, item in
                cell.title = item
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Title"])
            source.apply(snapshot)
            collection.layoutIfNeeded()
            let cell = try #require(collection.visibleCells.first)
            let label = UILabel()
            (label.font, label.text) = (.preferredFont(forTextStyle: .body), "Title")
            let height = 50 + label.intrinsicContentSize.height + 11
            #expect(abs(cell.frame.height - height) < 0.5)
        }
    }
}
