/// Solving: from scratch, or by applying the changes.
extension TightSetSolver {
    /// Updates values and conflicts after all changes since the last call.
    /// - Throws: `SolverError.limitExceeded` if that takes more work than the limits allow.
    public func solve() throws(SolverError) {
        let hasAdditions = rows.variableCount > slotCount || !newConstraints.isEmpty
        if changes.isEmpty && !hasAdditions { return }
        startCounting()
        idlePivotCount = 0
        if !hasAdditions, let (row, change) = changes.onlyChangedConstant,
            followSensitivity(of: row, change: change)
        {
            changes.constants.removeAll(keepingCapacity: true)
            return
        }
        carryOutShift()
        sensitivity.row = .none
        // If a limit is exceeded half-way, the next solve starts over.
        let isCold =
            changes.needsColdSolve || rows.needsUnits || newConstraints.count > 64 + rows.count / 2
            || ghostRows.count > 256 + slotCount / 4
        let wasOptimal = !isCold && !hasAdditions && changes.haveOnlyConstants
        changes.needsColdSolve = true
        if isCold { solveCold() } else { workInChanges() }
        if wasOptimal { try repairFromOptimum() }
        try repair()
        try settleTies()
        sortConflicts()
        dropGhostRows()
        changes.clear(constraintCount: rowOfConstraint.count)
        try spendWork()
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }

    /// The constraints added since the last solve, by their identifiers.
    var newConstraints: Range<Int> { changes.knownConstraintCount..<rowOfConstraint.count }

    var slotCount: Int { tightSet.matching.rowAtSlot.count }

    // MARK: From scratch

    private func solveCold() {
        for (row, kind, priority) in changes.priorities {
            setPriority(of: row, kind: kind, priority: priority)
        }
        ghostRows.append(contentsOf: changes.removedRows)
        recordedConflicts.removeAll()
        if rows.needsUnits { rows.chooseUnits() }
        resetRows()
        chooseTightSet()
        _ = tightSet.factor()
        startFromTightSet()
    }

    /// Removes unused rows of removed constraints from the columns.
    private func dropGhostRows() {
        ghostRows.removeAll { row in
            if rows.isTight(row) || !rows.baseSlot[row].isNone { return false }
            rows.unlink(row)
            rows.termCount[row] = 0
            return true
        }
    }

    private func resetRows() {
        for row in rows.all {
            let isAlive = rows.kind[row] == .artificial || rowOfConstraint[rows.order[row]] == row
            rows.state[row] = isAlive ? .active : .inactive
        }
        rows.gradient.fill(with: 0)
        rows.blockedSlot.fill(with: .none)
        rows.isListed.fill(with: false)
        waitingRows.removeAll()
        rowUnderRepair = .none
    }

    /// Chooses the first tight set. Rows are offered to the matching by importance, equalities before inequalities;
    /// required inequalities last, because most hold with slack. Remaining variables are held in the order of ties: by
    /// the artificial rows of sizes, stays, then the other artificial rows.
    private func chooseTightSet() {
        let matching = tightSet.matching
        matching.clear()
        let offers = listOffers()
        for first in offers.dropLast() { offer(first) }
        offerArtificialRows(ofSizes: true)
        for first in offers.suffix(1) { offer(first) }
        offerArtificialRows(ofSizes: false)
    }

    /// Offers a row and the rows listed after it.
    private func offer(_ first: Row) {
        let matching = tightSet.matching
        var row = first
        while !row.isNone && matching.unmatchedCount > 0 {
            _ = matching.augment(row)
            row = matching.nextOffer[row]
        }
    }

    private func offerArtificialRows(ofSizes isSize: Bool) {
        let matching = tightSet.matching
        for variable in rows.variables where rows.isSize(variable) == isSize {
            if matching.unmatchedCount == 0 { return }
            _ = matching.augmentArtificialRow(of: variable)
        }
    }

    /// Lists the rows of each group in order, linked by `nextOffer`; returns the first of each group or none.
    private func listOffers() -> [Row] {
        let groupCount = 2 * levels.count + 2
        var first = [Row](repeating: .none, count: groupCount)
        var last = first
        let matching = tightSet.matching
        matching.nextOffer.reset(to: rows.count, filling: .none)
        for row in rows.all where rows.state[row] == .active && rows.kind[row] != .artificial {
            let group = matchingGroup(row)
            if last[group].isNone { first[group] = row } else { matching.nextOffer[last[group]] = row }
            last[group] = row
        }
        return first
    }

    private func matchingGroup(_ row: Row) -> Int {
        let isEquality = rows.errorSides[row] == .both
        if rows.kind[row].isHard { return isEquality ? 0 : 2 * levels.count }
        if rows.kind[row] == .stay { return 2 * levels.count + 1 }
        return 2 * Int(rows.level[row]) + (isEquality ? 0 : 1) - 1
    }

    /// Computes everything that depends on a tight set that was just factored, and lists the rows with wrong gradients.
    ///
    /// - Parameter keepsTies: Whether the tight rows are the same as before, so that ties are decided as they were.
    func startFromTightSet(keepsTies: Bool = false) {
        isFreshlyFactored = true
        let count = rows.variableCount
        direction.reset(count: count)
        coefficients.reset(count: count)
        isCandidate.reset(to: count, filling: false)
        candidates.removeAll()
        multipliers.reset(slotCount: count, levelCount: levels.count)
        if !keepsTies {
            ties.reset(slotCount: count)
            hasTieDecisions = false
        }
        dropGhostRows()
        tightSet.solveForValues(values)
        if keepsTies { noteMoveOfAllVariables() }
        var counting: [Row] = []
        for row in rows.all where !rows.isTight(row) && rows.state[row] != .inactive {
            let kind = rows.kind[row]
            if kind == .artificial { continue }
            rows.residual[row] = rows.evaluate(row, at: values)
            if kind == .stay && !keepsTies { _ = updateStay(row) }
            if kind.isTieBreaker || rows.state[row] == .waiting { continue }
            if neededGradient(of: row) != rows.gradient[row] && row != rowUnderRepair {
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
                || !multipliers.isZero(slot)
            {
                addCandidate(slot, keepsDecision: keepsTies)
            } else {
                ties.note(slot, open: [])
            }
        }
    }

    /// Computes the multipliers from the gradients.
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
