/// Exchanging a tight row for another, and updating everything that depends on it.
extension Simplex {
    /// Puts `entering` into a slot, which leaves the row there with the residual given, on the side of `sign`.
    func exchange(_ slot: Slot, for entering: Row, leavingResidual: Double, sign: Double) {
        let ratio = vertex.parallelRatio(tightSet.row(at: slot), entering)
        if ratio == 0 {
            vertex.withCoefficients(of: entering) { _ in
                exchangeExpressed(slot, for: entering, leavingResidual: leavingResidual, sign: sign)
            }
        } else {
            coefficients.use { coefficients in
                coefficients.put(ratio, at: slot)
                exchangeExpressed(slot, for: entering, leavingResidual: leavingResidual, sign: sign)
            }
        }
    }

    /// Does the same for a row that `coefficients` express in the tight rows.
    func exchangeExpressed(_ slot: Slot, for entering: Row, leavingResidual: Double, sign: Double) {
        isFreshlyFactored = false
        let leaving = tightSet.row(at: slot)
        work.noteExchange(of: leaving)
        work.noteExchange(of: entering)
        let firstChange = firstChangeWhereItMatters(slot)
        let enteringCost = RowCost(of: entering, in: rows)
        rows.gradient[entering] = 0
        unblock(entering)
        rows.residual[leaving] = leavingResidual
        rows.gradient[leaving] = rows.slopeSign(leaving, towards: sign)
        let changesOthers = reducedCosts.changeBasis(
            slot: slot, row: coefficients, entering: enteringCost, leaving: RowCost(of: leaving, in: rows))
        if changesOthers {
            work.noteLooks(at: coefficients.count, levels: reducedCosts.levelCount)
            work.noteCosts(reducedCosts.values.count)
        }
        enliven(entering)
        if !tightSet.replaceInBase(slot, by: entering) {
            tightSet.replace(slot, by: entering, coefficients: coefficients)
        }
        addCandidate(slot)
        lookAgainAtSlots(exchangedWith: slot, changesReducedCosts: changesOthers, from: firstChange)
        enlivenLeaving(leaving)
    }

    /// Lists the slots whose reduced costs, or whose deciding ties, changed with the row that entered `slot`.
    private func lookAgainAtSlots(
        exchangedWith slot: Slot, changesReducedCosts: Bool, from firstChange: TieKey
    ) {
        for other in coefficients.slots {
            if coefficients[other] == 0 || other == slot { continue }
            let keepsDecision = ties.decidedBy[other] < firstChange.bits
            if changesReducedCosts || isCandidate[other] {
                addCandidate(other, keepsDecision: keepsDecision)
            } else if !keepsDecision && !ties.open[other].isEmpty {
                ties.unsettle(other)
            }
        }
    }

    /// Marks the variables of a row that costs and isn't tight as live.
    func enlivenLeaving(_ row: Row) {
        if rows.state[row] != .inactive && !rows.kind[row].isTieBreaker { enliven(row) }
    }

    /// Marks the variables of a row as live, after carrying out the postponed moves.
    func enliven(_ row: Row) {
        for term in rows.terms(of: row) where !tightSet.postponed.isLive(rows.termVariable[term].slot) {
            flushPostponedMoves()
            tightSet.enliven(rows.termVariable[term])
        }
    }

    /// Carries out the postponed moves of variables that didn't matter during the repair.
    func flushPostponedMoves() {
        if tightSet.postponed.waiting.count == 0 { return }
        direction.use { direction in
            tightSet.postponed.takeWaiting(into: direction)
            tightSet.forwardTransformBase(direction, onlyLive: false)
            for variable in direction.variables {
                vertex.values[variable] += direction[variable]
                ties.noteMove(of: variable)
            }
        }
    }
}
