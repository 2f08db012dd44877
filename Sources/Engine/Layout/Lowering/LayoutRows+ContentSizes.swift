import Foundation

/// The rows that tie views' lengths to their contents'.
extension LayoutRows {
    /// Adds the rows of a view's intrinsic size.
    mutating func addContentSizes(at index: Int, with lowering: ConstraintLowering)
        throws(SolverError)
    {
        let size = lowering.environment.metrics[index].intrinsicSize
        var rows = (width: ContentRows(length: size.width), height: ContentRows(length: size.height))
        try addContentSize(&rows.width, of: index, on: .horizontal, in: lowering.hierarchy)
        try addContentSize(&rows.height, of: index, on: .vertical, in: lowering.hierarchy)
        contentRows[index] = rows
    }

    private mutating func addContentSize(
        _ rows: inout ContentRows, of index: Int, on axis: LayoutAxis, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard rows.length != View.noIntrinsicMetric, let view = hierarchy.view(of: index) else { return }
        let variable = hierarchy.length(of: index, on: axis)
        let origin = RowOrigin.contentSize(index, axis)
        let hugging = view.contentHuggingPriority(for: axis)
        var row = SolverConstraint(
            [SolverTerm(1, variable)], constant: -Double(rows.length), relation: .lessThanOrEqual)
        try addContentSize(&row, hugging, origin, to: &rows)
        row.relation = .greaterThanOrEqual
        let resistance = view.contentCompressionResistancePriority(for: axis)
        try addContentSize(&row, resistance, origin, to: &rows)
    }

    private mutating func addContentSize(
        _ row: inout SolverConstraint, _ priority: LayoutPriority, _ origin: RowOrigin,
        to rows: inout ContentRows
    ) throws(SolverError) {
        row.priority = priority.contentSizePriority
        rows.ids.append(try add(row, origin))
        guard priority == .required else { return }
        row.priority = .strongestWish
        rows.ids.append(try add(row, origin))
    }

    /// Brings constants in line with the intrinsic sizes that were read of all views.
    mutating func updateContentSizes(with lowering: ConstraintLowering) throws(SolverError) {
        for (index, metrics) in lowering.environment.metrics.enumerated() {
            try updateContentSize(of: index, to: metrics.intrinsicSize, in: lowering.hierarchy)
        }
    }

    /// Brings constants in line with the newer intrinsic size of a view.
    mutating func updateContentSize(
        of index: Int, to size: CGSize, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard var rows = contentRows[index] else { return }
        if size.width != rows.width.length {
            try replace(&rows.width, of: index, on: .horizontal, with: size.width, in: hierarchy)
        }
        if size.height != rows.height.length {
            try replace(&rows.height, of: index, on: .vertical, with: size.height, in: hierarchy)
        }
        contentRows[index] = rows
    }

    private mutating func replace(
        _ rows: inout ContentRows, of index: Int, on axis: LayoutAxis, with length: CGFloat,
        in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        rows.length = length
        if !rows.ids.isEmpty, length != View.noIntrinsicMetric {
            for id in rows.ids { try solver.setConstant(-Double(length), of: id) }
        } else {
            for id in rows.ids { try solver.remove(id) }
            rows = ContentRows(length: length)
            try addContentSize(&rows, of: index, on: axis, in: hierarchy)
        }
    }
}
