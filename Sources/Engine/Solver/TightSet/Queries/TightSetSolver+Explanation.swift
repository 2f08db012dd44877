/// Why the solution is what it is, read from the optimal tight set.
extension TightSetSolver {
    /// What decides each variable and what each constraint does.
    /// - Throws: `SolverError` if a limit is exceeded.
    public func explanation() throws(SolverError) -> SolverExplanation {
        let isFree = try startExplaining()
        let followsBlocks = try freshenFactors()
        var explanation = SolverExplanation(
            isFree: isFree, dependencies: dependencies(followsBlocks: followsBlocks))
        let judge = RemovalJudge(solver: self, isFree: isFree)
        explanation.effects = Array(repeating: nil, count: rowOfConstraint.count)
        let workspace = ObstacleWorkspace(solver: self)
        for constraint in 0..<rowOfConstraint.count {
            let row = rowOfConstraint[constraint]
            guard row >= 0, rows.slot[row] < 0 else { continue }
            explanation.effects[constraint] = try effectAwayFromBend(row, workspace)
        }
        var doubtful: [Int32] = []
        let members = conflictMembers()
        func note(_ row: Int32, _ verdict: RemovalJudge.Verdict) {
            if rows.kind[row].isTieBreaker { return }
            if verdict == .unknown || members.contains(row) {
                doubtful.append(row)
            } else {
                explanation.effects[Int(rows.order[row])] = verdict == .changes ? .decides : .redundant
            }
        }
        for slot in 0..<Int32(slotCount) {
            let row = tightSet.row(at: slot)
            if !rows.kind[row].isTieBreaker { note(row, judge.removal(ofTightRowAt: slot)) }
        }
        for (place, row) in judge.rowsOnBends.enumerated() { note(row, judge.removal(ofRowOnBend: place)) }
        for row in members.sorted() where explanation.effects[Int(rows.order[row])]?.isSlack == true {
            doubtful.append(row)
        }
        try judgeByTrial(doubtful, in: &explanation)
        return explanation
    }

    /// What one constraint does; nil for the solver's own tie-breakers.
    /// - Throws: `SolverError` if the constraint is unknown or a limit exceeded.
    public func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect? {
        let row = try row(of: id)
        let isFree = try startExplaining()
        if rows.kind[row].isTieBreaker { return nil }
        let known = rows.slot[row] < 0 ? try effectAwayFromBend(row, ObstacleWorkspace(solver: self)) : nil
        if let known, !(known.isSlack && conflictMembers().contains(row)) { return known }
        let before = (0..<values.count).map { values[$0] }
        return try changes(removing: row, values: before, isFree: isFree) ? .decides : known ?? .redundant
    }

    /// Solves, and brings what is worked out late up to date.
    private func startExplaining() throws(SolverError) -> [Bool] {
        try solve()
        let isFree = try freeFlags()
        carryOutShift()
        sensitivity.row = -1
        return isFree
    }

    /// The effect of a row outside the tight set that is given up, or isn't on its bend; nil for others.
    private func effectAwayFromBend(
        _ row: Int32, _ workspace: ObstacleWorkspace
    ) throws(SolverError) -> SolverEffect? {
        if rows.kind[row].isTieBreaker { return nil }
        if rows.state[row] == .inactive { return .givenUp }
        let residual = rows.residual[row]
        if abs(residual) <= Self.tolerance { return nil }
        let amount = abs(residual) * rows.slope[row]
        if rows.slopeSign(row, towards: residual) == 0 { return .holds(slack: amount) }
        var finder = ObstacleFinder(solver: self, target: row, workspace: workspace)
        return .overridden(shortfall: amount, by: try finder.find())
    }

    /// The rows that would let a given-up one come back if they went.
    private func conflictMembers() -> Set<Int32> {
        var members: Set<Int32> = []
        for conflict in recordedConflicts {
            for member in conflict.members where member != conflict.givenUp {
                members.insert(rowOfConstraint[member.index])
            }
        }
        return members
    }

    /// Takes each row out and looks at what changes. Comes last, since the tight set may be another one afterwards.
    private func judgeByTrial(
        _ doubtful: [Int32], in explanation: inout SolverExplanation
    ) throws(SolverError) {
        if doubtful.isEmpty { return }
        let before = (0..<values.count).map { values[$0] }
        for row in doubtful {
            let constraint = Int(rows.order[row])
            if try changes(removing: row, values: before, isFree: explanation.isFree) {
                explanation.effects[constraint] = .decides
            } else if explanation.effects[constraint] == nil {
                explanation.effects[constraint] = .redundant
            }
        }
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }
}

extension SolverEffect {
    fileprivate var isSlack: Bool {
        if case .holds = self { return true }
        return false
    }
}
