/// What a search for obstacles needs to know of slots and rows, computed once for all rows that don't hold: where labels
/// compete, each depends on the same slots.
final class ObstacleWorkspace {
    private let solver: TightSetSolver
    private var ranges: [Slot: Range<Int>] = [:]
    /// By row: the slots that move it, each with the sign of its coefficient.
    private var movers: [Row: [(slot: Slot, sign: Double)]] = [:]
    private var changes: [(row: Row, costsMore: Bool)] = []

    /// The number of rows that may still be examined to reduce sets.
    private var reductions: Int

    init(solver: TightSetSolver) {
        self.solver = solver
        reductions = Self.leastReductions + solver.tightSet.slotCount / 4
    }

    // MARK: One search

    /// The number of the current search.
    private var search: Int32 = 0
    /// By row, and by slot and direction: the last search that visited it.
    private let rowSearch = Table<Row, Int32>()
    private let slotSearch = Storage<Int32>()

    /// Starts a search that hasn't visited anything yet.
    func startSearch() {
        if search == 0 {
            rowSearch.reset(to: solver.rows.count, filling: 0)
            slotSearch.reset(to: 2 * solver.tightSet.slotCount, filling: 0)
        }
        search += 1
    }

    /// Marks a row as visited; returns whether it wasn't before.
    @discardableResult func note(row: Row) -> Bool {
        if rowSearch[row] == search { return false }
        rowSearch[row] = search
        return true
    }

    /// Marks a slot's direction as visited; returns whether it wasn't before.
    func note(slot: Slot, isUp: Bool) -> Bool {
        let place = 2 * slot.offset + (isUp ? 1 : 0)
        if slotSearch[place] == search { return false }
        slotSearch[place] = search
        return true
    }

    private static let leastReductions = 200

    /// Whether there is work left to reduce a set of this many rows. Among hundreds of competing labels each obstructs each;
    /// sets are then left as found.
    func takeReduction(of count: Int) -> Bool {
        if count > reductions { return false }
        reductions -= count
        return true
    }

    /// The slots that move a row, and whether it grows with them.
    func slots(moving row: Row) -> [(slot: Slot, sign: Double)] {
        if let known = movers[row] { return known }
        var found: [(slot: Slot, sign: Double)] = []
        solver.vertex.withCoefficients(of: row) { coefficients in
            for slot in coefficients.slots {
                let coefficient = coefficients[slot]
                if abs(coefficient) <= Tolerance.rate { continue }
                found.append((slot, coefficient > 0 ? 1 : -1))
            }
        }
        movers[row] = found
        return found
    }

    /// The rows outside the tight set whose cost changes as a slot moves up, and whether it grows.
    func rows(movedBy slot: Slot) -> ArraySlice<(row: Row, costsMore: Bool)> {
        if let range = ranges[slot] { return changes[range] }
        let start = changes.count
        solver.vertex.withMove(of: slot, 1) {
            for row in solver.vertex.touchedRows.elements {
                if solver.rows.kind[row].isTieBreaker { continue }
                let cost = Double(solver.rows.gradient[row]) * solver.rows.change[row]
                if abs(cost) > Tolerance.rate { changes.append((row, cost > 0)) }
            }
        }
        changes[start...].sort { $0.row < $1.row }
        ranges[slot] = start..<changes.count
        return changes[start...]
    }
}
