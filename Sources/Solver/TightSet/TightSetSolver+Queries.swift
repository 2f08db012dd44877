/// A question about the solution, which may exchange rows to find the answer.
protocol SolverQuery {
    var solver: TightSetSolver { get }
}

extension SolverQuery {
    var rows: ConstraintMatrix { solver.rows }
    var tightSet: TightSet { solver.tightSet }
    var vertex: Vertex { solver.vertex }
    var simplex: Simplex { solver.simplex }
    var repair: Repair { solver.repair }
    var tieBreaking: TieBreaking { solver.tieBreaking }
    var parametric: ParametricWalk { solver.parametric }
    var work: WorkMeter { solver.work }
    var direction: SparseVector { vertex.direction }
    var coefficients: SparseVector { vertex.coefficients }
    var face: OptimalFace { solver.face }
    var removal: TrialRemoval { solver.removal }
}

extension TightSetSolver: ExplainingSolver {
    var face: OptimalFace { OptimalFace(solver: self) }
    var removal: TrialRemoval { TrialRemoval(solver: self) }

    /// Finds the variables that can move, without computing ranges.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    package func freeVariables() throws(SolverError) -> [SolverVariable] { try face.freeVariables() }

    /// The groups of free variables, with their ranges. Afterwards the ties are settled again.
    ///
    /// - Throws: `SolverError` if solving exceeds the limits.
    package func freedoms() throws(SolverError) -> [SolverFreedom] { try face.freedoms() }

    /// What decides variables and what each constraint does, as far as is asked.
    /// - Throws: `SolverError` if a limit is exceeded.
    package func explanation(
        of question: ExplanationQuestion
    ) throws(SolverError) -> SolverExplanation {
        try Explainer(solver: self).explanation(of: question)
    }

    /// What decides variables, without the code that judges constraints, which the browser's module leaves out.
    /// - Throws: `SolverError` if a limit is exceeded.
    package func shares(of variables: [SolverVariable]) throws(SolverError) -> SolverExplanation {
        try Explainer(solver: self).shares(for: .shares(of: variables))
    }

    /// What one constraint does; nil for the solver's own tie-breakers.
    /// - Throws: `SolverError` if the constraint is unknown or a limit exceeded.
    package func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect? {
        try Explainer(solver: self).effect(of: id)
    }

    /// The solution after the edits; the system itself stays as it is.
    /// - Throws: `SolverError` if a constraint is unknown, a priority out of range, or a limit exceeded.
    package func trial(_ edits: [SolverTrial.Edit]) throws(SolverError) -> SolverTrial {
        try solve()
        parametric.finish()
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
        removal.beginTrial()
        for case .remove(let id) in edits { removal.suspend(try row(of: id)) }
        try removal.settleTrial()
        let result = SolverTrial(
            values: allValues, conflicts: repair.conflicts.all, isFree: try removal.freeFlags())
        removal.beginTrial()
        for case .remove(let id) in edits { removal.resume(try row(of: id)) }
        try removal.settleTrial()
        for (edit, before) in zip(edits, edited) {
            if case .setPriority = edit { changes.priorities.append(before) }
        }
        try solve()
        return result
    }

    /// The number of an optional priority; 0 for others.
    private func priority(of row: Row) -> Double {
        rows.kind[row] == .optional ? rows.levels.priority(at: Int(rows.level[row])) : 0
    }
}

extension TightSetSolver: ParametricSolver {
    /// Returns how the solution changes when several constants change in proportion, and in which range.
    /// - Throws: `SolverError` if a constraint is unknown or a limit exceeded.
    package func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse {
        try solve()
        parametric.finish()
        var changes: [ConstantRate] = []
        for change in rates {
            let row = try row(of: change.constraint)
            changes.append(ConstantRate(row: row, rate: change.rate / rows.slope[row]))
        }
        parametric.follow(changes)
        for conflict in conflicts {
            var members: [Row] = []
            for member in conflict.members { members.append(try row(of: member)) }
            parametric.limit(byConflictOf: members, broken: try row(of: conflict.broken), changes)
        }
        return parametric.response
    }
}
