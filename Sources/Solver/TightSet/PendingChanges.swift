/// The changes made by calls since the last solve.
struct PendingChanges {
    /// Whether to solve from scratch: at first, or because too much has changed.
    var needsColdSolve = true
    /// The number of constraints added by the last solve, including removed ones; all others are new.
    private(set) var knownConstraintCount = 0
    var removedRows: [Row] = []
    /// Rows with a changed constant, and the change.
    var constants: [(row: Row, change: Double)] = []
    var priorities: [(row: Row, kind: RowKind, priority: Double)] = []

    /// Whether nothing that existed at the last solve has changed.
    var isEmpty: Bool {
        !needsColdSolve && removedRows.isEmpty && constants.isEmpty && priorities.isEmpty
    }

    /// Whether nothing that existed at the last solve has changed except constants.
    var haveOnlyConstants: Bool { !needsColdSolve && removedRows.isEmpty && priorities.isEmpty }

    /// The row whose constant changed, if that is the only change to what existed at the last solve.
    var onlyChangedConstant: (row: Row, change: Double)? {
        guard haveOnlyConstants, let first = constants.first else { return nil }
        var sum = 0.0
        for (row, change) in constants {
            if row != first.row { return nil }
            sum += change
        }
        return (first.row, sum)
    }

    /// Clears the changes after they have been applied, and marks all constraints added so far as known.
    mutating func clear(constraintCount: Int) {
        needsColdSolve = false
        knownConstraintCount = constraintCount
        removedRows.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
    }
}
