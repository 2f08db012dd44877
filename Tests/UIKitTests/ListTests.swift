import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Tables and collections lay out what their data sources have.
    @Suite struct ListTests {
        private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var counts = [3]
            var heights: [IndexPath: CGFloat] = [:]
            var titles: [Int: String] = [:]
            var made = 0

            func numberOfSections(in tableView: UITableView) -> Int { counts.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                counts[section]
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                made += 1
                let cell = tableView.dequeueReusableCell(withIdentifier: NamedRow.identifier, for: indexPath)
                (cell as? NamedRow)?.title = "Row \(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                heights[indexPath] ?? tableView.rowHeight
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                titles[section]
            }
        }

        private func table(_ rows: Rows, height: CGFloat = 400, style: UITableView.Style = .plain)
            -> UITableView
        {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
            table.register(NamedRow.self, forCellReuseIdentifier: NamedRow.identifier)
            table.dataSource = rows
            table.delegate = rows
            return table
        }

        @Test func rowsStandOneBelowAnother() throws {
            let rows = Rows()
            rows.heights[IndexPath(row: 1, section: 0)] = 60
            let table = table(rows)
            table.rowHeight = 50
            table.layoutIfNeeded()
            #expect(
                table.visibleCells.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 320, height: 50), CGRect(x: 0, y: 50, width: 320, height: 60),
                    CGRect(x: 0, y: 110, width: 320, height: 50),
                ])
            #expect(table.contentSize == CGSize(width: 320, height: 160))
            let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? NamedRow)
            #expect(cell.textLabel?.text == "Row 2" && cell.reuseIdentifier == "NamedRow")
            #expect(table.indexPath(for: cell) == IndexPath(row: 2, section: 0))
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        }

        @Test func cellsAreMadeForWhatIsSeenAndUsedAgain() {
            let rows = Rows()
            rows.counts = [1000]
            let table = table(rows, height: 100)
            table.rowHeight = 50
            table.layoutIfNeeded()
            #expect(rows.made == 2 && table.contentSize.height == 50_000)
            table.contentOffset.y = 500
            table.layoutIfNeeded()
            #expect(
                table.indexPathsForVisibleRows == [
                    IndexPath(row: 10, section: 0), IndexPath(row: 11, section: 0),
                ])
            #expect(table.visibleCells.first?.frame.minY == 500)
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
            #expect(table.visibleCells.contains { ($0 as? NamedRow)?.reuseCount == 1 })
            table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
            #expect(table.contentOffset.y == 49_900)
        }

        @Test func rowsAreAsTallAsTheirConstraintsMakeThem() {
            final class Tall: UITableViewCell {
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    let block = Block(10, 80)
                    contentView.addSubview(block)
                    NSLayoutConstraint.activate([
                        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            let rows = Rows()
            rows.counts = [2]
            let table = table(rows)
            table.register(Tall.self, forCellReuseIdentifier: NamedRow.identifier)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.frame.minY) == [0, 100])
            #expect(table.contentSize.height == 200)
        }

        @Test func headersStandOverTheirSections() throws {
            let rows = Rows()
            rows.counts = [1, 1]
            rows.titles = [0: "Some", 1: "More"]
            let table = table(rows)
            table.rowHeight = 40
            table.sectionHeaderHeight = 30
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
            table.layoutIfNeeded()
            #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
            #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 90, width: 320, height: 30))
            #expect(table.headerView(forSection: 1)?.textLabel?.text == "More")
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 120)
            rows.counts = [2, 1]
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 160)
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 95)) == IndexPath(row: 1, section: 0))
        }

        private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            var count = 5
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            {
                count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0) }
        }

        private final class Item: UICollectionViewCell {}

        @Test func itemsFlowInLines() {
            let items = Items()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 40)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
            collection.register(Item.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = items
            collection.delegate = items
            collection.layoutIfNeeded()
            // Three of 100 with 10 between them fill 320; lines are 10 apart, 5 below the top.
            #expect(
                collection.visibleCells.map(\.frame.origin) == [
                    CGPoint(x: 0, y: 5), CGPoint(x: 110, y: 5), CGPoint(x: 220, y: 5), CGPoint(x: 0, y: 55),
                    CGPoint(x: 110, y: 55),
                ])
            #expect(collection.contentSize == CGSize(width: 320, height: 102))
            #expect(collection.visibleCells.allSatisfy { $0 is Item && $0.contentView.frame == $0.bounds })
            layout.scrollDirection = .horizontal
            collection.layoutIfNeeded()
            // Six of 40 with 10 between them fit into 288; five stand in one column.
            #expect(collection.visibleCells.map(\.frame.minX).allSatisfy { $0 == 0 })
        }

        @Test func rowsOfAnInsetGroupStandApartFromTheSides() throws {
            final class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
                    cell.textLabel?.text = "Name"
                    cell.detailTextLabel?.text = "Value"
                    cell.accessoryType = .disclosureIndicator
                    return cell
                }
            }
            let rows = Rows()
            let table = UITableView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .insetGrouped)
            table.dataSource = rows
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.frame.minX == 16 && cell.frame.width == 358)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).width == 358)
            // A separator of one pixel at the bottom, from the inset on.
            let line = cell.subviews.first { $0.bounds.height < 1 && $0.bounds.height > 0 }
            #expect(line?.frame.minX == 16 && line?.frame.maxX == 358)
            table.separatorStyle = .none
            table.layoutIfNeeded()
            let plain = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(!plain.subviews.contains { $0.bounds.height < 1 && $0.bounds.height > 0 })
        }

        @Test func aCellIsMadeInTheSizeOfItsItem() {
            final class Cell: UICollectionViewCell {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
                    contentView.addSubview(label)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class Items: NSObject, UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    1
                }
                func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                }
            }
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 80, height: 60)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            let items = Items()
            collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = items
            collection.layoutIfNeeded()
            let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell
            #expect(cell?.label.frame == CGRect(x: 5, y: 5, width: 70, height: 50))
        }
    }
}
