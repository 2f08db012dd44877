/// Which rows cost more or less when a slot moves, worked out once for each slot that is asked about.
final class CostlyChanges {
    private let solver: TightSetSolver
    private var ranges: [Int32: Range<Int>] = [:]
    private var changes: [(row: Int32, costsMore: Bool)] = []

    /// How many rows of sets may still be solved for.
    private var reductions: Int

    init(solver: TightSetSolver) {
        self.solver = solver
        reductions = Self.leastReductions + solver.slotCount / 4
    }

    private static let leastReductions = 200

    /// Whether a set of so many rows can still be made smallest: with hundreds of labels that compete each is in the way of
    /// each, and then sets are left as found.
    func takeReduction(of count: Int) -> Bool {
        if count > reductions { return false }
        reductions -= count
        return true
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
