/// How long conflicts last: rows as combinations of a few others.
extension ParametricWalk {
    /// Limits the sensitivity by a conflict: it remains while the combination of its rows in which all variables cancel
    /// isn't 0.
    func limit(byConflictOf members: [Row], broken: Row, _ changes: [ConstantRate]) {
        let others = members.filter { $0 != broken }
        guard let factors = factors(combining: others, to: broken) else {
            sensitivity.limitBelow(by: 0, row: broken)
            sensitivity.limitAbove(by: 0, row: broken)
            return
        }
        func rate(of row: Row) -> Double { changes.first { $0.row == row }?.rate ?? 0 }
        var (gap, change) = (rows.constant[broken], rate(of: broken))
        for (other, factor) in zip(others, factors) {
            gap -= factor * rows.constant[other]
            change -= factor * rate(of: other)
        }
        if abs(change) >= Tolerance.rate {
            sensitivity.limit(value: gap, rate: change, tolerance: Tolerance.residual, row: broken)
        }
    }

    /// Returns the factors by which independent rows add up to the terms of another; nil if they don't, or finding them
    /// takes more memory or work than a walk may.
    ///
    /// - Complexity: O(rows² × variables), where rows is the small number in a conflict.
    private func factors(combining parts: [Row], to sum: Row) -> [Double]? {
        let variables = Set((parts + [sum]).flatMap { rows.terms(of: $0).map { rows.termVariable[$0] } })
            .sorted()
        var places: [Variable: Int] = [:]
        for (place, variable) in variables.enumerated() { places[variable] = place }
        let count = variables.count * parts.count
        simplex.work.budget.charge(Self.workPerCoefficient * count)
        if count > Self.mostCoefficients || simplex.work.budget.isSpent { return nil }
        // One equation for each variable: the parts' coefficients times the factors add up to the sum's coefficient.
        var equations = Array(
            repeating: [Double](repeating: 0, count: parts.count + 1), count: variables.count)
        for (column, row) in (parts + [sum]).enumerated() {
            for term in rows.terms(of: row) {
                guard let place = places[rows.termVariable[term]] else { continue }
                equations[place][column] += rows.coefficient[term]
            }
        }
        return Self.solution(of: &equations, unknowns: parts.count)
    }

    /// The work of making a coefficient and of eliminating it; most are 0.
    private static var workPerCoefficient: Int { 20 }
    /// 32 MB of them. Conflicts of more than two thousand rows only occur in layouts that were made to be slow.
    private static var mostCoefficients: Int { 4_000_000 }

    /// Solves equations by elimination with row pivoting; nil if they are contradictory or underdetermined.
    private static func solution(of equations: inout [[Double]], unknowns: Int) -> [Double]? {
        for column in 0..<unknowns {
            guard column < equations.count,
                let pivot = (column..<equations.count).max(by: {
                    abs(equations[$0][column]) < abs(equations[$1][column])
                }), abs(equations[pivot][column]) > Tolerance.rate
            else { return nil }
            equations.swapAt(column, pivot)
            let pivotRow = equations[column]
            for row in equations.indices where row != column && equations[row][column] != 0 {
                let factor = equations[row][column] / pivotRow[column]
                for place in column...unknowns where pivotRow[place] != 0 {
                    equations[row][place] -= factor * pivotRow[place]
                }
            }
        }
        if equations[unknowns...].contains(where: { abs($0[unknowns]) > Tolerance.rate }) { return nil }
        return (0..<unknowns).map { equations[$0][unknowns] / equations[$0][$0] }
    }
}
