import Solver

/// The relations of constraints.
extension LayoutSystem {
    /// The indices of the constraints, in the order of activation.
    var constraintIndices: Range<Int> { constraints.indices }

    /// Returns the constraint at an index; nil once deactivated.
    func constraint(at index: Int) -> LayoutConstraint? { constraints[index] }

    /// Returns whether any constraint refers to the item, by lowered index.
    func mentionedItems(of hierarchy: LoweredHierarchy) -> [Bool] {
        var isMentioned = Array(repeating: false, count: hierarchy.indices.count)
        for case let constraint? in constraints {
            let origins = constraint.origins?.places.map(\.reference) ?? []
            for item in [constraint.firstReference, constraint.secondReference] + origins {
                if let index = hierarchy.index(of: item) { isMentioned[index] = true }
            }
        }
        return isMentioned
    }

    /// Adds the relations of all active constraints, except those with an item outside the hierarchy.
    mutating func addConstraints(with lowering: ConstraintLowering) throws(SolverError) {
        let places = Self.placesOfActiveConstraints(in: lowering.hierarchy)
        constraints.reserveCapacity(places.count)
        loweredConstraints.reserveCapacity(places.count)
        var lowered = LoweredRelation()
        // Constraints of the same view are mostly adjacent, so its list is fetched once for all of them.
        var (container, held) = (-1, [LayoutConstraint]())
        for place in places {
            if place.container != container {
                container = place.container
                held = lowering.hierarchy.references[container].constraints
            }
            try add(held[place.index], in: container, lowering: lowering, lowered: &lowered)
        }
    }

    /// The position of a constraint in a view's list.
    private struct Place {
        let activationOrder: Int
        /// The view's lowered index.
        let container: Int
        let index: Int
    }

    /// Returns the views that own the active constraints, in the order of activation.
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

    /// Sorts by the order of activation. Order numbers are distinct and usually dense within a hierarchy, so
    /// they can be used as indices into a list that isn't much longer than the result.
    private static func sorted(_ places: [Place], upTo latest: Int) -> [Place] {
        let earliest = places.reduce(latest) { min($0, $1.activationOrder) }
        if latest - earliest > 4 * places.count {
            return places.sorted { $0.activationOrder < $1.activationOrder }
        }
        var indices = [Int32](repeating: -1, count: latest - earliest + 1)
        for (index, place) in places.enumerated() { indices[place.activationOrder - earliest] = Int32(index) }
        return indices.compactMap { $0 < 0 ? nil : places[Int($0)] }
    }

    /// Adds the relation of a constraint, unless one of its items is outside the hierarchy.
    mutating func add(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let container = lowering.container(of: constraint) else { return }
        var lowered = LoweredRelation()
        try add(constraint, in: container, lowering: lowering, lowered: &lowered)
    }

    private mutating func add(
        _ constraint: LayoutConstraint, in container: Int, lowering: ConstraintLowering,
        lowered: inout LoweredRelation
    ) throws(SolverError) {
        guard lowering.lower(constraint, in: container, to: &lowered) else { return }
        if lowered.dependsOnSizes { hasSizeDependentConstraints = true }
        let id = try add(lowered.relation, .constraint(Int32(loweredConstraints.count)))
        let tightness = try addTightness(of: lowered.relation)
        loweredConstraints.append(
            LoweredConstraint(
                container: container, id: id, tightness: tightness,
                followsEnvironment: lowered.followsEnvironment, constant: lowered.relation.constant))
        constraint.rowIndex = constraints.count
        constraints.append(constraint)
    }

    /// Adds a weak relation that makes an inequality between positions hold with equality; nil if it needs none.
    /// Inequalities between sizes don't: sizes are minimized anyway.
    private mutating func addTightness(of relation: SolverConstraint) throws(SolverError) -> SolverConstraint
        .ID?
    {
        guard relation.relation != .equal,
            relation.terms.contains(where: { LoweredHierarchy.isPosition($0.variable) })
        else { return nil }
        return try addUnnamed(
            SolverConstraint(relation.terms, constant: relation.constant, priority: .stay))
    }

    /// Removes the relation of a constraint, if it has one.
    mutating func remove(_ constraint: LayoutConstraint) throws(SolverError) {
        guard let index = index(of: constraint) else { return }
        try solver.remove(loweredConstraints[index].id)
        if let tightness = loweredConstraints[index].tightness { try solver.remove(tightness) }
        constraints[index] = nil
    }

    /// Updates the relation of a constraint after a change of its constant or priority.
    mutating func update(_ constraint: LayoutConstraint, lowering: ConstraintLowering) throws(SolverError) {
        guard let index = index(of: constraint), let lowered = lowering.lower(constraint)?.relation else {
            return
        }
        try setConstant(lowered.constant, at: index)
        try solver.setPriority(lowered.priority, of: loweredConstraints[index].id)
    }

    /// Notes the multipliers that the relations of constraints have, for `updateMultiplier`.
    mutating func noteMultipliers(of changing: [LayoutConstraint]) {
        for constraint in changing {
            guard let index = index(of: constraint), multipliers[index] == nil else { continue }
            multipliers[index] = constraint.multiplier
        }
    }

    /// Replaces the relation of a constraint whose multiplier may have changed.
    mutating func updateMultiplier(
        of constraint: LayoutConstraint, lowering: ConstraintLowering
    ) throws(SolverError) {
        guard let index = index(of: constraint), multipliers[index] != constraint.multiplier,
            let lowered = lowering.lower(constraint)?.relation
        else { return }
        try remove(loweredConstraints[index].id)
        loweredConstraints[index].id = try add(lowered, .constraint(Int32(index)))
        loweredConstraints[index].constant = lowered.constant
        multipliers[index] = constraint.multiplier
    }

    /// Changes the constant of a constraint's relation.
    mutating func setConstant(_ constant: Double, at index: Int) throws(SolverError) {
        if loweredConstraints[index].constant == constant { return }
        loweredConstraints[index].constant = constant
        try solver.setConstant(constant, of: loweredConstraints[index].id)
        if let tightness = loweredConstraints[index].tightness {
            try solver.setConstant(constant, of: tightness)
        }
    }

    private func index(of constraint: LayoutConstraint) -> Int? {
        let index = constraint.rowIndex
        return constraints.indices.contains(index) && constraints[index] === constraint ? index : nil
    }

    /// Updates constants for a newer environment and, if `all` is set, for the views' own insets and scroll
    /// positions.
    mutating func updateConstraints(with lowering: ConstraintLowering, all: Bool) throws(SolverError) {
        var lowered = LoweredRelation()
        for index in constraints.indices {
            let known = loweredConstraints[index]
            guard all || known.followsEnvironment, let constraint = constraints[index],
                lowering.lower(constraint, in: known.container, to: &lowered),
                lowered.relation.constant != known.constant
            else { continue }
            try setConstant(lowered.relation.constant, at: index)
        }
    }
}
