// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

/// A column of rows below headers, provided by a data source. Only visible rows are created and laid out.
open class UITableView: CellProvidingTable {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle, automatic = 100
    }

    public private(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }

    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsReload() } }
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var tableHeaderView: UIView? { didSet { change(oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { change(oldValue, to: tableFooterView) } }
    open var backgroundView: UIView? { didSet { change(oldValue, to: backgroundView) } }

    private var rows: [IndexPath: UITableViewCell] = [:]
    private var headers: [Int: UIView] = [:]
    private var footers: [Int: UIView] = [:]
    private var selection: [IndexPath] = []
    private var plan = TablePlan()
    private var needsReload = true

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Content

    /// Makes the next layout ask the data source again.
    open func reloadData() { setNeedsReload() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { setNeedsReload() }
    open func beginUpdates() {}
    open func endUpdates() { setNeedsReload() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        setNeedsReload()
        completion?(true)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { rows[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return rows.keys.sorted()
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.value === cell }?.key
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { currentPlan.frames[.row(indexPath)] ?? .zero }
    /// Around the section's header, rows and footer.
    open func rect(forSection section: Int) -> CGRect {
        let plan = currentPlan
        let parts: [TablePlan.Part] = plan.order.filter { part in
            switch part {
            case .header(section), .footer(section): true
            case .row(let path): path.section == section
            default: false
            }
        }
        return parts.compactMap { plan.frames[$0] }.reduce(.null) { $0.union($1) }
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        currentPlan.frames[.header(section)] ?? .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        currentPlan.frames[.footer(section)] ?? .zero
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let plan = currentPlan
        for case .row(let path) in plan.order where plan.frames[.row(path)]?.contains(point) == true {
            return path
        }
        return nil
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        return plan.order.compactMap { part in
            guard case .row(let path) = part, plan.frames[part]?.overlaps(rect) == true else { return nil }
            return path
        }
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow {
            scrollToRow(at: path, at: scrollPosition, animated: animated)
        }
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath { selection.append(indexPath) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Scrolls a row to a position.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = rectForRow(at: indexPath)
        let y =
            switch scrollPosition {
            case .none: max(row.maxY - bounds.height, min(contentOffset.y, row.minY))
            case .top: row.minY
            case .middle: row.midY - bounds.height / 2
            case .bottom: row.maxY - bounds.height
            }
        let last = max(0, contentSize.height - bounds.height)
        setContentOffset(CGPoint(x: contentOffset.x, y: max(0, min(y, last))), animated: animated)
    }

    // MARK: - Layout

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func change(_ old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsReload()
    }

    /// The height that bars covered at the top when the content was placed, in points.
    private var coveredTop: CGFloat = 0

    /// Content that was scrolled to the top remains there, below the bars.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let top = adjustedContentInset.top
        if contentOffset.y == -coveredTop { contentOffset.y = -top }
        coveredTop = top
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        if needsReload { dropContent() }
        guard needsReload || plan.width != bounds.width || plan.shown != bounds else { return }
        needsReload = false
        plan = TablePlan(width: bounds.width, shown: bounds)
        layOutContent()
        contentSize = CGSize(width: bounds.width, height: plan.height)
        recycleHiddenRows()
    }

    /// Where the parts are: as of the last layout, and where it is out of date, as it will be, with estimates for rows whose
    /// cells determine their height.
    private var currentPlan: TablePlan {
        guard needsReload || plan.width != bounds.width else { return plan }
        var coming = TablePlan(width: bounds.width)
        if let tableHeaderView { coming.add(.tableHeader, height: tableHeaderView.bounds.height) }
        if dataSource != nil {
            for section in 0..<numberOfSections {
                coming.add(.header(section), height: edgeHeight(of: section, isHeader: true))
                for row in 0..<numberOfRows(inSection: section) {
                    let path = IndexPath(row: row, section: section)
                    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                    coming.add(.row(path), height: given >= 0 ? given : estimate, inset: rowInset)
                }
                coming.add(.footer(section), height: edgeHeight(of: section, isHeader: false))
            }
        }
        if let tableFooterView { coming.add(.tableFooter, height: tableFooterView.bounds.height) }
        return coming
    }

    /// The height of a row whose cell isn't known, in points.
    private var estimate: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

    private func dropContent() {
        for view in Array(rows.values) + Array(headers.values) + Array(footers.values) {
            view.removeFromSuperview()
        }
        dropReusable()
        (rows, headers, footers) = ([:], [:], [:])
    }

    private func layOutContent() {
        place(tableHeaderView, as: .tableHeader)
        guard dataSource != nil else { return place(tableFooterView, as: .tableFooter) }
        for section in 0..<numberOfSections {
            placeEdge(of: section, isHeader: true)
            for row in 0..<numberOfRows(inSection: section) {
                placeRow(IndexPath(row: row, section: section))
            }
            placeEdge(of: section, isHeader: false)
        }
        place(tableFooterView, as: .tableFooter)
    }

    private func place(_ view: UIView?, as part: TablePlan.Part) {
        guard let view else { return }
        view.frame = plan.add(part, height: view.bounds.height)
    }

    private func placeRow(_ path: IndexPath) {
        let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if given >= 0 {
            let frame = plan.add(.row(path), height: given, inset: rowInset)
            if frame.overlaps(plan.shown) { cell(at: path).frame = frame }
            return
        }
        // Below the visible part, heights are estimates until the rows become visible.
        guard plan.height < plan.shown.maxY else {
            plan.add(.row(path), height: estimate, inset: rowInset)
            return
        }
        let cell = cell(at: path)
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: plan.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame = plan.add(.row(path), height: max(44, fitting.height), inset: rowInset)
    }

    /// The distance of rows from the sides in the inset grouped style, in points.
    private var rowInset: CGFloat {
        style == .insetGrouped ? NSDirectionalEdgeInsets.rootMargins(forWidth: bounds.width).leading : 0
    }

    private func cell(at path: IndexPath) -> UITableViewCell {
        if let cell = rows[path] { return cell }
        let cell =
            dataSource?.tableView(self, cellForRowAt: path)
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        rows[path] = cell
        cell.bounds.size.width = plan.width - 2 * rowInset
        addSubview(cell)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func recycleHiddenRows() {
        for (path, cell) in rows.sorted(by: { $0.key < $1.key }) where !cell.frame.overlaps(bounds) {
            rows[path] = nil
            cell.removeFromSuperview()
            keepForReuse(cell)
        }
    }

    private func placeEdge(of section: Int, isHeader: Bool) {
        let view = isHeader ? header(of: section) : footer(of: section)
        let frame = plan.add(
            isHeader ? .header(section) : .footer(section),
            height: edgeHeight(of: section, isHeader: isHeader))
        view?.frame = frame
        if let view, view.superview !== self { addSubview(view) }
    }

    /// The height of a header or footer in points: as given, else by its constraints.
    private func edgeHeight(of section: Int, isHeader: Bool) -> CGFloat {
        let asked =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        let given = asked ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        if given >= 0 { return given }
        let view = isHeader ? header(of: section) : footer(of: section)
        return view.map(fittingHeight) ?? (style == .plain ? 0 : 17.5)
    }

    private func fittingHeight(of view: UIView) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height
    }

    private func header(of section: Int) -> UIView? {
        if let view = headers[section] { return view }
        headers[section] =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section))
        return headers[section]
    }

    private func footer(of section: Int) -> UIView? {
        if let view = footers[section] { return view }
        footers[section] =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section))
        return footers[section]
    }

    private func titleView(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }
}
