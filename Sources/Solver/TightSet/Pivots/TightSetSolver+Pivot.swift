/// One pivot of the primal method: how far a slot moves, and which row takes its place.
extension TightSetSolver {
    /// Rates of change and pivots smaller than this count as rounding errors.
    static var negligibleRate: Double { 1e-9 }

    /// After longer moves rounding is larger than the tolerance.
    static var longestExactMove: Double { 1e8 }

    /// Moves a slot in a direction that lowers the cost, past every bend that still leaves a gain, and exchanges
    /// its row for the one whose bend ends the move. Returns that row; where rounding leaves nothing to end the move,
    /// the slot stays.
    func pivot(_ slot: Slot, _ sign: Double) -> Row? {
        let end = withMove(of: slot, sign, onlyLive: true) { () -> Breakpoint? in
            guard let end = ratioTest(slot: slot, sign: sign), !refusesMove(of: end.length) else {
                return nil
            }
            countIdlePivot(end.length == 0)
            tightSet.dormant.addReached(times: end.length)
            advance(by: end.length)
            rows.residual[end.row] = 0
            setGradients(ofCrossed: Array(crossedRows.elements))
            return end
        }
        guard let end else {
            if motion.isAnswered { addCandidate(slot, keepsDecision: true) }
            return nil
        }
        exchange(slot, for: end.row, leavingResidual: sign * end.length, sign: sign)
        return end.row
    }

    /// Carries the move out on the live variables and the rows' residuals.
    func advance(by length: Double) {
        if length == 0 { return }
        // What comes back from so far away has lost its last digits, until it is worked out from fresh factors.
        if length > Self.longestExactMove { hasDoubts = true }
        for variable in direction.variables {
            values[variable] += length * direction[variable]
            ties.noteMove(of: variable)
        }
        for row in touchedRows.elements {
            rows.residual[row] += length * rows.change[row]
            if !rows.blockedSlot[row].isNone { unblock(row) }
        }
    }

    /// Looks again at the slot that a row on its bend kept from moving.
    func unblock(_ row: Row) {
        let slot = rows.blockedSlot[row]
        if slot.isNone { return }
        rows.blockedSlot[row] = .none
        ties.unsettle(slot)
    }

    /// Gives rows that passed their bends the gradients of the sides they are on now.
    func setGradients(ofCrossed crossed: [Row]) {
        if crossed.isEmpty { return }
        let byLevel = crossed.count == 1 ? crossed : crossed.sorted { rows.level[$0] < rows.level[$1] }
        setGradients(of: byLevel) { row in rows.slopeSign(row, towards: rows.change[row]) }
    }
}
