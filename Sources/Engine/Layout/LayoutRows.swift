import Foundation

/// The rows of one hierarchy in a solver: what each stands for, and how to bring its constant up to date.
struct LayoutRows {
    /// A constraint's row.
    private struct ConstraintRow {
        let constraint: LayoutConstraint
        let id: SolverConstraint.ID
        var constant: Double
    }

    /// The two rows that tie a view's length to its content's.
    private struct ContentRows {
        let item: LoweredItem
        let axis: LayoutAxis
        var hugging: SolverConstraint.ID?
        var resistance: SolverConstraint.ID?
        var length: CGFloat
    }

    private let solver: any ConstraintSolver
    private var constraintRows: [ConstraintRow] = []
    private var contentRows: [ContentRows] = []
    /// By row index in the solver.
    private var origins: [RowOrigin?] = []

    /// Adds every row of a hierarchy: the canvas, then constraints in the order of activation, then content sizes.
    init(
        solver: any ConstraintSolver, lowering: ConstraintLowering
    ) throws(SolverError) {
        self.solver = solver
        let items = lowering.hierarchy.items
        try addCanvas(lowering.environment.canvas, root: items[0])
        for item in items { try addBounds(of: item) }
        try addConstraints(of: items, lowering: lowering)
        for item in items.dropFirst() where item.guide == nil {
            if item.view.translatesAutoresizingMaskIntoConstraints {
                try addAutoresizing(of: item, in: items)
            } else {
                try addContentSize(of: item, on: .horizontal)
                try addContentSize(of: item, on: .vertical)
            }
        }
    }

    private mutating func add(
        _ constraint: SolverConstraint, _ origin: RowOrigin
    ) throws(SolverError) -> SolverConstraint.ID {
        let id = try solver.add(constraint)
        while origins.count <= id.index { origins.append(nil) }
        origins[id.index] = origin
        return id
    }

    /// What a row stands for.
    func origin(of id: SolverConstraint.ID) -> RowOrigin? {
        origins.indices.contains(id.index) ? origins[id.index] : nil
    }

    private mutating func addCanvas(_ canvas: Canvas, root: LoweredItem) throws(SolverError) {
        let size = canvas.size
        for (variable, value) in [
            (root.x, 0), (root.y, 0), (root.width, size.width), (root.height, size.height),
        ] {
            _ = try add(
                SolverConstraint([SolverTerm(1, variable)], constant: -Double(value), priority: .system),
                .canvas)
        }
    }

    private mutating func addBounds(of item: LoweredItem) throws(SolverError) {
        for axis in LayoutAxis.allCases {
            _ = try add(
                SolverConstraint(
                    [SolverTerm(1, item.length(on: axis))], constant: 0, relation: .greaterThanOrEqual,
                    priority: .system),
                .nonNegative(item, axis))
        }
        guard let guide = item.guide as? SystemLayoutGuide, guide.kind == .scrollContent else { return }
        for position in [item.x, item.y] {
            _ = try add(SolverConstraint([SolverTerm(1, position)], constant: 0, priority: .system), .canvas)
        }
    }

    private mutating func addConstraints(
        of items: [LoweredItem], lowering: ConstraintLowering
    ) throws(SolverError) {
        var active: [LayoutConstraint] = []
        for item in items where item.guide == nil { active += item.view.constraints }
        active.sort { $0.activationOrder < $1.activationOrder }
        constraintRows.reserveCapacity(active.count)
        for constraint in active {
            guard let row = lowering.lower(constraint) else { continue }
            let id = try add(row, .constraint(constraint))
            constraintRows.append(ConstraintRow(constraint: constraint, id: id, constant: row.constant))
        }
    }

    private mutating func addContentSize(
        of item: LoweredItem, on axis: LayoutAxis
    ) throws(SolverError) {
        let length = item.view.intrinsicContentSize.along(axis)
        var rows = ContentRows(item: item, axis: axis, hugging: nil, resistance: nil, length: length)
        try addContentSize(&rows)
        contentRows.append(rows)
    }

    private mutating func addContentSize(_ rows: inout ContentRows) throws(SolverError) {
        guard rows.length != View.noIntrinsicMetric else { return }
        let term = SolverTerm(1, rows.item.length(on: rows.axis))
        let view = rows.item.view
        rows.hugging = try add(
            SolverConstraint(
                [term], constant: -Double(rows.length), relation: .lessThanOrEqual,
                priority: view.contentHuggingPriority(for: rows.axis).solverPriority),
            .contentSize(view, rows.axis))
        rows.resistance = try add(
            SolverConstraint(
                [term], constant: -Double(rows.length), relation: .greaterThanOrEqual,
                priority: view.contentCompressionResistancePriority(for: rows.axis).solverPriority),
            .contentSize(view, rows.axis))
    }

    private mutating func addAutoresizing(
        of item: LoweredItem, in items: [LoweredItem]
    ) throws(SolverError) {
        guard let parent = item.parent, let superview = item.view.superview else { return }
        for axis in LayoutAxis.allCases {
            let rule = AutoresizingRule(view: item.view, superview: superview, axis: axis)
            for (variable, line) in [
                (item.position(on: axis), rule.position), (item.length(on: axis), rule.length),
            ] {
                _ = try add(
                    SolverConstraint(
                        [
                            SolverTerm(1, variable),
                            SolverTerm(-Double(line.slope), items[parent].length(on: axis)),
                        ],
                        constant: -Double(line.intercept), priority: .automatic),
                    .autoresizing(item.view, axis))
            }
        }
    }

    /// Brings constants in line with a newer environment and newer intrinsic sizes.
    mutating func update(with lowering: ConstraintLowering) throws(SolverError) {
        for index in constraintRows.indices {
            guard let row = lowering.lower(constraintRows[index].constraint),
                row.constant != constraintRows[index].constant
            else { continue }
            constraintRows[index].constant = row.constant
            try solver.setConstant(row.constant, of: constraintRows[index].id)
        }
        for index in contentRows.indices {
            let rows = contentRows[index]
            let length = rows.item.view.intrinsicContentSize.along(rows.axis)
            if length != rows.length { try replaceContentSize(at: index, with: length) }
        }
    }

    private mutating func replaceContentSize(at index: Int, with length: CGFloat) throws(SolverError) {
        var rows = contentRows[index]
        rows.length = length
        if let hugging = rows.hugging, let resistance = rows.resistance, length != View.noIntrinsicMetric {
            try solver.setConstant(-Double(length), of: hugging)
            try solver.setConstant(-Double(length), of: resistance)
        } else {
            for id in [rows.hugging, rows.resistance].compactMap({ $0 }) { try solver.remove(id) }
            (rows.hugging, rows.resistance) = (nil, nil)
            try addContentSize(&rows)
        }
        contentRows[index] = rows
    }

    /// The constraints with the number of each in the solver, in the order of activation.
    var loweredConstraints: [(constraint: LayoutConstraint, id: SolverConstraint.ID)] {
        constraintRows.map { ($0.constraint, $0.id) }
    }
}
