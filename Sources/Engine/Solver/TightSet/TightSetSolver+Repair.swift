/// Repair: bringing the tight set back to an optimum, one violated row at a time.
extension TightSetSolver {
    /// Residuals up to this, in points of the variable with the largest coefficient, count as 0.
    static var tolerance: Double { 1e-7 }

    /// The gradient a row outside the tight set should count with at its current residual.
    @inline(__always) func neededGradient(of row: Int32) -> Int8 {
        if !rows.isActive(row) { return 0 }
        let residual = rows.residual[row]
        if residual > Self.tolerance { return rows.slopeSign(row, towards: 1) }
        if residual < -Self.tolerance { return rows.slopeSign(row, towards: -1) }
        return rows.gradient[row]
    }

    /// Lists a row whose gradient is out of date for the repair.
    func listForRepair(_ row: Int32) {
        if rows.kind[row].isTieBreaker || rows.isListed[row] { return }
        rows.isListed[row] = true
        waitingRows.append(row)
    }

    /// Repairs all rows listed, strongest first, in the order added within a level.
    ///
    /// Hard rows go one by one, since a conflict shows itself only right after the row that completes it.
    /// Optional rows go in batches that grow fourfold as long as they need no pivot: their gradients then cost one
    /// solve a batch.
    func repair() throws(SolverError) {
        setGradients(of: waitingRows) { _ in 0 }
        for row in waitingRows where rows.state[row] == .active { rows.state[row] = .waiting }
        var batchSize = 1
        while true {
            if waitingRows.isEmpty {
                try optimize()
                if waitingRows.isEmpty { return }
            }
            sortWaitingRows()
            let batch = waitingRows
            waitingRows.removeAll(keepingCapacity: true)
            var next = 0
            while next < batch.count {
                let row = batch[next]
                if rows.kind[row].isHard {
                    next += 1
                    rows.isListed[row] = false
                    try repairHard(row)
                    if !waitingRows.isEmpty { break }
                } else {
                    let slice = batch[next..<min(batch.count, next + batchSize)]
                    next += slice.count
                    let pivotsBefore = pivotCount
                    try repairOptional(slice)
                    batchSize = pivotCount == pivotsBefore ? min(batchSize * 4, 1 << 20) : 1
                }
            }
            waitingRows.append(contentsOf: batch[next...])
        }
    }

    private func sortWaitingRows() {
        waitingRows.sort { left, right in
            let leftRank = repairRank(left)
            let rightRank = repairRank(right)
            return leftRank != rightRank ? leftRank < rightRank : rows.order[left] < rows.order[right]
        }
    }

    private func repairRank(_ row: Int32) -> Int32 {
        rows.kind[row].isHard ? Int32(rows.kind[row].rawValue) - 3 : rows.level[row]
    }

    private func repairOptional(_ batch: ArraySlice<Int32>) throws(SolverError) {
        for row in batch {
            rows.isListed[row] = false
            if rows.state[row] == .waiting { rows.state[row] = .active }
        }
        setGradients(of: batch) { row in rows.slot[row] >= 0 ? 0 : neededGradient(of: row) }
        try optimize()
    }

    /// Adopts new gradients, with one solve for all rows of a level in a run.
    ///
    /// - Parameter keepsTies: Whether these are the gradients that ties were decided with.
    func setGradients(
        of list: some Collection<Int32>, keepsTies: Bool = false, to gradient: (Int32) -> Int8
    ) {
        var run: [Int32] = []
        coefficients.support.removeAll()
        for row in list {
            if rows.slot[row] >= 0 { continue }
            let old = rows.gradient[row]
            let new = gradient(row)
            if old == new { continue }
            if let first = run.first, rows.level[first] != rows.level[row] {
                addGradients(of: run, keepsTies: keepsTies)
                run.removeAll(keepingCapacity: true)
            }
            run.append(row)
            rows.gradient[row] = new
            addTerms(of: row, times: Double(new - old) * rows.slope[row])
        }
        addGradients(of: run, keepsTies: keepsTies)
    }

    /// Adds a row's terms to `coefficients`.
    func addTerms(of row: Int32, times factor: Double) {
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            coefficients.add(factor * rows.coefficient[term], at: variable)
            coefficients.support.append(variable)
        }
    }

    /// Adds the changed costs of a run of rows, summed up in `coefficients`, to the multipliers.
    private func addGradients(of run: [Int32], keepsTies: Bool) {
        guard let first = run.first else { return }
        tightSet.solveForMultipliers(coefficients)
        var firstKey = TieKey.never
        if !keepsTies {
            for row in run where !rows.kind[row].isHard {
                firstKey = min(firstKey, TieKey(row: row, in: rows))
            }
        }
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            if coefficients[slot] == 0 { continue }
            multipliers.add(coefficients[slot], to: slot, level: Int(rows.level[first]))
            addCandidate(slot, keepsDecision: keepsTies || ties.decidedBy[slot] < firstKey.bits)
        }
        coefficients.clear()
        if run.count > 1 && hasTieDecisions && !keepsTies { unsettleSlots(movingAnyRow: run) }
    }

    /// Puts how a row is made up of the tight rows into `coefficients`.
    func expressInTightRows(_ row: Int32) {
        coefficients.support.removeAll()
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            coefficients[variable] = rows.coefficient[term]
            coefficients.support.append(variable)
        }
        tightSet.solveForMultipliers(coefficients)
    }

    // MARK: Candidates

    /// Lists a slot whose multipliers changed. The weakest row is looked at first and within a level the latest,
    /// which mostly is the one that has to give way in the end.
    ///
    /// - Parameter keepsDecision: Whether what decided about the slot's ties still does if it is as open as before.
    func addCandidate(_ slot: Int32, keepsDecision: Bool = false) {
        if !keepsDecision { ties.needsDecision[slot] = true }
        if isCandidate[slot] { return }
        let row = tightSet.row(at: slot)
        if rows.errorSides[row] == 3 && rows.kind[row].isHard && rows.isActive(row) {
            // A required equality never gives way.
            multipliers.tidy(slot)
            ties.note(slot, open: 0)
            return
        }
        isCandidate[slot] = true
        if isCautious {
            candidates.push(UInt64(row) << 28 | UInt64(slot))
            return
        }
        var rank: UInt64 = 0
        if rows.isActive(row) && !rows.kind[row].isTieBreaker {
            rank = UInt64(max(1, 255 - Int(rows.level[row])))
        }
        let latest = UInt64(max(0, 0xFFF_FFFF - Int(rows.order[row])))
        candidates.push(rank << 56 | latest << 28 | UInt64(slot))
    }

    /// Whether so many pivots in a row moved nothing that they may be going round in circles. Then Bland's rule
    /// holds: of the slots that can move at a gain the one with the first row moves, as far as the first bend.
    var isCautious: Bool { idlePivotCount >= Self.idlePivotLimit }

    private static var idlePivotLimit: Int { 1000 }

    /// Sorts the candidates anew when the rule by which they are chosen has changed.
    func sortCandidates() {
        var slots: [Int32] = []
        while !candidates.isEmpty { slots.append(Int32(truncatingIfNeeded: candidates.pop() & 0xFFF_FFFF)) }
        for slot in slots {
            isCandidate[slot] = false
            addCandidate(slot)
        }
    }

    /// Notes whether a pivot moved anything.
    func countIdlePivot(_ isIdle: Bool) {
        let wasCautious = isCautious
        idlePivotCount = isIdle ? idlePivotCount + 1 : 0
        if isCautious != wasCautious { sortCandidates() }
    }

    /// Pivots until no candidate can move at a gain.
    func optimize() throws(SolverError) {
        var run = BoundFlipRun()
        while true {
            if run.isWorthwhile && !isCautious {
                run.note(flips: try flipTogether(upTo: run.size))
            } else {
                guard let (slot, sign) = nextImprovement() else {
                    refactorIfWorthwhile()
                    if candidates.isEmpty { return }
                    continue
                }
                pivotCount += 1
                if pivotCount > limits.pivots {
                    throw SolverError.limitExceeded(.pivots, limit: limits.pivots)
                }
                if flipOnTheSpot(slot, sign) { continue }
                let row = tightSet.row(at: slot)
                guard let entering = move(slot, sign) else { continue }
                run.note(isFlip: parallelRatio(row, entering) != 0)
            }
            refactorIfWorthwhile()
        }
    }

    /// Takes the next candidate that can move at a gain, with the direction in which it can.
    func nextImprovement() -> (slot: Int32, sign: Double)? {
        while !candidates.isEmpty {
            let slot = Int32(truncatingIfNeeded: candidates.pop() & 0xFFF_FFFF)
            isCandidate[slot] = false
            let sign = improvingDirection(of: slot)
            if sign != 0 { return (slot, sign) }
        }
        return nil
    }

    /// The direction (1 or -1) in which moving a slot lowers the cost, or 0; also notes the directions that cost
    /// nothing, for breaking ties.
    private func improvingDirection(of slot: Int32) -> Double {
        let row = tightSet.row(at: slot)
        let kind = rows.kind[row]
        let hasMultipliers = !multipliers.isZero(slot)
        var open: Int8 = 0
        for (direction, bit) in [(1.0, Int8(1)), (-1.0, Int8(2))] {
            let costs = !kind.isTieBreaker && rows.slopeSign(row, towards: direction) != 0
            if costs && kind.isHard { continue }
            if !hasMultipliers {
                if !costs { open |= bit }
                continue
            }
            multipliers.startCost(
                slot: slot, direction: direction, slope: costs ? rows.slope[row] : 0,
                level: max(0, Int(rows.level[row])))
            let sign = multipliers.costSign
            if multipliers.costSize < Self.doubtfulSize { hasDoubts = true }
            if sign < 0 { return direction }
            if sign == 0 { open |= bit }
        }
        multipliers.tidy(slot)
        ties.note(slot, open: open)
        return 0
    }
}
