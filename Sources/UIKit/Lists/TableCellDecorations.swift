// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Draws what a cell has besides its content: the mark of its accessory type and the separator below it.
@MainActor
final class TableCellDecorations {
    private weak var cell: UITableViewCell?
    private lazy var mark = UILabel()
    private lazy var separator = UIView()

    init(of cell: UITableViewCell) { self.cell = cell }

    /// The mark of an accessory type; nil for one without.
    private static func text(of type: UITableViewCell.AccessoryType) -> String? {
        switch type {
        case .none: nil
        case .disclosureIndicator, .detailDisclosureButton: "›"
        case .checkmark: "✓"
        case .detailButton: "ⓘ"
        }
    }

    /// What is there, with what it is.
    var named: [(name: String, view: UIView?)] { [("accessory", mark), ("separator", separator)] }

    func layOut(isLeftToRight: Bool) {
        guard let cell else { return }
        layOutMark(in: cell, isLeftToRight: isLeftToRight)
        layOutSeparator(in: cell, isLeftToRight: isLeftToRight)
    }

    private func layOutMark(in cell: UITableViewCell, isLeftToRight: Bool) {
        let text = cell.accessoryView == nil ? Self.text(of: cell.accessoryType) : nil
        guard let text else {
            if mark.superview != nil { mark.removeFromSuperview() }
            return
        }
        if mark.superview == nil { cell.addSubview(mark) }
        if mark.text != text {
            mark.text = text
            mark.font = .systemFont(ofSize: 17, weight: .semibold)
            mark.textColor = text == "›" ? .tertiaryLabel : cell.tintColor
        }
        let size = mark.intrinsicContentSize
        let frame = CGRect(
            x: isLeftToRight ? cell.bounds.width - 16 - size.width : 16,
            y: (cell.bounds.height - size.height) / 2, width: size.width, height: size.height)
        if mark.frame != frame { mark.frame = frame }
    }

    /// One pixel at the bottom, inside the table's and the cell's insets.
    private func layOutSeparator(in cell: UITableViewCell, isLeftToRight: Bool) {
        guard let table = cell.superview as? UITableView, table.separatorStyle != .none else {
            if separator.superview != nil { separator.removeFromSuperview() }
            return
        }
        if separator.superview == nil { cell.addSubview(separator) }
        separator.backgroundColor = table.separatorColor ?? .separator
        let insets = cell.separatorInset
        let height = 1 / UIScreen.main.scale
        let (left, right) = isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
        let frame = CGRect(
            x: left, y: cell.bounds.height - height, width: max(0, cell.bounds.width - left - right),
            height: height)
        if separator.frame != frame { separator.frame = frame }
    }
}
