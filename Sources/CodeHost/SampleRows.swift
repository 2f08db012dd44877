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
                collection.dataSource = rows
                collection.reloadData()
            default: break
            }
        }
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
