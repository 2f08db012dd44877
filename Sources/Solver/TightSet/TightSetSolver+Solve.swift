/// Solving: from scratch, or by applying the changes.
extension TightSetSolver {
    /// Updates values and conflicts after all changes since the last call.
    /// - Throws: `SolverError.limitExceeded` if that takes more work than the limits allow.
    package func solve() throws(SolverError) {
        let hasAdditions = rows.variableCount > tightSet.slotCount || !newConstraints.isEmpty
        if changes.isEmpty && !hasAdditions { return }
        work.startCounting()
        simplex.degeneratePivotCount = 0
        if !hasAdditions, let (row, change) = changes.onlyChangedConstant,
            parametric.follow(row, change: change, hasConflicts: !conflicts.isEmpty)
        {
            changes.constants.removeAll(keepingCapacity: true)
            return
        }
        parametric.finish()
        // If a limit is exceeded half-way, the next solve starts over.
        let isCold =
            changes.needsColdSolve || rows.needsUnits || newConstraints.count > 64 + rows.count / 2
            || tightSet.removedRows.count > 256 + tightSet.slotCount / 4
        let wasOptimal = !isCold && !hasAdditions && changes.haveOnlyConstants
        changes.needsColdSolve = true
        if isCold { solveCold() } else { workInChanges() }
        if wasOptimal { try repair.repairFromOptimum() }
        try repair.run()
        try tieBreaking.settleTies()
        repair.sortConflicts()
        tightSet.dropRemovedRows()
        changes.clear(constraintCount: rows.rowOfConstraint.count)
        try work.spendWork()
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }

    /// The constraints added since the last solve, by their identifiers.
    var newConstraints: Range<Int> { changes.knownConstraintCount..<rows.rowOfConstraint.count }

    // MARK: From scratch

    private func solveCold() {
        for (row, kind, priority) in changes.priorities {
            setPriority(of: row, kind: kind, priority: priority)
        }
        tightSet.removedRows.append(contentsOf: changes.removedRows)
        repair.conflicts.removeAll()
        if rows.needsUnits { rows.chooseUnits() }
        resetRows()
        tightSet.chooseFirst()
        _ = tightSet.factor()
        simplex.startFromTightSet()
    }

    private func resetRows() {
        for row in rows.all {
            let isAlive = rows.kind[row] == .artificial || rows.rowOfConstraint[rows.order[row]] == row
            rows.state[row] = isAlive ? .active : .inactive
        }
        simplex.forgetRows()
    }
}
