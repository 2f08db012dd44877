/// One pivot: how far a slot moves, and which row takes its place.
extension TightSetSolver {
    /// Rates of change and pivots smaller than this are taken for rounding.
    static var negligibleRate: Double { 1e-9 }

    /// After longer moves rounding is larger than the tolerance.
    static var longestExactMove: Double { 1e8 }

    /// Moves a slot in a direction that lowers the cost, past every bend that still leaves a gain, and exchanges
    /// its row for the one whose bend ends the move. Returns that row; where rounding leaves nothing to end the move,
    /// the slot stays.
    func move(_ slot: Int32, _ sign: Double) -> Int32? {
        if let row = flipInPlace(slot, sign) { return row }
        direction.setUnit(slot, sign)
        tightSet.solveForDirection(direction, onlyLive: true)
        collectRowChanges()
        collectBreakpoints()
        guard let end = passBreakpoints(slot: slot, sign: sign) else {
            forgetMove()
            return nil
        }
        countIdlePivot(end.length == 0)
        tightSet.dormant.addReached(times: end.length)
        advance(by: end.length)
        rows.residual[end.row] = 0
        setGradients(ofCrossed: (0..<crossedRows.count).map { crossedRows[$0] })
        forgetMove()
        exchange(slot, for: end.row, leavingResidual: sign * end.length, sign: sign)
        return end.row
    }

    /// How the rows outside the tight set change along `direction`.
    func collectRowChanges() {
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            let change = direction[variable]
            var term = rows.firstOfVariable[variable]
            while term >= 0 {
                let row = rows.termRow[term]
                if rows.slot[row] < 0 {
                    if !rows.isTouched[row] {
                        rows.isTouched[row] = true
                        touchedRows.append(row)
                    }
                    rows.change[row] = cancelling(rows.change[row], rows.coefficient[term] * change)
                }
                term = rows.nextTerm[term]
            }
        }
        movedRowCount += touchedRows.count
    }

    func collectBreakpoints() {
        breakpoints.removeAll()
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            if let length = distanceToBend(of: row, rate: rate) {
                breakpoints.push(Breakpoint(length: length, order: UInt64(row), row: row))
            }
        }
    }

    /// How far along the move the row's cost bends, if it does ahead.
    func distanceToBend(of row: Int32, rate: Double) -> Double? {
        if abs(rate) < Self.negligibleRate { return nil }
        let residual = rows.residual[row]
        if abs(residual) <= Self.tolerance {
            return rows.slopeSign(row, towards: rate) != rows.gradient[row] ? 0 : nil
        }
        return residual * rate < 0 ? -residual / rate : nil
    }

    /// Adds up the cost over the bends in order; the first that leaves no gain ends the move.
    func passBreakpoints(slot: Int32, sign: Double) -> Breakpoint? {
        let own = tightSet.row(at: slot)
        let costs = !rows.kind[own].isTieBreaker && rows.slopeSign(own, towards: sign) != 0
        multipliers.startCost(
            slot: slot, direction: sign, slope: costs ? rows.slope[own] : 0,
            level: max(0, Int(rows.level[own])))
        crossedRows.removeAll()
        while !breakpoints.isEmpty {
            let next = breakpoints.pop()
            let row = next.row
            let rate = rows.change[row]
            let ahead = rows.slopeSign(row, towards: rate)
            if rows.kind[row].isHard && row != rowUnderRepair {
                if ahead != 0 { return parallelEnd(of: slot, at: next) ?? next }
                continue
            }
            let bend = abs(rows.residual[row]) <= Self.tolerance ? ahead - rows.gradient[row] : bendSize(row)
            if bend == 0 { continue }
            multipliers.addCost(Double(abs(bend)) * abs(rate) * rows.slope[row], level: Int(rows.level[row]))
            if multipliers.costSign >= 0 || isCautious { return next }
            crossedRows.append(row)
        }
        return nil
    }

    private func bendSize(_ row: Int32) -> Int8 {
        (rows.costsAbove(row) ? 1 : 0) + (rows.costsBelow(row) ? 1 : 0)
    }

    /// Carries the move out on the live variables and the rows' residuals.
    func advance(by length: Double) {
        if length == 0 { return }
        // What comes back from so far away has lost its last digits, until it is worked out from fresh factors.
        if length > Self.longestExactMove { hasDoubts = true }
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            values[variable] += length * direction[variable]
            ties.noteMove(of: variable)
        }
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            rows.residual[row] += length * rows.change[row]
            if rows.blockedSlot[row] >= 0 { unblock(row) }
        }
    }

    /// Looks again at the slot that a row on its bend kept from moving.
    func unblock(_ row: Int32) {
        let slot = rows.blockedSlot[row]
        if slot < 0 { return }
        rows.blockedSlot[row] = -1
        ties.unsettle(slot)
    }

    /// Gives rows that passed their bends the gradients of the sides they are on now.
    func setGradients(ofCrossed crossed: [Int32]) {
        if crossed.isEmpty { return }
        let byLevel = crossed.count == 1 ? crossed : crossed.sorted { rows.level[$0] < rows.level[$1] }
        setGradients(of: byLevel) { row in rows.slopeSign(row, towards: rows.change[row]) }
    }

    /// Clears what was worked out for a move.
    func forgetMove() {
        direction.clear()
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            rows.change[row] = 0
            rows.isTouched[row] = false
        }
        touchedRows.removeAll()
    }

    /// Puts `entering` into a slot, which leaves the row there with the residual given, on the side of `sign`.
    func exchange(_ slot: Int32, for entering: Int32, leavingResidual: Double, sign: Double) {
        let ratio = parallelRatio(tightSet.row(at: slot), entering)
        if ratio != 0 { coefficients.setUnit(slot, ratio) } else { expressInTightRows(entering) }
        exchangeExpressed(slot, for: entering, leavingResidual: leavingResidual, sign: sign)
    }

    /// The same for a row that `coefficients` already express in the tight rows.
    func exchangeExpressed(_ slot: Int32, for entering: Int32, leavingResidual: Double, sign: Double) {
        isFreshlyFactored = false
        let leaving = tightSet.row(at: slot)
        noteExchange(of: leaving)
        noteExchange(of: entering)
        let firstChange = firstChangeWhereItMatters(slot)
        let enteringCost = RowCost(of: entering, in: rows)
        rows.gradient[entering] = 0
        unblock(entering)
        rows.residual[leaving] = leavingResidual
        rows.gradient[leaving] = rows.slopeSign(leaving, towards: sign)
        let changesOthers = multipliers.changeBasis(
            slot: slot, row: coefficients, entering: enteringCost, leaving: RowCost(of: leaving, in: rows))
        enliven(entering)
        if !tightSet.replaceInBase(slot, by: entering) {
            tightSet.replace(slot, by: entering, coefficients: coefficients)
        }
        addCandidate(slot)
        for index in 0..<coefficients.support.count {
            let other = coefficients.support[index]
            if coefficients[other] == 0 || other == slot { continue }
            let keepsDecision = ties.decidedBy[other] < firstChange.bits
            if changesOthers || isCandidate[other] {
                addCandidate(other, keepsDecision: keepsDecision)
            } else if !keepsDecision && ties.open[other] != 0 {
                ties.unsettle(other)
            }
        }
        coefficients.clear()
        enlivenLeaving(leaving)
    }

    /// The variables of a row that costs and isn't tight are live.
    func enlivenLeaving(_ row: Int32) {
        if rows.state[row] != .inactive && !rows.kind[row].isTieBreaker { enliven(row) }
    }

    /// Makes the variables of a row live, after carrying out the moves that wait.
    func enliven(_ row: Int32) {
        for term in rows.terms(of: row) where !tightSet.dormant.isLive(rows.termVariable[term]) {
            flushDormantMoves()
            tightSet.enliven(rows.termVariable[term])
        }
    }

    /// Carries out the moves waiting for variables that didn't matter during the repair.
    func flushDormantMoves() {
        if tightSet.dormant.waiting.count == 0 { return }
        tightSet.dormant.takeWaiting(into: direction)
        tightSet.solveBaseForDirection(direction, onlyLive: false)
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            values[variable] += direction[variable]
            ties.noteMove(of: variable)
        }
        direction.clear()
    }
}
