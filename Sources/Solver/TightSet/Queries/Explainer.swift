/// Explains the solution from the optimal tight set.
struct Explainer: SolverQuery {
    let solver: TightSetSolver

    /// What decides variables and what each constraint does, as far as is asked.
    /// - Throws: `SolverError` if a limit is exceeded.
    func explanation(of question: ExplanationQuestion) throws(SolverError) -> SolverExplanation {
        var explanation = try shares(for: question)
        if question.includesEffects { try addEffects(to: &explanation) }
        return explanation
    }

    /// What decides variables, without the effects of constraints.
    func shares(for question: ExplanationQuestion) throws(SolverError) -> SolverExplanation {
        let isFree = try startExplaining()
        let followsBlocks = try freshenFactors()
        // Sums come before effects: trials can leave a row on its bend, outside the tight set, that decides a variable.
        let shares = try dependencies(
            of: variables(of: question, isFree), followsBlocks: followsBlocks, takesSteps: false)
        var steps: VariableDependencies?
        if case .steps = question {
            steps = try dependencies(
                of: Array(rows.variables), followsBlocks: followsBlocks, takesSteps: true)
        }
        return SolverExplanation(isFree: isFree, dependencies: shares, steps: steps)
    }

    /// The variables whose sums are asked for in full.
    private func variables(of question: ExplanationQuestion, _ isFree: [Bool]) -> [Variable] {
        switch question {
        case .everything: Array(rows.variables)
        case .effects: []
        case .shares(let wanted), .steps(let wanted):
            wanted.filter { isFree.indices.contains($0.index) && !isFree[$0.index] }.map {
                Variable($0.index)
            }
        }
    }

    private func addEffects(to explanation: inout SolverExplanation) throws(SolverError) {
        let judge = try RemovalJudge(solver: solver, isFree: explanation.isFree)
        explanation.effects = Array(repeating: nil, count: rows.rowOfConstraint.count)
        var boundsInDoubt: [Row] = []
        let workspace = ObstacleWorkspace(solver: solver)
        for constraint in 0..<rows.rowOfConstraint.count {
            let row = rows.rowOfConstraint[constraint]
            guard !row.isNone, !rows.isTight(row) else { continue }
            try work.spendWork()
            explanation.effects[constraint] = try effectAwayFromBend(row, workspace)
            if explanation.effects[constraint]?.isSlack == true && judge.isDecisiveBound(row) {
                boundsInDoubt.append(row)
            }
        }
        let returning = try rowsThatKeepOthersOut()
        var doubtful = boundsInDoubt
        func note(_ row: Row, _ verdict: RemovalJudge.Verdict) {
            if rows.kind[row].isTieBreaker { return }
            if returning.contains(row) {
                explanation.effects[Int(rows.order[row])] = .decides
            } else if verdict == .unknown {
                doubtful.append(row)
            } else {
                explanation.effects[Int(rows.order[row])] = verdict == .changes ? .decides : .redundant
            }
        }
        for slot in tightSet.slots {
            try work.spendWork()
            let row = tightSet.row(at: slot)
            if !rows.kind[row].isTieBreaker { note(row, judge.removal(ofTightRowAt: slot)) }
        }
        for (place, row) in judge.rowsOnBends.enumerated() {
            try work.spendWork()
            note(row, judge.removal(ofRowOnBend: place))
        }
        for row in returning.sorted() { explanation.effects[Int(rows.order[row])] = .decides }
        doubtful.removeAll { returning.contains($0) }
        try judgeByTrial(doubtful, judge, in: &explanation)
    }

    /// What one constraint does; nil for the solver's own tie-breakers.
    /// - Throws: `SolverError` if the constraint is unknown or a limit exceeded.
    func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect? {
        let row = try solver.row(of: id)
        let isFree = try startExplaining()
        if rows.kind[row].isTieBreaker { return nil }
        let known =
            !rows.isTight(row) ? try effectAwayFromBend(row, ObstacleWorkspace(solver: solver)) : nil
        if let known, !known.isSlack { return known }
        if let known, !isConflictMember(row), !removal.isDecisiveBound(row) { return known }
        let before = rows.variables.map { vertex.values[$0] }
        return try removal.changes(removing: row, values: before, isFree: isFree)
            ? .decides : known ?? .redundant
    }

    /// Solves, and carries out postponed updates.
    private func startExplaining() throws(SolverError) -> [Bool] {
        try solver.solve()
        let isFree = try removal.freeFlags()
        parametric.finish()
        work.startStoring()
        return isFree
    }

    /// The effect of a row outside the tight set that is broken, or isn't on its bend; nil for others.
    private func effectAwayFromBend(
        _ row: Row, _ workspace: ObstacleWorkspace
    ) throws(SolverError) -> SolverEffect? {
        if rows.kind[row].isTieBreaker { return nil }
        if rows.state[row] == .inactive { return .broken }
        let residual = rows.residual[row]
        if abs(residual) <= Tolerance.residual { return nil }
        let amount = abs(residual) * rows.slope[row]
        if rows.slopeSign(row, towards: residual) == 0 { return .holds(slack: amount) }
        var finder = ObstacleFinder(solver: solver, target: row, workspace: workspace)
        return .overridden(shortfall: amount, by: try finder.find())
    }

    /// The rows without which a broken one would hold again. It doesn't hold now, so values would change.
    private func rowsThatKeepOthersOut() throws(SolverError) -> Set<Row> {
        if repair.conflicts.isEmpty { return [] }
        let finder = try ReturnFinder(solver: solver)
        var found: Set<Row> = []
        for conflict in repair.conflicts.all { found.formUnion(try finder.rowsInTheWay(of: conflict)) }
        return found
    }

    /// Whether a row takes part in a conflict in which another one was broken.
    private func isConflictMember(_ row: Row) -> Bool {
        rows.state[row] != .inactive && repair.conflicts.contain(rows.identifier(of: row))
    }

    /// Removes each row in turn to see what changes. Comes last, because the tight set may differ afterwards.
    private func judgeByTrial(
        _ doubtful: [Row], _ judge: RemovalJudge, in explanation: inout SolverExplanation
    ) throws(SolverError) {
        if doubtful.isEmpty { return }
        let before = rows.variables.map { vertex.values[$0] }
        var hasStuckSlots = judge.hasStuckSlots
        for row in doubtful {
            try work.spendWork()
            let constraint = Int(rows.order[row])
            let verdict = try removal.removalInPlace(
                of: row, isFree: explanation.isFree, hasStuckSlots: &hasStuckSlots)
            var isChanged = verdict == .changes
            if verdict == .unknown {
                isChanged = try removal.changes(removing: row, values: before, isFree: explanation.isFree)
                // Other rows may be tight now, and stop other slots.
                hasStuckSlots = true
            }
            if isChanged {
                explanation.effects[constraint] = .decides
            } else if explanation.effects[constraint] == nil {
                explanation.effects[constraint] = .redundant
            }
        }
        #if SOLVER_CHECKS
            solver.checkInvariants()
        #endif
    }
}

extension SolverEffect {
    fileprivate var isSlack: Bool {
        if case .holds = self { return true }
        return false
    }
}
