/// Refactoring the tight set, when the exchanges since the last time have become too much work or too inexact.
extension TightSetSolver {
    /// Numbers smaller than that decide nothing until they have been worked out from fresh factors.
    static var doubtfulSize: Double { 1e-6 }

    /// Refactors when there are doubts, or when the eta file has become more work than that or too inexact.
    func refactorIfWorthwhile() {
        let etas = tightSet.etas
        let isWorthwhile =
            hasDoubts || etas.size > 1000 + 2 * rows.variableCount || etas.growth > Self.largestGrowth
        if isWorthwhile && !isFreshlyFactored { refactor() }
        hasDoubts = false
    }

    /// Rounding errors of 1e-16 may grow to so many times that.
    private static var largestGrowth: Double { 1e5 }

    /// Refactors the tight set and works out everything that follows from it. As long as no number is in doubt,
    /// ties stay decided.
    func refactor() {
        flushDormantMoves()
        var rowsBefore: [Int32] = []
        rowsBefore.reserveCapacity(slotCount)
        for slot in 0..<Int32(slotCount) { rowsBefore.append(tightSet.row(at: slot)) }
        tightSet.matchAgain()
        _ = tightSet.factor()
        let keepsTies = !hasDoubts && rowsBefore.allSatisfy { rows.slot[$0] >= 0 }
        if keepsTies { moveTies(from: rowsBefore) }
        startFromTightSet(keepsTies: keepsTies)
    }

    /// Moves what is known about ties along with the rows that have changed slots.
    private func moveTies(from rowsBefore: [Int32]) {
        let newSlots = rowsBefore.map { rows.slot[$0] }
        ties.rearrange(newSlots)
        for row in 0..<rows.count where rows.blockedSlot[row] >= 0 {
            rows.blockedSlot[row] = newSlots[Int(rows.blockedSlot[row])]
        }
    }

    /// All values have been worked out again and may have changed by rounding.
    func noteMoveOfAllVariables() {
        for variable in 0..<Int32(slotCount) { ties.noteMove(of: variable) }
    }
}
