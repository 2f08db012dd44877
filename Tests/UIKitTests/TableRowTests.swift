import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Rows whose cells determine their height, and which cells a table asks for.
    @Suite struct TableRowTests {
        /// Has a box of a height between the top and the bottom of its content.
        private final class BoxCell: UITableViewCell {
            let height: NSLayoutConstraint

            override init(style: CellStyle, reuseIdentifier: String?) {
                let box = Block()
                height = box.heightAnchor.constraint(equalToConstant: 20)
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 50), height,
                ])
            }

            required init?(coder: NSCoder) { nil }
        }

        private final class Rows: NSObject, UITableViewDataSource {
            let count: Int
            let cell: (Int) -> UITableViewCell
            var asked: [Int] = []

            init(_ count: Int, cell: @escaping (Int) -> UITableViewCell) {
                (self.count, self.cell) = (count, cell)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                asked.append(indexPath.row)
                return cell(indexPath.row)
            }
        }

        private func table(_ rows: Rows) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            table.dataSource = rows
            return table
        }

        @Test func constraintsMakeRowsLowerThanAStandardOne() {
            let rows = Rows(3) { _ in BoxCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 40])
            #expect(table.contentSize.height == 60)
            #expect(table.hierarchyFindings.isEmpty)
        }

        @Test func otherRowsAreAtLeastStandardOnes() {
            let rows = Rows(3) { row in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                switch row {
                case 0: cell.textLabel?.text = "Text"
                case 1:
                    var content = cell.defaultContentConfiguration()
                    content.text = "Text"
                    cell.contentConfiguration = content
                default: break
                }
                return cell
            }
            let table = table(rows)
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            #expect(table.contentSize.height == 132)
        }

        @Test func aScrolledTableAsksForVisibleCellsOnly() {
            let rows = Rows(100_000) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.layoutIfNeeded()
            #expect(rows.asked == Array(0..<10))
            rows.asked = []
            // Estimates of 44 points are above the visible part.
            table.contentOffset.y = 44 * 50_000
            table.layoutIfNeeded()
            #expect(rows.asked == Array(50_000..<50_010))
            rows.asked = []
            table.contentOffset.y += 44
            table.layoutIfNeeded()
            #expect(rows.asked == [50_010])
        }

        @Test func measuredHeightsRemainAndOthersAreEstimated() {
            let rows = Rows(1000) { _ in BoxCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.estimatedRowHeight = 100
            table.layoutIfNeeded()
            // 22 rows of 20 points fill 440, and 978 of 100 are below.
            #expect(table.contentSize.height == 98_240)
            table.contentOffset.y = 440 + 100 * 100
            table.layoutIfNeeded()
            #expect(table.indexPathsForVisibleRows?.first?.row == 122)
            // 44 rows of 20 points and 956 of 100.
            #expect(table.contentSize.height == 96_480)
        }

        @Test func scrollingToARowEndsThere() {
            let rows = Rows(200) { _ in BoxCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
            #expect(table.visibleCells.last?.frame.maxY == table.bounds.maxY)
            table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
            #expect(table.visibleCells.first?.frame.minY == table.bounds.minY)
            #expect(table.indexPathsForVisibleRows?.first?.row == 100)
        }

        @Test func scrollingKeepsRowsBetweenTheInsets() {
            let rows = Rows(100) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.rowHeight = 44
            table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
            table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
            // The row's top is at 880 points.
            #expect(table.contentOffset.y == 850)
            table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
            // The last row ends at 4,400 points, 390 below the top of the table.
            #expect(table.contentOffset.y == 4010)
            // The row's middle at 2,222 points is in the middle of what the insets leave, 30 + 360 / 2 below the top.
            table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
            #expect(table.contentOffset.y == 2012)
            table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            #expect(table.contentOffset.y == -30)
        }

        @Test func updatesMeasureTheSameCellsAgain() throws {
            let rows = Rows(3) { _ in BoxCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoxCell)
            cell.height.constant = 70
            table.beginUpdates()
            table.endUpdates()
            #expect(table.contentSize.height == 110)
            table.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 70, 90])
        }

        @Test func theSelectedRowsCellIsSelected() {
            let rows = Rows(3) { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            let table = table(rows)
            table.layoutIfNeeded()
            let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
            table.selectRow(at: paths[1], animated: false, scrollPosition: .none)
            #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
            table.selectRow(at: paths[2], animated: false, scrollPosition: .none)
            #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.indexPathForSelectedRow == nil)
            table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
            table.deselectRow(at: paths[0], animated: false)
            #expect(table.visibleCells.map(\.isSelected) == [false, false, false])
        }

        @Test func aWideAccessoryLeavesNoRoomAndNoConflict() throws {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Date"
            cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 290, height: 30))
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 10)
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame.width == 14)
            #expect(!cell.hierarchyFindings.contains { $0.severity == .error })
        }
    }
}
