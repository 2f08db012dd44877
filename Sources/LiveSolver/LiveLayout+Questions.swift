import Solver

/// What a solved layout is asked: how its constraints came out, which of them contradict each other, what determines a number, and
/// what is open.
extension LiveLayout {
    /// How a constraint came out, by its index in the layout's constraints.
    package func outcome(of index: Int) -> (outcome: ConstraintOutcome, residual: Double) {
        let constraint = layout.constraints[index]
        guard isActive[index], let id = ids[constraint.relation] else { return (.inactive, 0) }
        let relation = relations[constraint.relation]
        var residual = relation.constant
        for term in relation.terms { residual += term.coefficient * values[term.variable.index] }
        let conflict = solver.conflicts.first { $0.broken == id }
        if let conflict, isReported(conflict) { return (.broken, residual) }
        // A required relation that isn't in a conflict holds; one that only yields to a designed size may miss.
        if conflict == nil, !relation.priority.isOptional { return (.satisfied, residual) }
        let isMet =
            switch relation.relation {
            case .equal: residual.magnitude <= Self.tolerance
            case .lessThanOrEqual: residual <= Self.tolerance
            case .greaterThanOrEqual: residual >= -Self.tolerance
            }
        return (isMet ? .satisfied : .outweighed, residual)
    }

    /// The distance in points by which an optional constraint may miss and still hold, as in the engine.
    private static let tolerance = 1e-4

    /// The conflicts: the broken relation and the members of a smallest conflicting set, as indices of relations.
    package func conflicts() -> [(broken: Int, members: [Int])] {
        solver.conflicts.filter(isReported).map { conflict in
            var members = conflict.members.map { relationOfID[$0.index] }.sorted()
            // A changed content has several relations for one that was written.
            for place in members.indices.dropFirst().reversed() where members[place] == members[place - 1] {
                members.remove(at: place)
            }
            return (relationOfID[conflict.broken.index], members)
        }
    }

    /// The sum that doesn't work out in each conflict; nil where there is none.
    package func sums() -> [ContradictionSum?] {
        solver.conflicts.filter(isReported).map { conflict in
            ContradictionSum(conflict.members.map { solved($0) })
        }
    }

    /// A relation as it was solved.
    private func solved(_ id: SolverConstraint.ID) -> SolverConstraint {
        let index = relationOfID[id.index]
        if let own = ids[index], own == id { return relations[index] }
        for content in contents {
            guard let content, let place = content.ids.firstIndex(of: id) else { continue }
            return place < content.width.count
                ? content.width[place] : content.height[place - content.width.count]
        }
        return relations[index]
    }

    /// A relation that determines a number: by how much the number grows with the relation's constant, and that constant.
    package struct Share: Sendable, Hashable {
        /// The relation's index.
        package let relation: Int
        package let coefficient: Double
        package let constant: Double
    }

    /// Returns what determines the x, y, width and height of an item's alignment rectangle: the relations whose constants, times
    /// their coefficients, add up to the number. Nil for a number that nothing determines.
    ///
    /// - Throws: `SolverError` if finding them takes more work than the solver allows.
    package func shares(ofItem item: Int) throws(SolverError) -> [[Share]?] {
        let variables = (0..<4).map { SolverVariable(index: 4 * item + $0) }
        solver.budget = WorkBudget()
        let explanation = try solver.shares(of: variables)
        return variables.map { variable in
            explanation.isFree[variable.index]
                ? nil
                : explanation.shares(of: variable).map { share in
                    Share(
                        relation: relationOfID[share.constraint.index], coefficient: share.coefficient,
                        constant: solved(share.constraint).constant)
                }
        }
    }

    /// Whether a conflict remains where no view has the size with which it was designed, as in the engine.
    private func isReported(_ conflict: SolverConflict) -> Bool {
        !layout.designRelations.contains { index in ids[index].map(conflict.members.contains) ?? false }
    }

    /// The variables with more than one possible value.
    ///
    /// - Throws: `SolverError` if finding them takes more work than the solver allows.
    package func freeVariables() throws(SolverError) -> [Int] {
        try solver.freeVariables().map { $0.index }
    }
}

/// What became of a constraint; the numbers are those that the page reads.
package enum ConstraintOutcome: Int, Sendable {
    case satisfied, outweighed, broken, inactive
}
