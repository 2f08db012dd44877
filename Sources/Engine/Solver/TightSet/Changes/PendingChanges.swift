/// What calls since the last solve have changed.
struct PendingChanges {
    /// Nothing is known yet, or too much has changed: solve from scratch.
    var needsColdSolve = true
    /// How many constraints had been added by the last solve, removed ones included; all others are new.
    private(set) var knownConstraintCount = 0
    var removedRows: [Int32] = []
    /// Rows whose constant changed, with by how much.
    var constants: [(row: Int32, change: Double)] = []
    var priorities: [(row: Int32, kind: RowKind, priority: Double)] = []

    /// Whether nothing changed that was there at the last solve.
    var isEmpty: Bool {
        !needsColdSolve && removedRows.isEmpty && constants.isEmpty && priorities.isEmpty
    }

    /// Whether of what was there at the last solve only constants changed.
    var haveOnlyConstants: Bool { !needsColdSolve && removedRows.isEmpty && priorities.isEmpty }

    /// The one row whose constant changed, if nothing else did that was there at the last solve.
    var onlyChangedConstant: (row: Int32, change: Double)? {
        guard haveOnlyConstants, let first = constants.first else { return nil }
        var sum = 0.0
        for (row, change) in constants {
            if row != first.row { return nil }
            sum += change
        }
        return (first.row, sum)
    }

    /// Forgets the changes, once they are worked in, and takes the constraints added so far for known.
    mutating func clear(constraintCount: Int) {
        needsColdSolve = false
        knownConstraintCount = constraintCount
        removedRows.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
    }
}
