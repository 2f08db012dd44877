/// Settling many open slots at once.
extension TieBreaking {
    /// Settles what can be settled without a move, or makes one move; returns whether it made one.
    func settleTogether(_ slots: [Slot]) throws(SolverError) -> Bool {
        let open = openSlots
        open.clear(slotCount: tightSet.slotCount)
        for slot in slots {
            open.add(slot, directions: simplex.ties.open[slot])
            simplex.ties.decidedBy[slot] = .max
        }
        open.sortOwnKeys { slot, direction in simplex.ownKey(slot, direction) }
        var queue = reachableErrors(of: slots)
        var last = TieKey.first
        var idleKeys = 0
        var patience = Self.leastPatience
        while !queue.isEmpty && !open.isEmpty {
            let key = queue.pop()
            if key <= last { continue }
            try work.checkWork()
            last = key
            open.close(before: key, decidedBy: simplex.ties.decidedBy)
            if open.isEmpty { return false }
            let before = open.openCount
            let falling = decide(by: key, open)
            if simplex.hasDoubts { return true }
            if let (slot, direction) = falling {
                if try simplex.moveAtNoCost(slot, direction, upTo: key) { return true }
                if simplex.motion.isAnswered { return false }
                _ = open.close(slot, direction)
            }
            idleKeys = open.openCount == before ? idleKeys + 1 : 0
            if idleKeys == patience {
                queue = reachableErrors(of: open.openSlots)
                idleKeys = 0
                patience = min(2 * patience, Self.mostPatience)
            }
        }
        open.close(before: .never, decidedBy: simplex.ties.decidedBy)
        for slot in slots where rows.state[tightSet.row(at: slot)] == .inactive {
            if try simplex.moveAtNoCost(slot, 1, upTo: .never) { return true }
        }
        return false
    }

    /// The number of consecutive rows that decide nothing after which only rows that open slots can still change are examined;
    /// small at first, because a single slot may have added many rows.
    private static var leastPatience: Int { 2 }

    private static var mostPatience: Int { 40 }

    /// The rows with an error that open slots can change, by key.
    private func reachableErrors(of slots: [Slot]) -> PriorityQueue<TieKey> {
        let queue = PriorityQueue<TieKey>()
        vertex.withMove(start: { vertex.putUnevenWeights(on: slots, in: $0) }) {
            for variable in direction.variables {
                simplex.ties.isFree[variable] = true
                simplex.ties.side[variable] = vertex.side(of: variable)
                if simplex.ties.side[variable] != 0 && !rows.isHeldAtZero(variable) {
                    queue.push(TieKey(variable: variable, in: rows))
                }
            }
            for row in vertex.touchedRows.elements {
                if rows.kind[row] == .artificial { continue }
                if rows.kind[row] == .stay { _ = simplex.updateStay(row) }
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
            return vertex.withCoefficients(of: variable) {
                decide(by: key, slopes: $0, times: Double(simplex.ties.side[variable]), open)
            }
        }
        return vertex.withCoefficients(of: key.row) {
            decide(by: key, slopes: $0, times: Double(rows.gradient[key.row]), open)
        }
    }

    private func decide(
        by key: TieKey, slopes coefficients: SparseVector, times gradient: Double, _ open: OpenSlots
    ) -> (slot: Slot, direction: Double)? {
        var best: (slot: Slot, direction: Double)?
        for slot in coefficients.slots {
            let slope = gradient * coefficients[slot]
            if abs(slope) < Tolerance.rate { continue }
            if simplex.isDoubtful(slope) { simplex.hasDoubts = true }
            if open.isOpen(slot, slope > 0 ? -1 : 1) {
                if best == nil || slot > (best?.slot ?? Slot(Int32(0))) { best = (slot, slope > 0 ? -1 : 1) }
            }
        }
        if best != nil { return best }
        for slot in coefficients.slots {
            let slope = gradient * coefficients[slot]
            if abs(slope) >= Tolerance.rate && open.close(slot, slope > 0 ? 1 : -1) {
                simplex.ties.decidedBy[slot] = key.bits
            }
        }
        return nil
    }
}
