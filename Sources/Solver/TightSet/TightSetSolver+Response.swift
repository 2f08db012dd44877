extension TightSetSolver: ParametricSolver {
    /// Returns how the solution changes when several constants change in proportion, and in which range.
    /// - Throws: `SolverError` if a constraint is unknown or a limit exceeded.
    public func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse {
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
