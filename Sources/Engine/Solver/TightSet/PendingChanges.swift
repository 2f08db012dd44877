/// What calls since the last solve have changed.
struct PendingChanges {
    /// Nothing is known yet, or too much has changed: solve from scratch.
    var needsColdSolve = true
    /// New levels came in, so that rows' levels have to be looked up again.
    var levelsChanged = false
    var newRows: [Int32] = []
    var removedRows: [Int32] = []
    /// Rows whose constant changed, with by how much.
    var constants: [(row: Int32, change: Double)] = []
    var priorities: [(row: Int32, kind: RowKind, priority: Double)] = []

    var isEmpty: Bool {
        !needsColdSolve && newRows.isEmpty && removedRows.isEmpty && constants.isEmpty && priorities.isEmpty
    }

    /// The one row whose constant changed, if nothing else did.
    var onlyChangedConstant: (row: Int32, change: Double)? {
        guard let first = constants.first else { return nil }
        if needsColdSolve || !newRows.isEmpty || !removedRows.isEmpty || !priorities.isEmpty { return nil }
        var sum = 0.0
        for (row, change) in constants {
            if row != first.row { return nil }
            sum += change
        }
        return (first.row, sum)
    }

    /// Forgets the changes, once they are worked in.
    mutating func clear() {
        needsColdSolve = false
        levelsChanged = false
        newRows.removeAll(keepingCapacity: true)
        removedRows.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
    }
}
