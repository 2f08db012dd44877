/// Refactoring the tight set after exchanges, when solving has become too expensive or too inexact.
extension TightSetSolver {
    /// Smaller numbers decide nothing until they have been computed from fresh factors.
    static var doubtfulSize: Double { 1e-6 }

    /// Refactors if numbers are in doubt, or if the eta file costs more than refactoring or has become too inexact.
    func refactorIfWorthwhile() {
        let etas = tightSet.etas
        let isWorthwhile =
            hasDoubts || etas.size > 1000 + 2 * rows.variableCount || etas.growth > Self.largestGrowth
        if isWorthwhile && !isFreshlyFactored { refactor() }
        hasDoubts = false
    }

    /// The factor by which rounding errors of 1e-16 may grow.
    private static var largestGrowth: Double { 1e5 }

    /// Refactors the tight set and computes everything that depends on it. Unless a number is in doubt, ties stay
    /// decided.
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

    /// Moves the state of ties along with the rows that have changed slots.
    private func moveTies(from rowsBefore: [Int32]) {
        let newSlots = rowsBefore.map { rows.slot[$0] }
        ties.rearrange(newSlots)
        for row in 0..<rows.count where rows.blockedSlot[row] >= 0 {
            rows.blockedSlot[row] = newSlots[Int(rows.blockedSlot[row])]
        }
    }

    /// Records that all values were computed again and may have changed by rounding.
    func noteMoveOfAllVariables() {
        for variable in 0..<Int32(slotCount) { ties.noteMove(of: variable) }
    }
}
