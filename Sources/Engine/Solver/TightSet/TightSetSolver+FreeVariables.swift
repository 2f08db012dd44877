/// Which variables can move at all, without asking how far.
extension TightSetSolver {
    /// A variable that an open slot moves over some length is free; no pivot is needed to see it. Only where every
    /// such move is stopped at once, at a corner where more rows bend than are tight, is the range walked.
    ///
    /// - Complexity: O(open slots × what each moves), plus the walks.
    public func freeVariables() throws(SolverError) -> [SolverVariable] {
        try solve()
        let slots = freeSlots()
        if slots.isEmpty { return [] }
        carryOutShift()
        sensitivity.row = -1
        let candidates = variables(movedBy: slots)
        var isFree = [Bool](repeating: false, count: rows.variableCount)
        for slot in slots {
            for (side, sign) in [(Int8(1), 1.0), (2, -1)] where ties.open[slot] & side != 0 {
                markVariables(movedBy: slot, sign, in: &isFree)
            }
        }
        if candidates.contains(where: { !isFree[Int($0)] }) {
            try markVariables(withRangesAmong: candidates, in: &isFree)
        }
        return candidates.filter { isFree[Int($0)] }.map { SolverVariable(index: Int($0)) }
    }

    /// Marks what a slot moves, if no row stops it at once.
    private func markVariables(movedBy slot: Int32, _ sign: Double, in isFree: inout [Bool]) {
        direction.setUnit(slot, sign)
        tightSet.solveForDirection(direction, onlyLive: false)
        collectRowChanges()
        var room = Double.infinity
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            if let length = distanceToBend(of: row, rate: rows.change[row]) { room = min(room, length) }
        }
        if room > Self.tolerance {
            for index in 0..<direction.support.count {
                let variable = direction.support[index]
                if abs(direction[variable]) > Self.negligibleRate { isFree[Int(variable)] = true }
            }
        }
        forgetMove()
    }

    /// Marks the rest by walking. Whatever has another value at the end of a walk is free, so that one walk mostly
    /// decides about many.
    private func markVariables(withRangesAmong candidates: [Int32], in isFree: inout [Bool])
        throws(SolverError)
    {
        pivotCount = 0
        let failsCold = changes.needsColdSolve
        changes.needsColdSolve = true
        let start = candidates.map { values[$0] }
        for variable in candidates {
            for sign in [1.0, -1.0] where !isFree[Int(variable)] {
                if try abs(extreme(of: variable, sign: sign)) == .infinity { isFree[Int(variable)] = true }
                for (other, value) in zip(candidates, start) where abs(values[other] - value) > 1e-6 {
                    isFree[Int(other)] = true
                }
            }
        }
        for slot in 0..<Int32(slotCount) where ties.open[slot] != 0 { ties.unsettle(slot) }
        try settleTies()
        changes.needsColdSolve = failsCold
    }
}
