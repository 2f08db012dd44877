/// Solving: from scratch, or by working in what has changed.
extension TightSetSolver {
    public func solve() throws(SolverError) {
        if changes.isEmpty && rows.variableCount == matchedVariableCount { return }
        pivotCount = 0
        // If the limit is hit half-way, the next solve starts over.
        changes.needsColdSolve = true
        try solveCold()
        changes.clear()
    }

    private var matchedVariableCount: Int { tightSet.matching.rowAtSlot.count }

    // MARK: From scratch

    private func solveCold() throws(SolverError) {
        dropRemovedRows()
        recordedConflicts.removeAll()
        if changes.levelsChanged { lookUpLevels() }
        resetRows()
        chooseTightSet()
        startFromTightSet()
        try repair()
        try settleTies()
        sortConflicts()
    }

    /// Takes removed rows out of the columns.
    private func dropRemovedRows() {
        for row in changes.removedRows {
            rows.state[row] = .inactive
            rows.unlink(row)
            rows.termCount[row] = 0
        }
        changes.removedRows.removeAll(keepingCapacity: true)
    }

    private func lookUpLevels() {
        for row in 0..<rows.count where rows.kind[row] == .optional {
            if let level = levels.level(of: rows.priority[row]) { rows.level[row] = Int32(level) }
        }
    }

    private func resetRows() {
        for row in 0..<rows.count {
            let isAlive = rows.kind[row] == .anchor || rowOfConstraint[rows.order[row]] == Int32(row)
            rows.state[row] = isAlive ? .active : .inactive
            rows.gradient[row] = 0
            rows.blockedSlot[row] = -1
            rows.isListed[row] = false
        }
        waitingRows.removeAll()
        rowUnderRepair = -1
    }

    /// The first tight set: rows are offered to the matching by importance, equalities before inequalities;
    /// required inequalities last, as they mostly hold with room to spare. What remains is held by stays and
    /// then by the variables' anchors.
    private func chooseTightSet() {
        let matching = tightSet.matching
        matching.clear()
        let groupCount = 2 * levels.count + 2
        var starts = [Int](repeating: 0, count: groupCount + 2)
        for row in 0..<rows.count where rows.kind[row] != .anchor { starts[matchingGroup(Int32(row)) + 1] += 1 }
        for group in 1..<starts.count { starts[group] += starts[group - 1] }
        var order = [Int32](repeating: 0, count: starts[groupCount + 1])
        for row in 0..<rows.count where rows.kind[row] != .anchor {
            let group = matchingGroup(Int32(row))
            order[starts[group]] = Int32(row)
            starts[group] += 1
        }
        for row in order where rows.state[row] == .active {
            if matching.unmatchedCount == 0 { return }
            _ = matching.augment(row)
        }
        for variable in 0..<Int32(rows.variableCount) {
            if matching.unmatchedCount == 0 { return }
            _ = matching.augmentAnchor(of: variable)
        }
    }

    private func matchingGroup(_ row: Int32) -> Int {
        let isEquality = rows.errorSides[row] == 3
        if rows.kind[row].isHard { return isEquality ? 0 : 2 * levels.count }
        if rows.kind[row] == .stay { return 2 * levels.count + 1 }
        return 2 * Int(rows.level[row]) + (isEquality ? 0 : 1) - 1
    }

    /// Works out everything that follows from the tight set, and lists what is violated.
    private func startFromTightSet() {
        _ = tightSet.factor()
        let count = rows.variableCount
        direction.reset(count: count)
        coefficients.reset(count: count)
        isCandidate.reset(to: count, filling: false)
        candidates.removeAll()
        multipliers.reset(slotCount: count, levelCount: levels.count)
        ties.reset(slotCount: count)
        tightSet.solveForValues(values)
        for row in 0..<Int32(rows.count) where rows.kind[row] != .anchor {
            if rows.slot[row] >= 0 {
                rows.residual[row] = 0
                if rows.errorSides[row] != 3 || rows.kind[row] == .stay { addCandidate(rows.slot[row]) }
            } else if rows.state[row] == .active {
                if !rows.kind[row].isTieBreaker { enliven(row) }
                rows.residual[row] = rows.evaluate(row, at: values)
                if neededGradient(of: row) != 0 { listForRepair(row) }
            }
        }
        for variable in 0..<Int32(count) {
            let anchor = rows.anchorRow[variable]
            if anchor >= 0 && rows.slot[anchor] >= 0 { addCandidate(variable) }
        }
    }

    /// Factors anew when the eta file has become more work than that.
    func refactorIfWorthwhile() throws(SolverError) {
    }
}
