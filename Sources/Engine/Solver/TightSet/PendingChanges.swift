/// What calls since the last solve have changed.
final class PendingChanges {
    /// Nothing is known yet, or too much has changed: solve from scratch.
    var needsColdSolve = true
    /// The rows added; nothing else makes rows between solves.
    private(set) var newRows: Range<Int32> = 0..<0
    var removedRows: [Int32] = []
    /// Rows whose constant changed, with by how much.
    var constants: [(row: Int32, change: Double)] = []
    var priorities: [(row: Int32, kind: RowKind, priority: Double)] = []

    /// Notes a row just added.
    func note(newRow row: Int32) {
        newRows = (newRows.isEmpty ? row : newRows.lowerBound)..<row + 1
    }

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
    func clear() {
        needsColdSolve = false
        newRows = 0..<0
        removedRows.removeAll(keepingCapacity: true)
        constants.removeAll(keepingCapacity: true)
        priorities.removeAll(keepingCapacity: true)
    }
}
