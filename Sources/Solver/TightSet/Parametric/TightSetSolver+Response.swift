/// Parametric solving: the sensitivity to several constants at once, and the range in which conflicts remain.
///
/// Between two breakpoints the tight set stays optimal, since constants affect residuals but not multipliers. The range
/// ends at a row that reaches its bend, an undetermined variable that passes 0 (its distance from 0 decides ties), or a
/// conflict that disappears.
extension TightSetSolver: ParametricSolver {
    /// Returns how the solution changes when several constants change in proportion, and in which range.
    /// - Throws: `SolverError` if a constraint is unknown or a limit exceeded.
    public func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse {
        try solve()
        carryOutShift()
        sensitivity.start(row: .none)
        var changes: [(row: Row, rate: Double)] = []
        for change in rates where change.rate != 0 {
            let row = try row(of: change.constraint)
            changes.append((row, change.rate / rows.slope[row]))
        }
        withMove(
            start: { direction in
                for (row, rate) in changes where rows.isTight(row) {
                    direction.addListed(-rate, at: rows.slot[row])
                }
            }
        ) {
            for (row, rate) in changes where !rows.isTight(row) {
                touch(row)
                rows.change[row] = cancelling(rows.change[row], rate)
            }
            noteSensitivity()
        }
        for conflict in recordedConflicts { try limitSensitivity(by: conflict, rates: rates) }
        return currentResponse()
    }

    /// Returns the current sensitivity in the caller's terms.
    private func currentResponse() -> SolverResponse {
        var variableRates = [Double](repeating: 0, count: values.count)
        for index in 0..<sensitivity.variables.count {
            let variable = sensitivity.variables[index]
            variableRates[variable.offset] = sensitivity.variableRates[index] * rows.unit(of: variable)
        }
        return SolverResponse(
            rates: variableRates,
            range: min(0, sensitivity.lowest)...max(0, sensitivity.highest),
            lowerLimit: sensitivity.lowestRow.isNone ? nil : identifier(of: sensitivity.lowestRow),
            upperLimit: sensitivity.highestRow.isNone ? nil : identifier(of: sensitivity.highestRow))
    }

    /// Limits the sensitivity by a conflict: it remains while the combination of its rows in which all variables cancel
    /// isn't 0.
    private func limitSensitivity(by conflict: SolverConflict, rates: [SolverConstantRate])
        throws(SolverError)
    {
        var members: [Row] = []
        for member in conflict.members { members.append(try row(of: member)) }
        let broken = try row(of: conflict.broken)
        let others = members.filter { $0 != broken }
        guard let factors = factors(combining: others, to: broken) else {
            sensitivity.limitBelow(by: 0, row: broken)
            sensitivity.limitAbove(by: 0, row: broken)
            return
        }
        var (gap, rate) = (rows.constant[broken], self.rate(of: broken, in: rates))
        for (other, factor) in zip(others, factors) {
            gap -= factor * rows.constant[other]
            rate -= factor * self.rate(of: other, in: rates)
        }
        if abs(rate) >= Self.negligibleRate {
            sensitivity.limit(value: gap, rate: rate, tolerance: Self.tolerance, row: broken)
        }
    }

    private func rate(of row: Row, in rates: [SolverConstantRate]) -> Double {
        rates.first { rowOfConstraint[$0.constraint.index] == row }.map { $0.rate / rows.slope[row] } ?? 0
    }
}
