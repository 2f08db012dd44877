/// Which rows cost more or less when a slot moves, worked out once for each slot that is asked about.
final class CostlyChanges {
    private let solver: TightSetSolver
    private var ranges: [Int32: Range<Int>] = [:]
    private var changes: [(row: Int32, costsMore: Bool)] = []

    init(solver: TightSetSolver) {
        self.solver = solver
    }

    /// The rows outside the tight set whose cost changes as a slot moves up, and whether it grows.
    func rows(movedBy slot: Int32) -> ArraySlice<(row: Int32, costsMore: Bool)> {
        if let range = ranges[slot] { return changes[range] }
        let start = changes.count
        solver.direction.setUnit(slot, 1)
        solver.tightSet.solveForDirection(solver.direction, onlyLive: false)
        solver.collectRowChanges()
        for index in 0..<solver.touchedRows.count {
            let row = solver.touchedRows[index]
            if solver.rows.kind[row].isTieBreaker { continue }
            let cost = Double(solver.rows.gradient[row]) * solver.rows.change[row]
            if abs(cost) > TightSetSolver.negligibleRate { changes.append((row, cost > 0)) }
        }
        solver.forgetMove()
        changes[start...].sort { $0.row < $1.row }
        ranges[slot] = start..<changes.count
        return changes[start...]
    }
}
