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
        rows.hugging = try addContentSize(
            &rows, variable, .lessThanOrEqual, view.contentHuggingPriority(for: axis), origin)
        rows.resistance = try addContentSize(
            &rows, variable, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis), origin
        )
    }

    private mutating func addContentSize(
        _ rows: inout ContentRows, _ variable: SolverVariable, _ relation: LayoutRelation,
        _ priority: LayoutPriority, _ origin: RowOrigin
    ) throws(SolverError) -> SolverConstraint.ID {
        var row = SolverConstraint(
            [SolverTerm(1, variable)], constant: -Double(rows.length), relation: relation,
            priority: priority.contentSizePriority)
        let id = try add(row, origin)
        if priority == .required {
            row.priority = .strongestWish
            rows.wishes.append(try add(row, origin))
        }
        return id
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
        if let hugging = rows.hugging, let resistance = rows.resistance, length != View.noIntrinsicMetric {
            try solver.setConstant(-Double(length), of: hugging)
            try solver.setConstant(-Double(length), of: resistance)
            for id in rows.wishes { try solver.setConstant(-Double(length), of: id) }
        } else {
            for id in [rows.hugging, rows.resistance].compactMap({ $0 }) { try solver.remove(id) }
            for id in rows.wishes { try solver.remove(id) }
            (rows.hugging, rows.resistance, rows.wishes) = (nil, nil, [])
            try addContentSize(&rows, of: index, on: axis, in: hierarchy)
        }
    }
}
