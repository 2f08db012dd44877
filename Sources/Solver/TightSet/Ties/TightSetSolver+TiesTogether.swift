/// Settling many open slots at once.
extension TightSetSolver {
    /// Settles what can be settled without a move, or makes one move; returns whether it made one.
    func settleTogether(_ slots: [Slot]) throws(SolverError) -> Bool {
        let open = openSlots
        open.clear(slotCount: slotCount)
        for slot in slots {
            open.add(slot, directions: ties.open[slot])
            ties.decidedBy[slot] = .max
        }
        open.sortOwnKeys { slot, direction in ownKey(slot, direction) }
        var queue = reachableErrors(of: slots)
        var last = TieKey.first
        var idleKeys = 0
        var patience = Self.leastPatience
        while !queue.isEmpty && !open.isEmpty {
            let key = queue.pop()
            if key <= last { continue }
            try checkWork()
            last = key
            open.close(before: key, decidedBy: ties.decidedBy)
            if open.isEmpty { return false }
            let before = open.openCount
            let falling = decide(by: key, open)
            if hasDoubts { return true }
            if let (slot, direction) = falling {
                if try moveAtNoCost(slot, direction, upTo: key) { return true }
                if motion.isAnswered { return false }
                _ = open.close(slot, direction)
            }
            idleKeys = open.openCount == before ? idleKeys + 1 : 0
            if idleKeys == patience {
                queue = reachableErrors(of: open.openSlots)
                idleKeys = 0
                patience = min(2 * patience, Self.mostPatience)
            }
        }
        open.close(before: .never, decidedBy: ties.decidedBy)
        for slot in slots where rows.state[tightSet.row(at: slot)] == .inactive {
            if try moveAtNoCost(slot, 1, upTo: .never) { return true }
        }
        return false
    }

    /// The number of consecutive rows that decide nothing after which only rows that open slots can still change are examined;
    /// small at first, because a single slot may have added many rows.
    private static var leastPatience: Int { 2 }
    private static var mostPatience: Int { 40 }

    /// The key of the tight row itself if moving its slot is an error of its own; for a row that keeps a size at 0 or more,
    /// the size's key.
    func ownKey(_ slot: Slot, _ direction: Double) -> TieKey {
        let row = tightSet.row(at: slot)
        if rows.kind[row] == .system && rows.constant[row] == 0, let size = rows.boundVariable(row),
            rows.isSize(size)
        {
            return TieKey(variable: size, in: rows)
        }
        if rows.kind[row].isHard || rows.slopeSign(row, towards: direction) == 0 { return .never }
        return TieKey(row: row, in: rows)
    }

    /// Starts a move of all these slots by amounts in no simple ratio, so that nothing cancels out.
    func putUnevenWeights(on slots: [Slot], in direction: SparseVector) {
        for slot in slots { direction.put(Self.unevenWeight(slot), at: slot) }
    }

    /// The rows with an error that open slots can change, by key.
    private func reachableErrors(of slots: [Slot]) -> PriorityQueue<TieKey> {
        let queue = PriorityQueue<TieKey>()
        withMove(start: { putUnevenWeights(on: slots, in: $0) }) {
            for variable in direction.variables {
                ties.isFree[variable] = true
                ties.side[variable] = side(of: variable)
                if ties.side[variable] != 0 && !rows.isHeldAtZero(variable) {
                    queue.push(TieKey(variable: variable, in: rows))
                }
            }
            for row in touchedRows.elements {
                if rows.kind[row] == .artificial { continue }
                if rows.kind[row] == .stay { _ = updateStay(row) }
                if rows.gradient[row] != 0 && !rows.kind[row].isHard {
                    queue.push(TieKey(row: row, in: rows))
                }
            }
        }
        return queue
    }

    /// Closes the open directions along which the row's error grows; returns one along which it falls.
    private func decide(by key: TieKey, _ open: OpenSlots) -> (slot: Slot, direction: Double)? {
        if let variable = key.variable {
            return withCoefficients(of: variable) {
                decide(by: key, slopes: $0, times: Double(ties.side[variable]), open)
            }
        }
        return withCoefficients(of: key.row) {
            decide(by: key, slopes: $0, times: Double(rows.gradient[key.row]), open)
        }
    }

    private func decide(
        by key: TieKey, slopes coefficients: SparseVector, times gradient: Double, _ open: OpenSlots
    ) -> (slot: Slot, direction: Double)? {
        var best: (slot: Slot, direction: Double)?
        for slot in coefficients.slots {
            let slope = gradient * coefficients[slot]
            if abs(slope) < Self.negligibleRate { continue }
            if isDoubtful(slope) { hasDoubts = true }
            if open.isOpen(slot, slope > 0 ? -1 : 1) {
                if best == nil || slot > (best?.slot ?? Slot(Int32(0))) { best = (slot, slope > 0 ? -1 : 1) }
            }
        }
        if best != nil { return best }
        for slot in coefficients.slots {
            let slope = gradient * coefficients[slot]
            if abs(slope) >= Self.negligibleRate && open.close(slot, slope > 0 ? 1 : -1) {
                ties.decidedBy[slot] = key.bits
            }
        }
        return nil
    }
}
