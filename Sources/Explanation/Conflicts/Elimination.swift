/// Gaussian elimination of small dense systems.
enum Elimination {
    /// Solves rows of coefficients whose last element is the right side; nil if they don't determine the
    /// unknowns.
    static func solve(_ matrix: inout [[Double]], unknowns: Int) -> [Double]? {
        var pivotRow = 0
        for column in 0..<unknowns {
            guard
                let best = (pivotRow..<matrix.count).max(by: {
                    abs(matrix[$0][column]) < abs(matrix[$1][column])
                }), abs(matrix[best][column]) > 1e-9
            else { return nil }
            matrix.swapAt(pivotRow, best)
            for row in matrix.indices where row != pivotRow && matrix[row][column] != 0 {
                let factor = matrix[row][column] / matrix[pivotRow][column]
                for place in column...unknowns { matrix[row][place] -= factor * matrix[pivotRow][place] }
            }
            pivotRow += 1
        }
        return (0..<unknowns).map { matrix[$0][unknowns] / matrix[$0][$0] }
    }
}
