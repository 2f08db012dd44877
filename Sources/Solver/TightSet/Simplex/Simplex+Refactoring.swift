/// Refactoring the tight set after exchanges, when solving has become too expensive or too inexact.
extension Simplex {
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
        flushPostponedMoves()
        var rowsBefore: [Row] = []
        rowsBefore.reserveCapacity(tightSet.slotCount)
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

    /// Starts over from a tight set that was just factored: computes everything that depends on it, and lists the rows with wrong gradients.
    ///
    /// - Parameter keepsTies: Whether the tight rows are the same as before, so that ties are decided as they were.
    func startFromTightSet(keepsTies: Bool = false) {
        isFreshlyFactored = true
        let count = rows.variableCount
        vertex.resetWorkspaces()
        isCandidate.reset(to: count, filling: false)
        candidates.removeAll()
        reducedCosts.reset(slotCount: count, levelCount: rows.levels.count)
        if !keepsTies {
            ties.reset(slotCount: count)
            hasTieDecisions = false
        }
        tightSet.dropRemovedRows()
        tightSet.solveForValues(vertex.values)
        if keepsTies { noteMoveOfAllVariables() }
        var counting: [Row] = []
        for row in rows.all where !rows.isTight(row) && rows.state[row] != .inactive {
            let kind = rows.kind[row]
            if kind == .artificial { continue }
            rows.residual[row] = rows.evaluate(row, at: vertex.values)
            if kind == .stay && !keepsTies { _ = updateStay(row) }
            if kind.isTieBreaker || rows.state[row] == .waiting { continue }
            if vertex.neededGradient(of: row) != rows.gradient[row] && row != rowUnderRepair {
                rows.gradient[row] = 0
                rows.state[row] = .waiting
                listForRepair(row)
            } else if rows.gradient[row] != 0 {
                counting.append(row)
            }
        }
        countAgain(counting, keepsTies: keepsTies)
        for slot in tightSet.slots {
            let row = tightSet.row(at: slot)
            rows.residual[row] = 0
            if rows.kind[row] == .stay { ties.noteStay(on: rows, row) }
            if rows.errorSides[row] != .both || rows.kind[row].isTieBreaker || !rows.isActive(row)
                || !reducedCosts.isZero(slot)
            {
                addCandidate(slot, keepsDecision: keepsTies)
            } else {
                ties.note(slot, open: [])
            }
        }
    }

    /// Computes the reduced costs from the gradients.
    private func countAgain(_ counting: [Row], keepsTies: Bool) {
        var gradients: [Int8] = []
        for row in counting {
            gradients.append(rows.gradient[row])
            rows.gradient[row] = 0
        }
        let byLevel = counting.indices.sorted {
            rows.level[counting[$0]] != rows.level[counting[$1]]
                ? rows.level[counting[$0]] < rows.level[counting[$1]] : $0 < $1
        }
        var next = 0
        setGradients(of: byLevel.map { counting[$0] }, keepsTies: keepsTies) { _ in
            next += 1
            return gradients[byLevel[next - 1]]
        }
    }
}
