import Foundation

/// The rows of one hierarchy in a solver: what each stands for, and how to bring its constant up to date.
struct LayoutRows {
    /// A constraint's row.
    private struct ConstraintRow {
        let constraint: LayoutConstraint
        let id: SolverConstraint.ID
        /// Whether its constant follows from margins, safe areas or sizes of the last round.
        let followsEnvironment: Bool
        var constant: Double
    }

    /// The rows that tie a view's length to its content's.
    private struct ContentRows {
        unowned let view: View
        let variable: SolverVariable
        let axis: LayoutAxis
        var hugging: SolverConstraint.ID?
        var resistance: SolverConstraint.ID?
        /// What stays of required ones that are given up: the nearer to the content's length the better.
        var wishes: [SolverConstraint.ID] = []
        var length: CGFloat
    }

    private let solver: any ConstraintSolver
    /// The rows of the root's x, y, width and height.
    private var canvasRows: [SolverConstraint.ID] = []
    /// In the order of activation; nil once deactivated.
    private var constraintRows: [ConstraintRow?] = []
    private var contentRows: [ContentRows] = []
    /// By lowered item that has them: the first of its content rows, one an axis.
    private var firstContentRow: [Int: Int] = [:]
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
        let items = lowering.hierarchy.items
        try addCanvas(lowering.environment.canvas, root: items[0], priority: rootPriority)
        if rootPriority != .system { try addContentSizes(of: items[0], at: 0) }
        for item in items { try addBounds(of: item) }
        for (index, item) in items.enumerated().dropFirst() where item.guide == nil {
            if item.view.translatesAutoresizingMaskIntoConstraints {
                try addAutoresizing(of: item, in: items)
            } else {
                try addContentSizes(of: item, at: index)
            }
        }
        try addConstraints(of: items, lowering: lowering)
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
        _ canvas: Canvas, root: LoweredItem, priority: SolverPriority
    ) throws(SolverError) {
        for (variable, value, priority) in [
            (root.x, 0, .system), (root.y, 0, .system), (root.width, canvas.size.width, priority),
            (root.height, canvas.size.height, priority),
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

    private mutating func addBounds(of item: LoweredItem) throws(SolverError) {
        for axis in LayoutAxis.allCases {
            _ = try add(
                SolverConstraint(
                    [SolverTerm(1, item.length(on: axis))], constant: 0, relation: .greaterThanOrEqual,
                    priority: .system),
                .nonNegative(item.guide?.reference ?? item.view.reference, axis))
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
        for constraint in active { try add(constraint, lowering: lowering) }
    }

    /// Adds the row of a constraint, unless an item of it is outside the hierarchy.
    mutating func add(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let row = lowering.lower(constraint) else { return }
        let id = try add(row, .constraint(constraint))
        if !dependOnSizes, constraint.dependsOnSizes { dependOnSizes = true }
        constraint.rowIndex = constraintRows.count
        constraintRows.append(
            ConstraintRow(
                constraint: constraint, id: id, followsEnvironment: constraint.followsEnvironment,
                constant: row.constant))
    }

    /// Removes the row of a constraint, if it has one.
    mutating func remove(_ constraint: LayoutConstraint) throws(SolverError) {
        guard let row = row(of: constraint) else { return }
        try solver.remove(row.id)
        constraintRows[constraint.rowIndex] = nil
    }

    /// Brings the row of a constraint in line with the constraint's constant and priority.
    mutating func update(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard var row = row(of: constraint), let lowered = lowering.lower(constraint) else { return }
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

    private mutating func addContentSizes(of item: LoweredItem, at index: Int) throws(SolverError) {
        firstContentRow[index] = contentRows.count
        let size = item.view.intrinsicContentSize
        for axis in LayoutAxis.allCases {
            var rows = ContentRows(
                view: item.view, variable: item.length(on: axis), axis: axis, hugging: nil, resistance: nil,
                length: size.along(axis))
            try addContentSize(&rows)
            contentRows.append(rows)
        }
    }

    private mutating func addContentSize(_ rows: inout ContentRows) throws(SolverError) {
        guard rows.length != View.noIntrinsicMetric else { return }
        rows.hugging = try addContentSize(
            &rows, .lessThanOrEqual, rows.view.contentHuggingPriority(for: rows.axis))
        rows.resistance = try addContentSize(
            &rows, .greaterThanOrEqual, rows.view.contentCompressionResistancePriority(for: rows.axis))
    }

    private mutating func addContentSize(
        _ rows: inout ContentRows, _ relation: LayoutRelation, _ priority: LayoutPriority
    ) throws(SolverError) -> SolverConstraint.ID {
        var row = SolverConstraint(
            [SolverTerm(1, rows.variable)], constant: -Double(rows.length), relation: relation,
            priority: priority.contentSizePriority)
        let origin = RowOrigin.contentSize(rows.view.reference, rows.axis)
        let id = try add(row, origin)
        if priority == .required {
            row.priority = .strongestWish
            rows.wishes.append(try add(row, origin))
        }
        return id
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
                    .autoresizing(item.view.reference, axis))
            }
        }
    }

    /// Brings constants in line with a newer environment, and where asked with what else they can follow from: the views'
    /// own insets and scroll positions.
    mutating func updateConstraints(with lowering: ConstraintLowering, all: Bool) throws(SolverError) {
        for index in constraintRows.indices {
            guard let row = constraintRows[index], all || row.followsEnvironment,
                let lowered = lowering.lower(row.constraint), lowered.constant != row.constant
            else { continue }
            constraintRows[index]?.constant = lowered.constant
            try solver.setConstant(lowered.constant, of: row.id)
        }
    }

    /// Brings constants in line with newer intrinsic sizes.
    mutating func updateContentSizes() throws(SolverError) {
        for index in contentRows.indices { try updateContentSize(at: index) }
    }

    /// The same for some views, by their places among the lowered items.
    mutating func updateContentSizes(of items: [Int]) throws(SolverError) {
        for item in items {
            guard let first = firstContentRow[item] else { continue }
            for index in first..<first + LayoutAxis.allCases.count { try updateContentSize(at: index) }
        }
    }

    private mutating func updateContentSize(at index: Int) throws(SolverError) {
        let rows = contentRows[index]
        let length = rows.view.intrinsicContentSize.along(rows.axis)
        if length != rows.length { try replaceContentSize(at: index, with: length) }
    }

    private mutating func replaceContentSize(at index: Int, with length: CGFloat) throws(SolverError) {
        var rows = contentRows[index]
        rows.length = length
        if let hugging = rows.hugging, let resistance = rows.resistance, length != View.noIntrinsicMetric {
            try solver.setConstant(-Double(length), of: hugging)
            try solver.setConstant(-Double(length), of: resistance)
            for id in rows.wishes { try solver.setConstant(-Double(length), of: id) }
        } else {
            for id in [rows.hugging, rows.resistance].compactMap({ $0 }) { try solver.remove(id) }
            for id in rows.wishes { try solver.remove(id) }
            (rows.hugging, rows.resistance, rows.wishes) = (nil, nil, [])
            try addContentSize(&rows)
        }
        contentRows[index] = rows
    }

    /// The constraints that have rows, in the order of activation.
    var loweredConstraints: [LayoutConstraint] {
        constraintRows.compactMap { $0?.constraint }
    }
}

extension LayoutConstraint {
    /// Whether a place it speaks of moves with a size: a baseline, or a guide that is measured from the far edge.
    fileprivate var dependsOnSizes: Bool {
        firstAttribute.isBaseline || secondAttribute?.isBaseline == true
            || firstSystemGuide?.kind.dependsOnSizes == true || secondSystemGuide?.kind.dependsOnSizes == true
    }

    /// Whether a place it speaks of moves with anything that only solving tells.
    fileprivate var followsEnvironment: Bool {
        firstAttribute.followsEnvironment || secondAttribute?.followsEnvironment == true
            || firstSystemGuide != nil || secondSystemGuide != nil
    }

    private var firstSystemGuide: SystemLayoutGuide? { firstItem as? SystemLayoutGuide }
    private var secondSystemGuide: SystemLayoutGuide? { secondItem as? SystemLayoutGuide }
}

extension LayoutAttribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Whether it is a baseline or a margin, which solving can move.
    fileprivate var followsEnvironment: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: false
        case .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
            true
        }
    }
}

extension SystemLayoutGuide.Kind {
    fileprivate var dependsOnSizes: Bool {
        switch self {
        case .readableContent, .keyboard, .textContainer: true
        case .layoutMargins, .safeArea, .scrollFrame, .scrollContent: false
        }
    }
}
