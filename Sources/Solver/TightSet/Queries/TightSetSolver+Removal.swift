/// Solving without a constraint, to see what changes.
extension TightSetSolver: ExplainingSolver {
    /// The solution after the edits; the system itself stays as it is.
    /// - Throws: `SolverError` if a constraint is unknown, a priority out of range, or a limit exceeded.
    public func trial(_ edits: [SolverTrial.Edit]) throws(SolverError) -> SolverTrial {
        try solve()
        carryOutShift()
        sensitivity.row = .none
        var edited: [(row: Row, kind: RowKind, priority: Double)] = []
        for edit in edits {
            switch edit {
            case .remove(let id):
                let row = try row(of: id)
                edited.append((row, rows.kind[row], priority(of: row)))
            case .setPriority(let id, let priority):
                let row = try row(of: id)
                edited.append((row, rows.kind[row], self.priority(of: row)))
                try setPriority(priority, of: id)
            }
        }
        // New priorities may cause a solve from scratch, which activates every row; so removals come after it.
        try solve()
        beginTrial()
        for case .remove(let id) in edits { suspend(try row(of: id)) }
        try settleTrial()
        let result = SolverTrial(
            values: allValues, conflicts: recordedConflicts, isFree: try freeFlags())
        beginTrial()
        for case .remove(let id) in edits { resume(try row(of: id)) }
        try settleTrial()
        for (edit, before) in zip(edits, edited) {
            if case .setPriority = edit { changes.priorities.append(before) }
        }
        try solve()
        return result
    }

    /// By variable: whether it is free.
    func freeFlags() throws(SolverError) -> [Bool] {
        var flags = [Bool](repeating: false, count: rows.variableCount)
        for variable in try freeVariables() { flags[variable.index] = true }
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
            isChanged = abs(values[variable] - value) > Self.leastChange * max(1, abs(value))
        }
        if !isChanged {
            for variable in try freeVariables() where !isFree[variable.index] {
                isChanged = true
                break
            }
        }
        beginTrial()
        resume(row)
        try settleTrial()
        return isChanged
    }

    /// The number of an optional priority; 0 for others.
    private func priority(of row: Row) -> Double {
        rows.kind[row] == .optional ? levels.priority(at: Int(rows.level[row])) : 0
    }

    /// Values closer than this are the same one.
    static var leastChange: Double { 1e-6 }

    /// If a limit is exceeded half-way, the next solve starts over.
    func beginTrial() {
        startCounting()
        idlePivotCount = 0
        carryOutShift()
        sensitivity.row = .none
        changes.needsColdSolve = true
    }

    func settleTrial() throws(SolverError) {
        try repair()
        try settleTies()
        sortConflicts()
        changes.needsColdSolve = false
    }

    /// Takes a row's cost away, without forgetting the row.
    func suspend(_ row: Row, reconsidersConflicts: Bool = true) {
        let id = identifier(of: row)
        countSuspendedBound(row, -1)
        if rows.state[row] != .inactive { withdraw(row) }
        // A broken row stays broken: its conflict is dropped, and it isn't tried again.
        recordedConflicts.removeAll { $0.broken == id }
        if reconsidersConflicts && rows.kind[row].isHard { reconsiderConflicts { $0.members.contains(id) } }
    }

    /// Activates a suspended row again, in its old place.
    func resume(_ row: Row) {
        countSuspendedBound(row, 1)
        rows.gradient[row] = 0
        workIn(row)
    }

    /// Updates the order of ties where a row that makes a variable a size stops doing so, or does so again.
    private func countSuspendedBound(_ row: Row, _ change: Int32) {
        guard rows.kind[row] == .system, let variable = rows.boundVariable(row) else { return }
        let before = TieKey(variable: variable, in: rows)
        rows.boundCount[variable] += change
        let after = TieKey(variable: variable, in: rows)
        if before != after { unsettleSlots(movingVariable: variable, from: min(before, after)) }
    }
}
