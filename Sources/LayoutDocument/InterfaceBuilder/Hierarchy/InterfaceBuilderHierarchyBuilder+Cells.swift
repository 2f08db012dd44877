import Engine
import Foundation
import TextMetrics

extension InterfaceBuilderHierarchyBuilder {
    /// Sets up what is special about cells, their contents and the labels in them.
    mutating func adapt(
        _ view: View, _ model: InterfaceBuilderView, in parent: InterfaceBuilderView,
        table: InterfaceBuilderTable?
    ) {
        if model.kind == "tableViewCell" || model.kind == "tableViewCellContentView" {
            // A cell's margins come from its table's width alone: it scrolls, so bars have no effect on it.
            view.insetsLayoutMarginsFromSafeArea = false
            let cellHasMargins = parent.element.child("edgeInsets", key: "layoutMargins") != nil
            view.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins && cellHasMargins
        }
        let isGiven = isGiven(model, in: parent)
        view.hasGivenFrame = isGiven || model.key == "contentView" && Self.cellKinds.contains(parent.kind)
        if !isGiven, Self.cellKinds.contains(model.kind) {
            view.designSize =
                designSizes?.size(ofCell: model.kind, recorded: view.frame.size) ?? view.designSize
        }
        view.isListRow = parent.kind == "tableView" || parent.kind == "collectionView"
        if model.kind == "tableViewCell" { view.rowAbove = rowAbove(view) }
        if model.kind == "tableViewCell", let table, view.frame.width == table.width {
            view.frame = view.frame.insetBy(dx: margins.rowInset(of: table), dy: 0)
        }
        if model.kind == "tableViewCellContentView" {
            let cellMargins = margins.tableCellContent(cell: parent, in: table)
            setMargins(cellMargins, preserving: cellMargins, of: view, from: model.element)
        }
        if let label = view as? Label { roundToPoints(label, in: parent) }
        if parent.kind == "visualEffectView", model.key == "contentView" {
            pinToSuperview(view)
        }
    }

    /// The size in points of a label from Interface Builder's library.
    private static let libraryFontSize = 17.0

    /// Makes a label of one line as large as on the canvas, which rounds it up to whole points where no stack view is in the
    /// scene: in cells its height, elsewhere both lengths of labels in the library's font size.
    private func roundToPoints(_ label: Label, in parent: InterfaceBuilderView) {
        let font: Font = label.font.font
        guard !isBesideStackView, label.numberOfLines == 1, font.leading == 0 else { return }
        if parent.kind == "tableViewCellContentView" {
            label.heightRounding = .up
        } else if document.device.isNamed, designSizes?.isOnRecordedDevice == true, font.family == .system,
            font.size == Self.libraryFontSize
        {
            label.measuresInPoints = true
        }
    }

    private static let cellKinds: Set<String> = [
        "tableViewCell", "collectionViewCell", "collectionReusableView",
    ]

    /// Whether the collection or table determines the size of a cell, whatever its constraints. Cells of automatic size follow
    /// their content instead.
    private func isGiven(_ cell: InterfaceBuilderView, in list: InterfaceBuilderView) -> Bool {
        switch cell.kind {
        case "collectionViewCell", "collectionReusableView":
            if cell.kind == "collectionReusableView" { return true }
            guard let layout = list.element.child(key: "collectionViewLayout") else { return false }
            let estimate = layout.child("size", key: "estimatedItemSize")?.size ?? .zero
            return !layout.isSet("automaticEstimatedItemSize") && estimate == .zero
                && layout.child("size", key: "itemSize")?.size == cell.frame?.size
        case "tableViewCell":
            let rowHeight = list.element.number("rowHeight") ?? 0
            // The height of a prototype that isn't its table's is only there in Interface Builder.
            let isPrototype = list.element["dataMode"] == "prototypes" && rowHeight < 0
            return rowHeight > 0 || !isPrototype && (cell.element.number("rowHeight") ?? 0) > 0
        default: return false
        }
    }

    /// The row that a row is next to, if it is the one above.
    private func rowAbove(_ row: View) -> View? {
        let above = row.superview?.subviews.last { $0 !== row && $0.frame.maxY <= row.frame.minY }
        return above.flatMap { $0.frame.width == row.frame.width ? $0 : nil }
    }

    /// An effect view is as large as its content asks for, and its content fills it.
    private func pinToSuperview(_ view: View) {
        guard let superview = view.superview else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
            view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
        ])
    }

    /// The frame of a cell in documents that record none for its content, as in those of Xcode 6: it is as wide as its table.
    func cellFrame(of model: InterfaceBuilderView, in table: InterfaceBuilderView) -> CGRect? {
        guard model.kind == "tableViewCell", table.kind == "tableView", let frame = model.frame,
            let width = table.frame?.width, width > 0,
            let content = model.children.first(where: { $0.key == "contentView" }), content.frame == nil
        else { return nil }
        return CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
    }

    /// The frame of a content view without a recorded one: it fills its cell, above the line that parts rows.
    func contentFrame(of model: InterfaceBuilderView, in cell: View) -> CGRect? {
        guard model.kind == "tableViewCellContentView" else { return nil }
        let (size, separator) = (cell.frame.size, 1 / document.device.scale)
        return CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - separator))
    }

    /// The height of rows for which a document sets none, in points.
    private static let usualRowHeight: CGFloat = 44

    /// The frame of a cell without a recorded one, as in documents of Xcode 6: a row below those before it.
    func rowFrame(
        of model: InterfaceBuilderView, in table: InterfaceBuilderView, superview: View
    ) -> CGRect? {
        guard model.kind == "tableViewCell", table.kind == "tableView" else { return nil }
        let heights = [model, table].compactMap { $0.element.number("rowHeight") }.filter { $0 > 0 }
        let top = superview.subviews.map(\.frame.maxY).max() ?? table.element.number("sectionHeaderHeight")
        return CGRect(
            x: 0, y: top ?? 0, width: superview.frame.width, height: heights.first ?? Self.usualRowHeight)
    }
}
