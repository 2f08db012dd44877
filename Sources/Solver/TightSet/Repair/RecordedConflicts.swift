/// The conflicts found since the last solve from scratch.
///
/// Nearly always a constraint takes part in none of them, which is known without looking at each.
struct RecordedConflicts {
    private(set) var all: [SolverConflict] = []
    /// The number of conflicts that a constraint takes part in, by its index.
    private var countOfConstraint: [Int32] = []
    private var isSorted = true

    var isEmpty: Bool { all.isEmpty }

    /// Whether a constraint takes part in a conflict.
    func contain(_ constraint: SolverConstraint.ID) -> Bool {
        constraint.index < countOfConstraint.count && countOfConstraint[constraint.index] > 0
    }

    mutating func append(_ conflict: SolverConflict) {
        all.append(conflict)
        isSorted = false
        for member in conflict.members {
            while countOfConstraint.count <= member.index { countOfConstraint.append(0) }
            countOfConstraint[member.index] += 1
        }
    }

    /// Removes the conflicts that a constraint takes part in and that fulfil a condition, and returns them.
    mutating func remove(
        with constraint: SolverConstraint.ID, where condition: (SolverConflict) -> Bool = { _ in true }
    ) -> [SolverConflict] {
        guard contain(constraint) else { return [] }
        var removed: [SolverConflict] = []
        all.removeAll { conflict in
            guard conflict.members.contains(constraint), condition(conflict) else { return false }
            removed.append(conflict)
            return true
        }
        for conflict in removed {
            for member in conflict.members { countOfConstraint[member.index] -= 1 }
        }
        return removed
    }

    mutating func removeAll() { self = Self() }

    /// Sorts them, unless they are sorted.
    mutating func sort(by areInIncreasingOrder: (SolverConflict, SolverConflict) -> Bool) {
        if !isSorted { all.sort(by: areInIncreasingOrder) }
        isSorted = true
    }
}
