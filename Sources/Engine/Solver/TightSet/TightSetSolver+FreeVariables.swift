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
        let undecided = candidates.filter { !isFree[Int($0)] }
        if !undecided.isEmpty { try markVariables(withRangesAmong: undecided, in: &isFree) }
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

    private func markVariables(withRangesAmong undecided: [Int32], in isFree: inout [Bool])
        throws(SolverError)
    {
        pivotCount = 0
        let failsCold = changes.needsColdSolve
        changes.needsColdSolve = true
        for variable in undecided {
            let highest = try extreme(of: variable, sign: 1)
            let lowest = highest == .infinity ? highest : try extreme(of: variable, sign: -1)
            isFree[Int(variable)] = highest == .infinity || highest - lowest > 1e-6
        }
        for slot in 0..<Int32(slotCount) where ties.open[slot] != 0 { ties.unsettle(slot) }
        try settleTies()
        changes.needsColdSolve = failsCold
    }
}
