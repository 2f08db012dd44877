/// The rows of constraints.
extension LayoutRows {
    /// The places of the constraints, in the order of activation.
    var constraintIndices: Range<Int> { constraints.indices }

    /// The constraint at a place among those of the layout; nil once deactivated.
    func constraint(at index: Int) -> LayoutConstraint? { constraints[index] }

    /// Adds the rows of all active constraints, except those with an item outside the hierarchy.
    mutating func addConstraints(with lowering: ConstraintLowering) throws(SolverError) {
        constraints = Self.activeConstraints(of: lowering.hierarchy)
        constraintRows.reserveCapacity(constraints.count)
        var row = LoweredRow()
        for index in constraints.indices {
            guard let constraint = constraints[index],
                let added = try addRow(of: constraint, lowering: lowering, row: &row)
            else { continue }
            let place = constraintRows.count
            constraint.rowIndex = place
            if place != index { constraints[place] = constraint }
            constraintRows.append(added)
        }
        constraints.removeLast(constraints.count - constraintRows.count)
    }

    /// The active constraints in the order of activation.
    private static func activeConstraints(of hierarchy: LoweredHierarchy) -> [LayoutConstraint?] {
        let count = hierarchy.references.reduce(0) { $0 + $1.constraints.count }
        var found: [LayoutConstraint?] = []
        found.reserveCapacity(count)
        var places: [(order: Int, index: Int)] = []
        places.reserveCapacity(count)
        var isInOrder = true
        var last = Int.min
        for index in hierarchy.indices {
            let held = hierarchy.references[index].constraints
            for place in held.indices {
                let order = held[place].activationOrder
                if order < last { isInOrder = false }
                last = order
                places.append((order, found.count))
                found.append(held[place])
            }
        }
        if isInOrder { return found }
        places.sort { $0.order < $1.order }
        return places.map { found[$0.index] }
    }

    /// Adds the row of a constraint, unless an item of it is outside the hierarchy.
    mutating func add(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        var row = LoweredRow()
        guard let added = try addRow(of: constraint, lowering: lowering, row: &row) else { return }
        constraint.rowIndex = constraintRows.count
        constraints.append(constraint)
        constraintRows.append(added)
    }

    private mutating func addRow(
        of constraint: LayoutConstraint, lowering: ConstraintLowering, row: inout LoweredRow
    ) throws(SolverError) -> ConstraintRow? {
        guard let container = lowering.container(of: constraint),
            lowering.lower(constraint, in: container, to: &row)
        else { return nil }
        if row.dependsOnSizes { dependOnSizes = true }
        return ConstraintRow(
            container: container, id: try add(row.relation, .constraint(constraintRows.count)),
            followsEnvironment: row.followsEnvironment, constant: row.relation.constant)
    }

    /// Removes the row of a constraint, if it has one.
    mutating func remove(_ constraint: LayoutConstraint) throws(SolverError) {
        guard let index = index(of: constraint) else { return }
        try solver.remove(constraintRows[index].id)
        constraints[index] = nil
    }

    /// Brings the row of a constraint in line with the constraint's constant and priority.
    mutating func update(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let index = index(of: constraint), let lowered = lowering.lower(constraint)?.relation else {
            return
        }
        let id = constraintRows[index].id
        try solver.setConstant(lowered.constant, of: id)
        try solver.setPriority(lowered.priority, of: id)
        constraintRows[index].constant = lowered.constant
    }

    private func index(of constraint: LayoutConstraint) -> Int? {
        let index = constraint.rowIndex
        return constraints.indices.contains(index) && constraints[index] === constraint ? index : nil
    }

    /// Brings constants in line with a newer environment, and where asked with what else they can follow from: the views'
    /// own insets and scroll positions.
    mutating func updateConstraints(with lowering: ConstraintLowering, all: Bool) throws(SolverError) {
        var lowered = LoweredRow()
        for index in constraints.indices {
            let row = constraintRows[index]
            guard all || row.followsEnvironment, let constraint = constraints[index],
                lowering.lower(constraint, in: row.container, to: &lowered),
                lowered.relation.constant != row.constant
            else { continue }
            constraintRows[index].constant = lowered.relation.constant
            try solver.setConstant(lowered.relation.constant, of: row.id)
        }
    }
}
