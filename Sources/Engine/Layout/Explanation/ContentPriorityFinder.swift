import Solver

/// Finds priorities of contents that would determine lengths which several contents share: two labels in a row with equal
/// priorities.
struct ContentPriorityFinder {
    private let solved: SolvedPass
    private let solver: any ExplainingSolver

    init(solved: SolvedPass, solver: any ExplainingSolver) {
        self.solved = solved
        self.solver = solver
    }

    /// A view whose content asks for a length, which the layout leaves open.
    private struct Rival {
        var variable: SolverVariable
        var constraint: SolvedConstraint
    }

    /// The step by which Interface Builder and its users raise priorities.
    private static let step = 1.0
    /// The maximum number of views for which priorities are tried.
    private static let mostRivals = 16

    /// Returns the priorities each of which determines all numbers of a group, of hugging if there are any, or else of
    /// compression resistance; nothing where fewer than two contents share a length.
    ///
    /// - Throws: `SolverError` if that takes more work than the solver's limits allow.
    /// - Complexity: a solve for each content.
    func priorities(for group: FreeGroup) throws(SolverError) -> [LayoutOpening.ContentPriority] {
        for axis in LayoutAxis.allCases {
            for relation in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual] {
                let rivals = rivals(in: group, along: axis, relation)
                guard (2...Self.mostRivals).contains(rivals.count) else { continue }
                var found: [LayoutOpening.ContentPriority] = []
                for rival in rivals {
                    let raised = rival.constraint.priority + Self.step
                    guard raised < 1000, try determine(group, with: rival, at: raised) else { continue }
                    found.append(
                        LayoutOpening.ContentPriority(
                            item: rival.constraint.first.item, axis: axis,
                            isHugging: relation == .lessThanOrEqual, priority: raised))
                }
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    private func rivals(
        in group: FreeGroup, along axis: LayoutAxis, _ relation: LayoutRelation
    ) -> [Rival] {
        group.members.compactMap { member in
            let place = FreeGroup.Place(member.variable)
            guard place.axis == axis,
                solved.pass.hierarchy.length(of: place.item, on: axis).index == member.variable.index
            else { return nil }
            let item = solved.positions[place.item]
            let constraint = solved.layout.constraints.first {
                $0.source == .contentSize && $0.first.item == item && $0.second == nil
                    && $0.first.attribute == axis.lengthAttribute && $0.relation == relation
            }
            return constraint.map { Rival(variable: member.variable, constraint: $0) }
        }
    }

    /// Whether a group's numbers are determined if a content has a higher priority.
    private func determine(
        _ group: FreeGroup, with rival: Rival, at priority: Double
    ) throws(SolverError) -> Bool {
        let row = try solver.add(
            SolverConstraint(
                [SolverTerm(1, rival.variable)], constant: -rival.constraint.constant,
                relation: rival.constraint.relation, priority: .optional(priority)))
        let free = Set(try solver.freeVariables())
        try solver.remove(row)
        try solver.solve()
        return !group.members.contains { free.contains($0.variable) }
    }
}
