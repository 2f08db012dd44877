/// Repairs a few rows that an edit took past their bends, without leaving the optimum.
///
/// The slot that can move at the lowest cost for each unit brings such a row back to its bend, and the row enters the
/// slot: a step of the dual simplex method. If the row cost nothing at first, as in other repairs, every slot that
/// competes with it would move away and back.
extension Repair {
    /// The maximum number of rows; more are left to the other repairs.
    private static var mostDualSteps: Int { 16 }

    /// Repairs rows on the list while there are few of them and a slot can move for each.
    func repairFromOptimum() throws(SolverError) {
        if !simplex.candidates.isEmpty { return }
        for _ in 0..<Self.mostDualSteps {
            guard let row = strongestViolatedRow() else { return }
            if try !stepToBend(of: row) { return }
        }
    }

    /// Returns the row to repair first; removes those that no longer need it.
    private func strongestViolatedRow() -> Row? {
        simplex.waitingRows.removeAll { row in
            let isMet =
                rows.isTight(row)
                || rows.isActive(row) && vertex.neededGradient(of: row) == rows.gradient[row]
            if isMet { rows.isListed[row] = false }
            return isMet
        }
        let row = simplex.waitingRows.min { comesBeforeInRepair($0, $1) }
        return row.flatMap { rows.isActive($0) ? $0 : nil }
    }

    /// The possible ways to repair a row past its bend.
    private enum DualStep {
        case pivoted
        /// Slots that cost nothing reach the bends of parallel rows first.
        case flips([BoundFlip])
        /// Leaving the row on its current side costs less.
        case changesSide
        case impossible
    }

    /// Brings a row back to its bend, or accepts its current cost if that is lower. Returns whether either was
    /// possible.
    private func stepToBend(of row: Row) throws(SolverError) -> Bool {
        let step = try vertex.withCoefficients(of: row) { _ throws(SolverError) -> DualStep in
            guard let slot = cheapestSlot(for: row) else {
                return rows.kind[row].isHard ? .impossible : .changesSide
            }
            if simplex.reducedCosts.leastCostIsZero && isTooShort(slot, for: row) {
                return .flips(freeFlips(for: row))
            }
            return try dualPivot(slot, for: row)
        }
        switch step {
        case .pivoted: return true
        case .flips(let flips): return try carryOut(flips)
        case .changesSide:
            simplex.setGradients(of: CollectionOfOne(row)) { vertex.neededGradient(of: $0) }
            return true
        case .impossible: return false
        }
    }

    /// Moves a slot until the row expressed by `coefficients` is back on its bend, and exchanges them.
    private func dualPivot(_ slot: Slot, for row: Row) throws(SolverError) -> DualStep {
        let sign = signTowardsBend(of: row, slot)
        let length = try vertex.withMove(of: slot, sign, onlyLive: true) {
            () throws(SolverError) -> Double? in
            let rate = rows.change[row]
            if abs(rate - sign * coefficients[slot]) > 1e-9 || abs(rate) < Tolerance.doubtful { return nil }
            try work.count(pivots: 1)
            let length = -rows.residual[row] / rate
            tightSet.postponed.addReached(times: length)
            simplex.advance(by: length)
            rows.residual[row] = 0
            listViolatedRows()
            return length
        }
        guard let length else { return .impossible }
        simplex.exchangeExpressed(slot, for: row, leavingResidual: sign * length, sign: sign)
        return .pivoted
    }

    /// Lists the rows that the current move took past their bends.
    func listViolatedRows() {
        for row in vertex.touchedRows.elements {
            if vertex.neededGradient(of: row) != rows.gradient[row] { simplex.listForRepair(row) }
        }
    }

    /// Returns the slot that moves the row, expressed in the tight rows by `coefficients`, towards its bend at the
    /// lowest cost for each unit; nil if leaving the row on its side costs less. Among slots with the same cost,
    /// usually the one that ties decided last moves first.
    private func cheapestSlot(for row: Row) -> Slot? {
        let isHard = rows.kind[row].isHard
        work.noteLooks(at: coefficients.count, levels: simplex.reducedCosts.levelCount)
        let bend = Double(vertex.neededGradient(of: row) - rows.gradient[row])
        simplex.reducedCosts.startLeastCost(
            isHard ? .greatestFiniteMagnitude : abs(bend) * rows.slope[row],
            level: isHard ? 0 : Int(rows.level[row]))
        var cheapest: Slot?
        for slot in coefficients.slots {
            let coefficient = coefficients[slot]
            if abs(coefficient) < Tolerance.rate { continue }
            let sign = signTowardsBend(of: row, slot)
            let tight = tightSet.row(at: slot)
            let costs = !rows.kind[tight].isTieBreaker && rows.slopeSign(tight, towards: sign) != 0
            if costs && rows.kind[tight].isHard { continue }
            simplex.reducedCosts.startCost(
                slot: slot, direction: sign, slope: costs ? rows.slope[tight] : 0,
                level: max(0, Int(rows.level[tight])))
            let order = simplex.reducedCosts.compareWithLeast(unit: abs(coefficient))
            if order > 0 { continue }
            if order == 0 {
                guard let cheapest, givesWay(slot, before: cheapest) else { continue }
            } else {
                simplex.reducedCosts.takeAsLeast(unit: abs(coefficient))
            }
            cheapest = slot
        }
        return cheapest
    }

    /// Returns the direction in which a slot moves the row expressed by `coefficients` towards its bend.
    func signTowardsBend(of row: Row, _ slot: Slot) -> Double {
        (rows.residual[row] > 0) == (coefficients[slot] > 0) ? -1 : 1
    }

    func givesWay(_ slot: Slot, before other: Slot) -> Bool {
        let (decided, otherDecided) = (simplex.ties.decidedBy[slot], simplex.ties.decidedBy[other])
        if decided != otherDecided { return decided > otherDecided }
        return rows.order[tightSet.row(at: slot)] < rows.order[tightSet.row(at: other)]
    }
}
