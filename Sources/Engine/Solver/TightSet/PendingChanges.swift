/// What calls since the last solve have changed.
struct PendingChanges {
    /// Nothing is known yet, or too much has changed: solve from scratch.
    var needsColdSolve = true
    /// New levels came in, so that rows' levels have to be looked up again.
    var levelsChanged = false
    var newVariables: [Int32] = []
    var newRows: [Int32] = []
    var removedRows: [Int32] = []
    /// Rows whose constant changed, with by how much.
    var constants: [(row: Int32, change: Double)] = []

    var isEmpty: Bool {
        !needsColdSolve && newVariables.isEmpty && newRows.isEmpty && removedRows.isEmpty && constants.isEmpty
    }

    /// Forgets the changes, once they are worked in.
    mutating func clear() {
        needsColdSolve = false
        levelsChanged = false
        newVariables.removeAll(keepingCapacity: true)
        newRows.removeAll(keepingCapacity: true)
        removedRows.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
    }
}
