/// Repair of a few rows that an edit took past their bends, without leaving the optimum.
///
/// Such a row is brought back to its bend by the slot that can move at the least cost for each unit of it, and takes the
/// slot's place: a step of the dual simplex method. Letting the row cost nothing at first, as other repairs do, would make
/// every slot that competes with it move away and back.
extension TightSetSolver {
    /// More rows are left to the other repairs.
    private static var mostDualSteps: Int { 16 }

    /// Takes rows off the list for repair as long as there are few, and slots can be found that give way to them.
    func repairFromOptimum() throws(SolverError) {
        if !candidates.isEmpty { return }
        for _ in 0..<Self.mostDualSteps {
            guard let row = strongestViolatedRow() else { return }
            if try !stepToBend(of: row) { return }
        }
    }

    /// The row to repair first; drops those that no longer need it.
    private func strongestViolatedRow() -> Int32? {
        waitingRows.removeAll { row in
            let isMet =
                rows.slot[row] >= 0 || rows.isActive(row) && neededGradient(of: row) == rows.gradient[row]
            if isMet { rows.isListed[row] = false }
            return isMet
        }
        let row = waitingRows.min { comesBeforeInRepair($0, $1) }
        return row.flatMap { rows.isActive($0) ? $0 : nil }
    }

    /// What can be done about a row past its bend.
    private enum DualStep {
        case pivoted
        /// Slots that cost nothing come to the bends of parallel rows first.
        case flips([BoundFlip])
        /// Leaving the row on the side it is on costs less.
        case changesSide
        case impossible
    }

    /// Brings a row back to its bend, or lets it cost what it does now where that is less. Says whether either was possible.
    private func stepToBend(of row: Int32) throws(SolverError) -> Bool {
        let step = try withCoefficients(of: row) { _ throws(SolverError) -> DualStep in
            guard let slot = cheapestSlot(for: row) else {
                return rows.kind[row].isHard ? .impossible : .changesSide
            }
            if multipliers.leastCostIsZero && isTooShort(slot, for: row) {
                return .flips(freeFlips(for: row))
            }
            return try dualPivot(slot, for: row)
        }
        switch step {
        case .pivoted: return true
        case .flips(let flips): return try carryOut(flips)
        case .changesSide:
            setGradients(of: CollectionOfOne(row)) { neededGradient(of: $0) }
            return true
        case .impossible: return false
        }
    }

    /// Moves a slot until the row that `coefficients` express is back on its bend, and exchanges them.
    private func dualPivot(_ slot: Int32, for row: Int32) throws(SolverError) -> DualStep {
        let sign = signTowardsBend(of: row, slot)
        let length = try withMove(of: slot, sign, onlyLive: true) { () throws(SolverError) -> Double? in
            let rate = rows.change[row]
            if abs(rate - sign * coefficients[slot]) > 1e-9 || abs(rate) < Self.doubtfulSize { return nil }
            try count(pivots: 1)
            let length = -rows.residual[row] / rate
            tightSet.dormant.addReached(times: length)
            advance(by: length)
            rows.residual[row] = 0
            listViolatedRows()
            return length
        }
        guard let length else { return .impossible }
        exchangeExpressed(slot, for: row, leavingResidual: sign * length, sign: sign)
        return .pivoted
    }

    /// Lists the rows that the move being carried out took past their bends.
    func listViolatedRows() {
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if neededGradient(of: row) != rows.gradient[row] { listForRepair(row) }
        }
    }

    /// The slot whose move takes the row, which `coefficients` express in the tight rows, towards its bend at the least
    /// cost for each unit; none where it costs less to leave the row on the side it is on. Of slots that cost the same the
    /// one that ties were decided about last is the first to give way, as a rule.
    private func cheapestSlot(for row: Int32) -> Int32? {
        let isHard = rows.kind[row].isHard
        let bend = Double(neededGradient(of: row) - rows.gradient[row])
        multipliers.startLeastCost(
            isHard ? .greatestFiniteMagnitude : abs(bend) * rows.slope[row],
            level: isHard ? 0 : Int(rows.level[row]))
        var cheapest: Int32?
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            let coefficient = coefficients[slot]
            if abs(coefficient) < Self.negligibleRate { continue }
            let sign = signTowardsBend(of: row, slot)
            let tight = tightSet.row(at: slot)
            let costs = !rows.kind[tight].isTieBreaker && rows.slopeSign(tight, towards: sign) != 0
            if costs && rows.kind[tight].isHard { continue }
            multipliers.startCost(
                slot: slot, direction: sign, slope: costs ? rows.slope[tight] : 0,
                level: max(0, Int(rows.level[tight])))
            let order = multipliers.compareWithLeast(unit: abs(coefficient))
            if order > 0 { continue }
            if order == 0 {
                guard let cheapest, givesWay(slot, before: cheapest) else { continue }
            } else {
                multipliers.takeAsLeast(unit: abs(coefficient))
            }
            cheapest = slot
        }
        return cheapest
    }

    /// The direction in which a slot takes the row that `coefficients` express towards its bend.
    func signTowardsBend(of row: Int32, _ slot: Int32) -> Double {
        (rows.residual[row] > 0) == (coefficients[slot] > 0) ? -1 : 1
    }

    func givesWay(_ slot: Int32, before other: Int32) -> Bool {
        let (decided, otherDecided) = (ties.decidedBy[slot], ties.decidedBy[other])
        if decided != otherDecided { return decided > otherDecided }
        return rows.order[tightSet.row(at: slot)] < rows.order[tightSet.row(at: other)]
    }
}
