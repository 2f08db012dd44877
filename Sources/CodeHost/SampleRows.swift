import UIKit

/// Rows for lists that are empty until an app has data: of each class of cell that a list knows.
@MainActor
final class SampleRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// Lists hold what gives them rows weakly.
    private static var all: [SampleRows] = []
    private static let rowsOfEach = 3

    private let identifiers: [String]

    private init(_ identifiers: [String]) { self.identifiers = identifiers }

    /// The lists below a view that show no cell and know some.
    static func emptyLists(below root: UIView) -> [UIView] {
        var lists: [UIView] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            waiting += view.subviews
            switch view {
            case let table as UITableView:
                if table.visibleCells.isEmpty, !table.cellIdentifiers.isEmpty { lists.append(table) }
            case let collection as UICollectionView:
                if collection.visibleCells.isEmpty, !collection.cellIdentifiers.isEmpty {
                    lists.append(collection)
                }
            default: break
            }
        }
        return lists
    }

    /// Gives lists rows.
    static func fill(_ lists: [UIView]) {
        for list in lists {
            switch list {
            case let table as UITableView:
                let rows = SampleRows(table.cellIdentifiers)
                all.append(rows)
                table.dataSource = rows
                table.reloadData()
            case let collection as UICollectionView:
                let rows = SampleRows(collection.cellIdentifiers)
                all.append(rows)
                if lacksLayout(collection) {
                    collection.collectionViewLayout = rowLayout(of: collection)
                    CodeScenes.note(
                        "a collection view whose cells have no size is laid out in rows", isAboutScene: true)
                }
                collection.dataSource = rows
                collection.reloadData()
            default: break
            }
        }
    }

    /// Whether nothing gives the cells of a collection view a size, as where another part of the app gives it its layout.
    private static func lacksLayout(_ collection: UICollectionView) -> Bool {
        guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            type(of: layout) == UICollectionViewFlowLayout.self
        else { return false }
        return layout.itemSize == UICollectionViewFlowLayout().itemSize && layout.estimatedItemSize == .zero
            && !(collection.delegate is any UICollectionViewDelegateFlowLayout)
    }

    /// Cells as wide as the list, one below the other, as high as they ask for.
    private static func rowLayout(of collection: UICollectionView) -> UICollectionViewLayout {
        let heights = collection.cellIdentifiers.compactMap { heightWithoutConstraints($0, in: collection) }
        let height = heights.max().map { NSCollectionLayoutDimension.absolute($0) } ?? .estimated(100)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    /// How far the contents of a cell reach whose constraints ask for no height; nil if they ask for one.
    private static func heightWithoutConstraints(_ identifier: String, in collection: UICollectionView)
        -> CGFloat?
    {
        let cell = collection.dequeueReusableCell(
            withReuseIdentifier: identifier, for: IndexPath(item: 0, section: 0))
        let width = collection.bounds.width
        let asked = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard asked.height < 1 else { return nil }
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        cell.layoutIfNeeded()
        let parts = cell.contentView.subviews + cell.subviews.filter { $0 !== cell.contentView }
        return parts.map(\.frame.maxY).max()
    }

    private var count: Int { identifiers.count * Self.rowsOfEach }
    private func identifier(_ path: IndexPath) -> String { identifiers[path.item / Self.rowsOfEach] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier(indexPath), for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier(indexPath), for: indexPath)
    }
}
