/// Rows as combinations of a few others.
extension TightSetSolver {
    /// Returns the factors by which independent rows add up to the terms of another; nil if they don't.
    ///
    /// - Complexity: O(rows² × variables), where rows is the small number in a conflict.
    func factors(combining parts: [Row], to sum: Row) -> [Double]? {
        let variables = Set((parts + [sum]).flatMap { rows.terms(of: $0).map { rows.termVariable[$0] } })
            .sorted()
        var places: [Variable: Int] = [:]
        for (place, variable) in variables.enumerated() { places[variable] = place }
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

    /// Solves equations by elimination with row pivoting; nil if they are contradictory or underdetermined.
    private static func solution(of equations: inout [[Double]], unknowns: Int) -> [Double]? {
        for column in 0..<unknowns {
            guard column < equations.count,
                let pivot = (column..<equations.count).max(by: {
                    abs(equations[$0][column]) < abs(equations[$1][column])
                }), abs(equations[pivot][column]) > negligibleRate
            else { return nil }
            equations.swapAt(column, pivot)
            let pivotRow = equations[column]
            for row in equations.indices where row != column && equations[row][column] != 0 {
                let factor = equations[row][column] / pivotRow[column]
                for place in column...unknowns { equations[row][place] -= factor * pivotRow[place] }
            }
        }
        if equations[unknowns...].contains(where: { abs($0[unknowns]) > negligibleRate }) { return nil }
        return (0..<unknowns).map { equations[$0][unknowns] / equations[$0][$0] }
    }
}
