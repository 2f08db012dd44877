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
        var rowsBefore: [Row] = []
        rowsBefore.reserveCapacity(slotCount)
        for slot in tightSet.slots { rowsBefore.append(tightSet.row(at: slot)) }
        tightSet.matchAgain()
        _ = tightSet.factor()
        let keepsTies = !hasDoubts && rowsBefore.allSatisfy { rows.isTight($0) }
        if keepsTies { moveTies(from: rowsBefore) }
        startFromTightSet(keepsTies: keepsTies)
    }

    /// Moves the state of ties along with the rows that have changed slots.
    private func moveTies(from rowsBefore: [Row]) {
        let newSlots = rowsBefore.map { rows.slot[$0] }
        ties.rearrange(newSlots)
        for row in rows.all where !rows.blockedSlot[row].isNone {
            rows.blockedSlot[row] = newSlots[rows.blockedSlot[row].offset]
        }
    }

    /// Records that all values were computed again and may have changed by rounding.
    func noteMoveOfAllVariables() {
        for variable in rows.variables { ties.noteMove(of: variable) }
    }
}
