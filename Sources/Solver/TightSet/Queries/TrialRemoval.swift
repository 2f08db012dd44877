/// Removing a row for a while, to see what changes.
struct TrialRemoval: SolverQuery {
    let solver: TightSetSolver

    /// By variable: whether it is free.
    func freeFlags() throws(SolverError) -> [Bool] {
        var flags = [Bool](repeating: false, count: rows.variableCount)
        for variable in try face.freeVariables() { flags[variable.index] = true }
        return flags
    }

    /// Whether removing a row gives a variable another value, or frees one.
    func changes(
        removing row: Row, values before: [Double], isFree: [Bool]
    ) throws(SolverError) -> Bool {
        beginTrial()
        suspend(row)
        try settleTrial()
        var isChanged = false
        for (variable, value) in zip(rows.variables, before) where !isChanged {
            isChanged = abs(vertex.values[variable] - value) > Tolerance.change * max(1, abs(value))
        }
        if !isChanged { isChanged = try face.isAnyFreed(byRemoving: row, isFree: isFree) }
        beginTrial()
        resume(row)
        try settleTrial()
        return isChanged
    }

    /// If a limit is exceeded half-way, the next solve starts over.
    func beginTrial() {
        work.startCounting()
        simplex.degeneratePivotCount = 0
        parametric.finish()
        solver.changes.needsColdSolve = true
    }

    func settleTrial() throws(SolverError) {
        try repair.run()
        try tieBreaking.settleTies()
        repair.sortConflicts()
        solver.changes.needsColdSolve = false
    }

    /// Takes a row's cost away, without forgetting the row.
    func suspend(_ row: Row, reconsidersConflicts: Bool = true) {
        let id = rows.identifier(of: row)
        countSuspendedBound(row, -1)
        if rows.state[row] != .inactive { simplex.withdraw(row) }
        // A broken row stays broken: its conflict is dropped, and it isn't tried again.
        _ = repair.conflicts.remove(with: id) { $0.broken == id }
        if reconsidersConflicts && rows.kind[row].isHard { repair.reconsiderConflicts(with: id) }
    }

    /// Activates a suspended row again, in its old place.
    func resume(_ row: Row) {
        countSuspendedBound(row, 1)
        rows.gradient[row] = 0
        solver.workIn(row)
    }

    /// Updates the order of ties where a row that makes a variable a size stops doing so, or does so again.
    private func countSuspendedBound(_ row: Row, _ change: Int32) {
        guard rows.kind[row] == .system, let variable = rows.boundVariable(row) else { return }
        let before = TieKey(variable: variable, in: rows)
        rows.boundCount[variable] += change
        let after = TieKey(variable: variable, in: rows)
        if before != after { simplex.unsettleSlots(movingVariable: variable, from: min(before, after)) }
    }
}
