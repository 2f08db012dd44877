import Solver

extension SolvedLayout {
    /// Returns the sum that doesn't work out in a conflict; nil if its members' terms aren't known, or if rounding hides
    /// it.
    package func sum(of conflict: SolvedConflict) -> ContradictionSum? {
        ContradictionSum(conflict.members.map { constraints[$0].solvedRelation })
    }
}

extension SolvedConstraint {
    /// The relation that was solved, in the numbers of items.
    fileprivate var solvedRelation: SolverConstraint {
        let places: [LayoutAttribute] = [.left, .top, .width, .height]
        let terms = terms.map { term in
            let place = places.firstIndex(of: term.attribute) ?? 0
            return SolverTerm(term.coefficient, SolverVariable(index: term.item * places.count + place))
        }
        return SolverConstraint(terms, constant: offset, relation: relation)
    }
}
