// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Creates the cells and headers of a table from registered classes, and keeps cells that scrolled out of sight.
open class CellProvidingTable: TableSettings {
    private var cellTypes: [String: UITableViewCell.Type] = [:]
    private var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UITableViewCell.Type
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Returns a cell that scrolled out of sight or one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellTypes[identifier].map { TypedConstruction.tableCell($0, identifier: identifier) }
    }

    /// Returns a cell that scrolled out of sight or one of the registered class. If there is neither, it is a plain cell,
    /// where UIKit raises an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        headerTypes[identifier].map { TypedConstruction.headerFooterView($0, identifier: identifier) }
    }

    /// Keeps a cell for another row.
    func keepForReuse(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    /// Releases the cells that are kept.
    func dropReusable() { reusable = [:] }
}
