import Foundation

/// The rows of one hierarchy in a solver: what each stands for, and how to bring its constant up to date.
struct LayoutRows {
    /// A constraint's row.
    private struct ConstraintRow {
        let constraint: LayoutConstraint
        /// Lowered index of the view that holds the constraint.
        let container: Int
        let id: SolverConstraint.ID
        /// Whether its constant follows from margins, safe areas or sizes of the last round.
        let followsEnvironment: Bool
        var constant: Double
    }

    private let solver: any ConstraintSolver
    /// The rows of the root's x, y, width and height.
    private var canvasRows: [SolverConstraint.ID] = []
    /// In the order of activation; nil once deactivated.
    private var constraintRows: [ConstraintRow?] = []
    /// By lowered index: what ties the width and the height to the content's; nil for items without such rows.
    private var contentRows: [(width: ContentRows, height: ContentRows)?]
    /// Whether a constraint's constant follows from sizes of the last round.
    private(set) var dependOnSizes = false
    /// By row index in the solver.
    private var origins: [RowOrigin?] = []

    /// Adds every row of a hierarchy: the canvas, then what views say of themselves, then constraints in the order of
    /// activation, so that one activated later comes last as well.
    ///
    /// - Parameter rootPriority: how strongly the root is to be as large as the canvas; where that is a wish, the
    ///   root's own content counts too.
    init(
        solver: any ConstraintSolver, lowering: ConstraintLowering, rootPriority: SolverPriority
    ) throws(SolverError) {
        self.solver = solver
        let hierarchy = lowering.hierarchy
        contentRows = Array(repeating: nil, count: hierarchy.indices.count)
        origins.reserveCapacity(8 * hierarchy.indices.count)
        try addCanvas(lowering.environment.canvas, of: hierarchy, priority: rootPriority)
        if rootPriority != .system { try addContentSizes(at: 0, with: lowering) }
        try addBounds(of: hierarchy)
        for index in hierarchy.indices.dropFirst() {
            guard let view = hierarchy.view(of: index) else { continue }
            if view.translatesAutoresizingMaskIntoConstraints {
                try addAutoresizing(of: view, at: index, in: hierarchy)
            } else {
                try addContentSizes(at: index, with: lowering)
            }
        }
        try addConstraints(with: lowering)
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

    private mutating func addCanvas(
        _ canvas: Canvas, of hierarchy: LoweredHierarchy, priority: SolverPriority
    ) throws(SolverError) {
        let (width, height) = (canvas.size.width, canvas.size.height)
        for (variable, value, priority) in [
            (hierarchy.position(of: 0, on: .horizontal), 0, .system),
            (hierarchy.position(of: 0, on: .vertical), 0, .system),
            (hierarchy.length(of: 0, on: .horizontal), width, priority),
            (hierarchy.length(of: 0, on: .vertical), height, priority),
        ] as [(SolverVariable, CGFloat, SolverPriority)] {
            let id = try add(
                SolverConstraint([SolverTerm(1, variable)], constant: -Double(value), priority: priority),
                .canvas)
            canvasRows.append(id)
        }
    }

    /// Resizes the canvas.
    func setCanvasSize(_ size: CGSize) throws(SolverError) {
        try solver.setConstant(-Double(size.width), of: canvasRows[2])
        try solver.setConstant(-Double(size.height), of: canvasRows[3])
    }

    private mutating func addBounds(of hierarchy: LoweredHierarchy) throws(SolverError) {
        let term = SolverTerm(1, hierarchy.length(of: 0, on: .horizontal))
        var atLeast0 = SolverConstraint(
            [term], constant: 0, relation: .greaterThanOrEqual, priority: .system)
        for index in hierarchy.indices {
            for axis in LayoutAxis.allCases {
                atLeast0.terms[0].variable = hierarchy.length(of: index, on: axis)
                _ = try add(atLeast0, .nonNegative(index, axis))
            }
            guard hierarchy.kinds[index] == .scrollContent else { continue }
            for axis in LayoutAxis.allCases {
                let term = SolverTerm(1, hierarchy.position(of: index, on: axis))
                _ = try add(SolverConstraint([term], constant: 0, priority: .system), .canvas)
            }
        }
    }

    private mutating func addConstraints(with lowering: ConstraintLowering) throws(SolverError) {
        let hierarchy = lowering.hierarchy
        var active: [(order: Int, container: Int, constraint: LayoutConstraint)] = []
        active.reserveCapacity(4 * hierarchy.indices.count)
        for index in hierarchy.indices {
            for constraint in hierarchy.view(of: index)?.constraints ?? [] {
                active.append((constraint.activationOrder, index, constraint))
            }
        }
        active.sort { $0.order < $1.order }
        constraintRows.reserveCapacity(active.count)
        var row = LoweredRow()
        for (_, container, constraint) in active {
            try add(constraint, in: container, lowering: lowering, row: &row)
        }
    }

    /// Adds the row of a constraint, unless an item of it is outside the hierarchy.
    mutating func add(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let container = lowering.container(of: constraint) else { return }
        var row = LoweredRow()
        try add(constraint, in: container, lowering: lowering, row: &row)
    }

    private mutating func add(
        _ constraint: LayoutConstraint, in container: Int, lowering: ConstraintLowering,
        row: inout LoweredRow
    ) throws(SolverError) {
        guard lowering.lower(constraint, in: container, to: &row) else { return }
        let id = try add(row.relation, .constraint(constraintRows.count))
        if row.dependsOnSizes { dependOnSizes = true }
        constraint.rowIndex = constraintRows.count
        constraintRows.append(
            ConstraintRow(
                constraint: constraint, container: container, id: id,
                followsEnvironment: row.followsEnvironment, constant: row.relation.constant))
    }

    /// Removes the row of a constraint, if it has one.
    mutating func remove(_ constraint: LayoutConstraint) throws(SolverError) {
        guard let row = row(of: constraint) else { return }
        try solver.remove(row.id)
        constraintRows[constraint.rowIndex] = nil
    }

    /// Brings the row of a constraint in line with the constraint's constant and priority.
    mutating func update(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard var row = row(of: constraint), let lowered = lowering.lower(constraint)?.relation else {
            return
        }
        row.constant = lowered.constant
        try solver.setConstant(lowered.constant, of: row.id)
        try solver.setPriority(lowered.priority, of: row.id)
        constraintRows[constraint.rowIndex] = row
    }

    private func row(of constraint: LayoutConstraint) -> ConstraintRow? {
        guard constraintRows.indices.contains(constraint.rowIndex),
            let row = constraintRows[constraint.rowIndex], row.constraint === constraint
        else { return nil }
        return row
    }

    /// The places of the constraints, in the order of activation.
    var constraintIndices: Range<Int> { constraintRows.indices }

    /// The constraint at a place among those of the layout; nil once deactivated.
    func constraint(at index: Int) -> LayoutConstraint? { constraintRows[index]?.constraint }

    private mutating func addContentSizes(at index: Int, with lowering: ConstraintLowering)
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

    private mutating func addAutoresizing(
        of view: View, at index: Int, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard let parent = hierarchy.parent(of: index), let superview = view.superview else { return }
        for axis in LayoutAxis.allCases {
            let rule = AutoresizingRule(view: view, superview: superview, axis: axis)
            for (variable, line) in [
                (hierarchy.position(of: index, on: axis), rule.position),
                (hierarchy.length(of: index, on: axis), rule.length),
            ] {
                _ = try add(
                    SolverConstraint(
                        [
                            SolverTerm(1, variable),
                            SolverTerm(-Double(line.slope), hierarchy.length(of: parent, on: axis)),
                        ],
                        constant: -Double(line.intercept), priority: .automatic),
                    .autoresizing(index, axis))
            }
        }
    }

    /// Brings constants in line with a newer environment, and where asked with what else they can follow from: the views'
    /// own insets and scroll positions.
    mutating func updateConstraints(with lowering: ConstraintLowering, all: Bool) throws(SolverError) {
        var lowered = LoweredRow()
        for index in constraintRows.indices {
            guard let row = constraintRows[index], all || row.followsEnvironment,
                lowering.lower(row.constraint, in: row.container, to: &lowered),
                lowered.relation.constant != row.constant
            else { continue }
            constraintRows[index]?.constant = lowered.relation.constant
            try solver.setConstant(lowered.relation.constant, of: row.id)
        }
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
