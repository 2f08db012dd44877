/// The rows of constraints.
extension LayoutRows {
    /// The places of the constraints, in the order of activation.
    var constraintIndices: Range<Int> { constraints.indices }

    /// The constraint at a place among those of the layout; nil once deactivated.
    func constraint(at index: Int) -> LayoutConstraint? { constraints[index] }

    /// Adds the rows of all active constraints, except those with an item outside the hierarchy.
    mutating func addConstraints(with lowering: ConstraintLowering) throws(SolverError) {
        let places = Self.placesOfActiveConstraints(in: lowering.hierarchy)
        constraints.reserveCapacity(places.count)
        constraintRows.reserveCapacity(places.count)
        var row = LoweredRow()
        // Constraints of one view mostly follow one another; their list is taken once for all of them.
        var (container, held) = (-1, [LayoutConstraint]())
        for place in places {
            if place.container != container {
                container = place.container
                held = lowering.hierarchy.references[container].constraints
            }
            try add(held[place.index], in: container, lowering: lowering, row: &row)
        }
    }

    /// Where a view holds a constraint.
    private struct Place {
        let activationOrder: Int
        /// The view's lowered index.
        let container: Int
        let index: Int
    }

    /// Where the active constraints are held, in the order of activation.
    private static func placesOfActiveConstraints(in hierarchy: LoweredHierarchy) -> [Place] {
        var places: [Place] = []
        places.reserveCapacity(hierarchy.references.reduce(0) { $0 + $1.constraints.count })
        var isInOrder = true
        var latest = Int.min
        for container in hierarchy.indices {
            let held = hierarchy.references[container].constraints
            for index in held.indices {
                let order = held[index].activationOrder
                if order < latest { isInOrder = false }
                latest = max(latest, order)
                places.append(Place(activationOrder: order, container: container, index: index))
            }
        }
        return isInOrder ? places : sorted(places, upTo: latest)
    }

    /// Sorts by the order of activation. Orders differ, and those of one hierarchy mostly follow one another closely:
    /// then each has a place of its own in a list that isn't much longer.
    private static func sorted(_ places: [Place], upTo latest: Int) -> [Place] {
        let earliest = places.reduce(latest) { min($0, $1.activationOrder) }
        if latest - earliest > 4 * places.count {
            return places.sorted { $0.activationOrder < $1.activationOrder }
        }
        var indices = [Int32](repeating: -1, count: latest - earliest + 1)
        for (index, place) in places.enumerated() { indices[place.activationOrder - earliest] = Int32(index) }
        return indices.compactMap { $0 < 0 ? nil : places[Int($0)] }
    }

    /// Adds the row of a constraint, unless an item of it is outside the hierarchy.
    mutating func add(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let container = lowering.container(of: constraint) else { return }
        var row = LoweredRow()
        try add(constraint, in: container, lowering: lowering, row: &row)
    }

    private mutating func add(
        _ constraint: LayoutConstraint, in container: Int, lowering: ConstraintLowering, row: inout LoweredRow
    ) throws(SolverError) {
        guard lowering.lower(constraint, in: container, to: &row) else { return }
        if row.dependsOnSizes { dependOnSizes = true }
        let id = try add(row.relation, .constraint(constraintRows.count))
        let tightness = try addTightness(of: row.relation)
        constraintRows.append(
            ConstraintRow(
                container: container, id: id, tightness: tightness,
                followsEnvironment: row.followsEnvironment, constant: row.relation.constant))
        constraint.rowIndex = constraints.count
        constraints.append(constraint)
    }

    /// Adds the wish of an inequality between positions to hold with equality; nil where it has none. Sizes are as
    /// small as they can be whatever an inequality wishes.
    private mutating func addTightness(of relation: SolverConstraint) throws(SolverError) -> SolverConstraint
        .ID?
    {
        guard relation.relation != .equal,
            relation.terms.contains(where: { LoweredHierarchy.isPosition($0.variable) })
        else { return nil }
        return try addUnnamed(
            SolverConstraint(relation.terms, constant: relation.constant, priority: .stay))
    }

    /// Removes the row of a constraint, if it has one.
    mutating func remove(_ constraint: LayoutConstraint) throws(SolverError) {
        guard let index = index(of: constraint) else { return }
        try solver.remove(constraintRows[index].id)
        if let tightness = constraintRows[index].tightness { try solver.remove(tightness) }
        constraints[index] = nil
    }

    /// Brings the row of a constraint in line with the constraint's constant and priority.
    mutating func update(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let index = index(of: constraint), let lowered = lowering.lower(constraint)?.relation else {
            return
        }
        try setConstant(lowered.constant, at: index)
        try solver.setPriority(lowered.priority, of: constraintRows[index].id)
    }

    private mutating func setConstant(_ constant: Double, at index: Int) throws(SolverError) {
        constraintRows[index].constant = constant
        try solver.setConstant(constant, of: constraintRows[index].id)
        if let tightness = constraintRows[index].tightness { try solver.setConstant(constant, of: tightness) }
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
            try setConstant(lowered.relation.constant, at: index)
        }
    }
}
