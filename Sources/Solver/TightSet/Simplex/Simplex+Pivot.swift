/// One pivot of the primal method: how far a slot moves, and which row takes its place.
extension Simplex {
    /// Moves a slot in a direction that lowers the cost, past every bend that still leaves a gain, and exchanges
    /// its row for the one whose bend ends the move. Returns that row; where rounding leaves nothing to end the move,
    /// the slot stays.
    func pivot(_ slot: Slot, _ sign: Double) -> Row? {
        let end = vertex.withMove(of: slot, sign, onlyLive: true) { () -> Breakpoint? in
            guard let end = ratioTest(slot: slot, sign: sign), !refusesMove(of: end.length) else {
                return nil
            }
            countDegeneratePivot(end.length == 0)
            tightSet.postponed.addReached(times: end.length)
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
        if length > Tolerance.exactMove { hasDoubts = true }
        for variable in direction.variables {
            vertex.values[variable] += length * direction[variable]
            ties.noteMove(of: variable)
        }
        for row in vertex.touchedRows.elements {
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

    /// Lists a row whose gradient is out of date for the repair.
    func listForRepair(_ row: Row) {
        if rows.kind[row].isTieBreaker || rows.isListed[row] { return }
        rows.isListed[row] = true
        waitingRows.append(row)
    }

    /// Pivots until moving no candidate gains anything.
    func optimize() throws(SolverError) {
        var run = BoundFlipRun()
        while !motion.isAnswered {
            if run.isWorthwhile && !usesBlandsRule && motion == .allowed {
                run.note(flips: try flipTogether(upTo: run.size))
            } else {
                guard let (slot, sign) = nextImprovement() else {
                    refactorIfWorthwhile()
                    try work.checkWork()
                    if candidates.isEmpty { return }
                    continue
                }
                try work.count(pivots: 1)
                let row = tightSet.row(at: slot)
                guard let entering = pivot(slot, sign) else { continue }
                run.note(isFlip: vertex.parallelRatio(row, entering) != 0)
            }
            refactorIfWorthwhile()
        }
    }
}
