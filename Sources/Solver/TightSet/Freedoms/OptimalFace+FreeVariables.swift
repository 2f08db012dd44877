/// Finding the variables that can move, without computing ranges.
extension OptimalFace {
    /// The variables with more than one optimal value.
    ///
    /// The optimal solutions form a convex set, so a variable is free exactly if some move that costs nothing changes
    /// it, however short. One move of all open slots together finds nearly all free variables; for the others, ranges
    /// are computed by walking.
    ///
    /// - Complexity: O(variables moved by open slots), times the rows on their bends that such a move would violate,
    ///   plus the walks.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func freeVariables() throws(SolverError) -> [SolverVariable] {
        try solver.solve()
        var slots = freeSlots()
        if slots.isEmpty { return [] }
        parametric.finish()
        var isFree = [Bool](repeating: false, count: rows.variableCount)
        for variable in try variablesInMoveTogether(of: &slots) { isFree[variable.offset] = true }
        let candidates = variables(movedBy: slots)
        if candidates.contains(where: { !isFree[$0.offset] }) {
            try markVariables(withRangesAmong: candidates, in: &isFree)
        }
        return candidates.filter { isFree[$0.offset] }.map { SolverVariable(index: $0.offset) }
    }

    /// Whether a variable that wasn't free is free without a row, which is inactive now. Whatever moves only without the row
    /// changes it.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    func isAnyFreed(byRemoving row: Row, isFree: [Bool]) throws(SolverError) -> Bool {
        var slots = freeSlots(connectedTo: row)
        if slots.isEmpty { return false }
        if try variablesInMoveTogether(of: &slots).contains(where: { !isFree[$0.offset] }) { return true }
        let candidates = variables(movedBy: slots).filter { !isFree[$0.offset] }
        if candidates.isEmpty { return false }
        var isFree = isFree
        try markVariables(withRangesAmong: candidates, in: &isFree)
        return candidates.contains { isFree[$0.offset] }
    }

    /// Marks the others by walking. A variable with another value at the end of a walk is free, so one walk usually
    /// decides many.
    private func markVariables(withRangesAmong candidates: [Variable], in isFree: inout [Bool])
        throws(SolverError)
    {
        work.startCounting()
        let failsCold = solver.changes.needsColdSolve
        solver.changes.needsColdSolve = true
        let start = candidates.map { vertex.values[$0] }
        for variable in candidates {
            for sign in [1.0, -1.0] where !isFree[variable.offset] {
                if try abs(extreme(of: variable, sign: sign)) == .infinity { isFree[variable.offset] = true }
                for (other, value) in zip(candidates, start)
                where abs(vertex.values[other] - value) > Tolerance.range {
                    isFree[other.offset] = true
                }
            }
        }
        try settleAfterWalking(failsCold: failsCold)
    }
}
