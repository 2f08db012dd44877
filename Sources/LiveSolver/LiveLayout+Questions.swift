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
        conflictsOfRows.map { conflict in
            var members = conflict.members.map { relationOfID[$0.index] }.sorted()
            // A changed content has several relations for one that was written.
            for place in members.indices.dropFirst().reversed() where members[place] == members[place - 1] {
                members.remove(at: place)
            }
            return (relationOfID[conflict.broken.index], members)
        }
    }

    /// The conflicts as the solver has them, in the same order: of its rows.
    package var conflictsOfRows: [SolverConflict] { solver.conflicts.filter(isReported) }

    /// What the solver has for a relation.
    package struct Row: Sendable {
        /// The relation's index.
        package let relation: Int
        /// The relation as it was solved. A changed content has others than were written.
        package let solved: SolverConstraint
    }

    /// The solver's rows, in the order added.
    package var rows: [Row] {
        var changed: [Int: SolverConstraint] = [:]
        for content in contents {
            guard let content else { continue }
            for (id, relation) in zip(content.ids, content.width + content.height) {
                changed[id.index] = relation
            }
        }
        return relationOfID.enumerated().map { row, relation in
            Row(relation: relation, solved: changed[row] ?? relations[relation])
        }
    }

    /// Returns what determines the x, y, width and height of an item's alignment rectangle.
    ///
    /// - Throws: `SolverError` if finding that takes more work than the solver allows.
    package func explanation(ofItem item: Int) throws(SolverError) -> SolverExplanation {
        try solveFromScratch()
        solver.budget = WorkBudget()
        return try solver.shares(of: (0..<4).map { SolverVariable(index: 4 * item + $0) })
    }

    /// Whether a conflict remains where no view has the size with which it was designed, as in the engine.
    private func isReported(_ conflict: SolverConflict) -> Bool {
        !layout.designRelations.contains { index in ids[index].map(conflict.members.contains) ?? false }
    }

    /// An item as it was solved.
    package struct SolvedItemState: Sendable {
        /// In points, unrounded.
        package let width: Double
        package let height: Double
        /// The intrinsic size in points, -1 for a dimension without one.
        package let contentWidth: Double
        package let contentHeight: Double
        /// Whether its content adapted to its width.
        package let isAdapted: Bool
    }

    /// Returns an item as it was solved, by its index.
    package func state(ofItem index: Int) -> SolvedItemState {
        let (frame, content) = (frames[index], intrinsicSize(of: index))
        return SolvedItemState(
            width: frame.width, height: frame.height, contentWidth: content.width,
            contentHeight: content.height,
            isAdapted: textOfItem[index] >= 0 && texts[textOfItem[index]].isAdapted)
    }

    /// The relations of active constraints, in the order of activation.
    package var activeRelations: [SolverConstraint] {
        layout.constraints.indices.filter { isActive[$0] }.map { relations[layout.constraints[$0].relation] }
    }

    /// What can move.
    ///
    /// - Throws: `SolverError` if finding it takes more work than the solver allows.
    package func freedoms() throws(SolverError) -> [SolverFreedom] { try solver.freedoms() }

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
