// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Creates the cells and headers of a table from registered classes and files, and keeps cells that scrolled out of sight.
open class CellProvidingTable: TableSettings {
    private var cells: [String: () -> UITableViewCell?] = [:]
    /// The identifiers that cells are registered for, sorted.
    package var cellIdentifiers: [String] { cells.keys.sorted() }
    private var headers: [String: () -> UITableViewHeaderFooterView?] = [:]
    private var reusable: [String: [UITableViewCell]] = [:]

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { TypedConstruction.tableCell(type, identifier: identifier) }
        }
    }

    /// Registers a file whose first object is the cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells[identifier] = nib.map { nib in
            {
                let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
                cell?.givenReuseIdentifier = identifier
                return cell
            }
        }
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { TypedConstruction.headerFooterView(type, identifier: identifier) }
        }
    }

    /// Registers a file whose first object is the header.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headers[identifier] = nib.map { nib in
            {
                let header = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
                header?.givenReuseIdentifier = identifier
                return header
            }
        }
    }

    /// Returns a cell that scrolled out of sight or one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cells[identifier]?()
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
        headers[identifier]?()
    }

    /// Keeps a cell for another row.
    func keepForReuse(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }

    /// Releases the cells that are kept.
    func dropReusable() { reusable = [:] }
}
