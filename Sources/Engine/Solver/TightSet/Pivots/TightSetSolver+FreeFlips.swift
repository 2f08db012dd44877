/// Dual steps in which one slot after the other gives way at no cost.
extension TightSetSolver {
    /// Whether a slot reaches the bend of a parallel row before the row that `coefficients` express comes to its own.
    func isTooShort(_ slot: Int32, _ sign: Double, for row: Int32) -> Bool {
        let flip = flip(of: slot, sign)
        forgetMove()
        return flip.map { $0.length * abs(coefficients[slot]) < abs(rows.residual[row]) } ?? false
    }

    /// Moves slots to the bends of rows parallel to theirs, all with one solve, as long as that costs nothing and
    /// the row that `coefficients` express isn't back on its bend. Says whether any could.
    func flipFreeSlots(for row: Int32) throws(SolverError) -> Bool {
        var remaining = abs(rows.residual[row])
        var flips: [BoundFlip] = []
        for slot in freeSlots(towardsBendOf: row) {
            guard let flip = flip(of: slot, signTowardsBend(of: row, slot)), flip.length > 0 else { break }
            forgetMove()
            remaining -= flip.length * abs(coefficients[slot])
            if remaining <= 0 { break }
            flips.append(flip)
        }
        forgetMove()
        coefficients.clear()
        if flips.isEmpty { return false }
        try count(pivots: flips.count)
        startMove(of: flips)
        tightSet.dormant.addReached(times: 1)
        advance(by: 1)
        for flip in flips { rows.residual[flip.row] = 0 }
        listViolatedRows()
        forgetMove()
        for flip in flips {
            exchange(flip.slot, for: flip.row, leavingResidual: flip.sign * flip.length, sign: flip.sign)
        }
        return true
    }

    /// The slots that can take the row towards its bend at no cost, those first that give way first.
    private func freeSlots(towardsBendOf row: Int32) -> [Int32] {
        var slots: [Int32] = []
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            if abs(coefficients[slot]) < Self.negligibleRate { continue }
            if ties.open[slot] & (signTowardsBend(of: row, slot) > 0 ? 1 : 2) != 0 { slots.append(slot) }
        }
        return slots.sorted { givesWay($0, before: $1) }
    }

    /// Lists the rows that the move being carried out takes past their bends.
    func listViolatedRows() {
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if neededGradient(of: row) != rows.gradient[row] { listForRepair(row) }
        }
    }
}
