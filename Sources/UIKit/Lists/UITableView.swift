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
    /// The bounds for which the visible parts were placed.
    private var placedBounds = CGRect.null
    private var needsReload = true
    /// Whether the heights of parts have to be found again, with the same cells.
    private var needsMeasuring = false

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Content

    /// Makes the next layout ask the data source again, and ends the selection.
    open func reloadData() {
        selection = []
        setNeedsReload()
    }
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
    /// Without an insertion or the like in between, the same cells get the heights that they have now.
    open func endUpdates() { measureAgain() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        measureAgain()
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
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        currentPlan.frame(of: .row(indexPath)) ?? .zero
    }
    /// Around the section's header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { currentPlan.frame(ofSection: section) ?? .zero }
    open func rectForHeader(inSection section: Int) -> CGRect {
        currentPlan.frame(of: .header(section)) ?? .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        currentPlan.frame(of: .footer(section)) ?? .zero
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let plan = currentPlan
        let index = plan.firstIndex(endingBelow: point.y)
        guard index < plan.parts.count, case .row(let path) = plan.parts[index],
            plan.frame(at: index).contains(point)
        else { return nil }
        return path
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        return plan.rows(in: rect)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow {
            scrollToRow(at: path, at: scrollPosition, animated: animated)
        }
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let isAdded = allowsMultipleSelection && indexPath != nil
        for old in isAdded ? [] : selection where old != indexPath {
            deselectRow(at: old, animated: animated)
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        rows[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        rows[indexPath]?.setSelected(false, animated: animated)
    }
    /// Passes it on to the visible cells.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        for path in rows.keys.sorted() { rows[path]?.setEditing(editing, animated: animated) }
    }

    /// Scrolls a row to a position between the insets.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: animated)
        guard !animated else { return }
        // Rows that come into sight may be taller or lower than estimated.
        for _ in 0..<Self.scrollingRounds {
            layoutIfNeeded()
            let offset = offset(showing: indexPath, at: scrollPosition)
            if offset == contentOffset { return }
            contentOffset = offset
        }
        layoutIfNeeded()
    }

    /// How many times heights that turn out other than estimated can move the row that is scrolled to.
    private static let scrollingRounds = 8

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let (row, insets) = (rectForRow(at: path), adjustedContentInset)
        let bottom = bounds.height - insets.bottom
        let y =
            switch position {
            case .none: max(row.maxY - bottom, min(contentOffset.y, row.minY - insets.top))
            case .top: row.minY - insets.top
            case .middle: row.midY - (insets.top + bottom) / 2
            case .bottom: row.maxY - bottom
            }
        let last = max(-insets.top, contentSize.height - bottom)
        return CGPoint(x: contentOffset.x, y: max(-insets.top, min(y, last)))
    }

    // MARK: - Layout

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Gives the rows of the last layout the heights that they have now. It is done at once, before a layout in which the old
    /// heights contradict their constraints.
    private func measureAgain() {
        guard !needsReload, !placedBounds.isNull else { return setNeedsLayout() }
        needsMeasuring = true
        layOutContent()
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
        if isOutOfDate || placedBounds != bounds { layOutContent() }
    }

    private func layOutContent() {
        if needsReload { dropContent() }
        if isOutOfDate { plan = comingPlan }
        (needsReload, needsMeasuring) = (false, false)
        placedBounds = bounds
        measureVisibleRows()
        placeParts()
        contentSize = CGSize(width: bounds.width, height: plan.height)
        recycleHiddenRows()
    }

    /// Whether the plan is for other content or another width.
    private var isOutOfDate: Bool { needsReload || needsMeasuring || plan.width != bounds.width }

    /// Where the parts are: as of the last layout, or if it is out of date, as it will be.
    private var currentPlan: TablePlan { isOutOfDate ? comingPlan : plan }

    /// The plan with estimates for rows whose cells determine their height.
    private var comingPlan: TablePlan {
        var coming = TablePlan(width: bounds.width, rowInset: rowInset)
        if let tableHeaderView { coming.add(.tableHeader, height: tableHeaderView.bounds.height) }
        if dataSource != nil {
            for section in 0..<numberOfSections {
                coming.add(.header(section), height: edgeHeight(of: section, isHeader: true))
                for row in 0..<numberOfRows(inSection: section) {
                    addRow(IndexPath(row: row, section: section), to: &coming)
                }
                coming.add(.footer(section), height: edgeHeight(of: section, isHeader: false))
            }
        }
        if let tableFooterView { coming.add(.tableFooter, height: tableFooterView.bounds.height) }
        return coming
    }

    private func addRow(_ path: IndexPath, to plan: inout TablePlan) {
        let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if given >= 0 { return plan.add(.row(path), height: given) }
        plan.add(.row(path), height: estimatedHeight(of: path), isEstimated: true)
    }

    /// The height that a row had before its cell is measured again, else the one that is estimated for it, in points.
    private func estimatedHeight(of path: IndexPath) -> CGFloat {
        if !needsReload, let known = plan.frame(of: .row(path)) { return known.height }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 ? estimate : Self.standardRowHeight
    }

    /// The height of a row with a line of text, in points.
    nonisolated static let standardRowHeight: CGFloat = 44

    private func dropContent() {
        for view in Array(rows.values) + Array(headers.values) + Array(footers.values) {
            view.removeFromSuperview()
        }
        dropReusable()
        (rows, headers, footers) = ([:], [:], [:])
    }

    /// Replaces the estimates of rows by the heights of their cells, from the top of the visible part to its bottom.
    private func measureVisibleRows() {
        let first = plan.firstIndex(endingBelow: bounds.minY)
        guard first < plan.parts.count else { return }
        var (index, top) = (first, plan.top(at: first))
        var heights: [CGFloat] = []
        while index < plan.parts.count, top < bounds.maxY {
            var height = plan.height(at: index)
            if plan.isEstimated(at: index), case .row(let path) = plan.parts[index] {
                height = cell(at: path).automaticRowHeight(forWidth: bounds.width - 2 * rowInset)
            }
            heights.append(height)
            top += height
            index += 1
        }
        plan.setHeights(heights, from: first)
    }

    private func placeParts() {
        if let frame = plan.frame(of: .tableHeader) { tableHeaderView?.frame = frame }
        if let frame = plan.frame(of: .tableFooter) { tableFooterView?.frame = frame }
        for section in 0..<plan.sectionCount {
            place(header(of: section), as: .header(section))
            place(footer(of: section), as: .footer(section))
        }
        for path in plan.rows(in: bounds) {
            if let frame = plan.frame(of: .row(path)) { cell(at: path).frame = frame }
        }
    }

    private func place(_ edge: UIView?, as part: TablePlan.Part) {
        guard let edge, let frame = plan.frame(of: part) else { return }
        edge.frame = frame
        if edge.superview !== self { addSubview(edge) }
    }

    /// The distance of rows, headers and footers from the sides in the inset grouped style, in points.
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
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
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
            CGSize(width: bounds.width - 2 * rowInset, height: 0), withHorizontalFittingPriority: .required,
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
