import Foundation

/// The rows of one hierarchy in a solver: what each stands for, and how to bring its constant up to date.
struct LayoutRows {
    let solver: any ConstraintSolver
    /// The rows of the root's x, y, width and height.
    private var canvasRows: [SolverConstraint.ID] = []
    /// In the order of activation; nil once deactivated.
    var constraints: [LayoutConstraint?] = []
    /// By a constraint's place among them.
    var constraintRows: [ConstraintRow] = []
    /// By lowered index: what ties the width and the height to the content's; nil for items without such rows.
    var contentRows: [(width: ContentRows, height: ContentRows)?]
    /// Whether a constraint's constant follows from sizes of the last round.
    var dependOnSizes = false
    /// The frames that views keep, a number a row.
    private(set) var autoresizingRows: [AutoresizingRow] = []
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
        for index in hierarchy.indices.dropFirst() where !hierarchy.isGuide(index) {
            if lowering.environment.metrics[index].keepsFrame {
                try addAutoresizing(at: index, in: hierarchy)
            } else {
                try addContentSizes(at: index, with: lowering)
            }
        }
        try addConstraints(with: lowering)
    }

    /// Adds a row and notes what it stands for.
    mutating func add(
        _ constraint: SolverConstraint, _ origin: RowOrigin
    ) throws(SolverError) -> SolverConstraint.ID {
        let id = try addUnnamed(constraint)
        origins[id.index] = origin
        return id
    }

    /// Adds a row that stands for nothing an author knows.
    mutating func addUnnamed(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        let id = try solver.add(constraint)
        while origins.count <= id.index { origins.append(nil) }
        return id
    }

    /// The rows there are, in the order added; some may be removed.
    var rowIndices: Range<Int> { origins.indices }

    /// What a row stands for.
    func origin(of id: SolverConstraint.ID) -> RowOrigin? {
        origins.indices.contains(id.index) ? origins[id.index] : nil
    }

    private mutating func addCanvas(
        _ canvas: Canvas, of hierarchy: LoweredHierarchy, priority: SolverPriority
    ) throws(SolverError) {
        let (width, height) = (Self.usable(canvas.size.width), Self.usable(canvas.size.height))
        for (attribute, variable, value, priority) in [
            (.left, hierarchy.position(of: 0, on: .horizontal), 0, .system),
            (.top, hierarchy.position(of: 0, on: .vertical), 0, .system),
            (.width, hierarchy.length(of: 0, on: .horizontal), width, priority),
            (.height, hierarchy.length(of: 0, on: .vertical), height, priority),
        ] as [(LayoutAttribute, SolverVariable, CGFloat, SolverPriority)] {
            let id = try add(
                SolverConstraint([SolverTerm(1, variable)], constant: -Double(value), priority: priority),
                .canvas(0, attribute))
            canvasRows.append(id)
        }
    }

    /// The row of the root's width or height.
    func canvasRow(along axis: LayoutAxis) -> SolverConstraint.ID { canvasRows[axis == .horizontal ? 2 : 3] }

    /// Resizes the canvas.
    func setCanvasSize(_ size: CGSize) throws(SolverError) {
        try solver.setConstant(-Double(Self.usable(size.width)), of: canvasRows[2])
        try solver.setConstant(-Double(Self.usable(size.height)), of: canvasRows[3])
    }

    /// A side of the canvas that can be solved for: one asked for as `greatestFiniteMagnitude` means as long as can be.
    private static func usable(_ side: CGFloat) -> CGFloat { NumberRange.points.nearest(to: side) ?? 0 }

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
                _ = try add(
                    SolverConstraint([term], constant: 0, priority: .system),
                    .canvas(index, axis.positionAttribute))
            }
        }
    }

    private mutating func addAutoresizing(
        at index: Int, in hierarchy: LoweredHierarchy
    ) throws(SolverError) {
        guard let parent = hierarchy.parent(of: index), let view = hierarchy.view(of: index),
            let superview = view.superview
        else { return }
        for axis in LayoutAxis.allCases {
            let rule = AutoresizingRule(view: view, superview: superview, axis: axis).limited(for: view)
            for (variable, line, isLength) in [
                (hierarchy.position(of: index, on: axis), rule.position, false),
                (hierarchy.length(of: index, on: axis), rule.length, true),
            ] {
                let row = AutoresizingRow(item: index, axis: axis, isLength: isLength, line: line)
                _ = try add(
                    SolverConstraint(
                        [
                            SolverTerm(1, variable),
                            SolverTerm(-Double(line.slope), hierarchy.length(of: parent, on: axis)),
                        ],
                        constant: -Double(line.intercept), priority: .automatic),
                    .autoresizing(autoresizingRows.count))
                autoresizingRows.append(row)
            }
        }
    }
}
