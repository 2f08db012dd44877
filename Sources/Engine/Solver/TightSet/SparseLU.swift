/// The factors of one square block that no ordering of rows and columns makes triangular.
///
/// Rows and columns are numbered within the block. Pivots are chosen as Markowitz does: columns with one entry
/// first, which cost nothing, then the shortest row and in it the column with the fewest entries whose
/// coefficient isn't small against the row's largest.
final class SparseLU {
    /// A dependent row, and a column that no pivot was found for.
    struct Singularity: Error {
        var row: Int
        var column: Int
    }

    private struct Elimination {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    private struct Entry {
        var column: Int32
        var value: Double
    }

    private var eliminations: [Elimination] = []
    private var pivotRows: [Int32] = []
    private var pivotColumns: [Int32] = []
    private var pivots: [Double] = []
    private var upperStarts: [Int32] = [0]
    private var upper: [Entry] = []

    var entryCount: Int { upper.count + eliminations.count + pivots.count }

    /// Factors a matrix given by its rows of (column, value).
    init(rows: [[(column: Int32, value: Double)]]) throws(Singularity) {
        var work = SparseElimination(rows: rows)
        while pivotRows.count < rows.count {
            guard let (row, column, value) = work.nextPivot() else { throw work.singularity }
            pivotRows.append(Int32(row))
            pivotColumns.append(Int32(column))
            pivots.append(value)
            for entry in work.rows[row] where Int(entry.column) != column {
                upper.append(Entry(column: entry.column, value: entry.value))
            }
            upperStarts.append(Int32(upper.count))
            work.eliminate(row: row, column: column, value: value) { target, factor in
                eliminations.append(Elimination(target: target, source: Int32(row), factor: factor))
            }
        }
    }

    /// Solves `A x = b`: `vector` holds b by row on entry and x by column on return.
    func solve(_ vector: borrowing Storage<Double>, scratch: borrowing Storage<Double>) {
        eliminations.withUnsafeBufferPointer { steps in
            for step in steps { vector[step.target] -= step.factor * vector[step.source] }
        }
        for index in stride(from: pivots.count - 1, through: 0, by: -1) {
            var sum = vector[pivotRows[index]]
            for position in Int(upperStarts[index])..<Int(upperStarts[index + 1]) {
                sum -= upper[position].value * scratch[upper[position].column]
            }
            scratch[pivotColumns[index]] = sum / pivots[index]
        }
        for index in 0..<pivots.count { vector[index] = scratch[index] }
    }

    /// Solves `Aᵀ y = b`: `vector` holds b by column on entry and y by row on return.
    func solveTransposed(_ vector: borrowing Storage<Double>, scratch: borrowing Storage<Double>) {
        for index in 0..<pivots.count {
            let value = vector[pivotColumns[index]] / pivots[index]
            scratch[pivotRows[index]] = value
            if value == 0 { continue }
            for position in Int(upperStarts[index])..<Int(upperStarts[index + 1]) {
                vector[upper[position].column] -= upper[position].value * value
            }
        }
        for index in stride(from: eliminations.count - 1, through: 0, by: -1) {
            let step = eliminations[index]
            scratch[step.source] -= step.factor * scratch[step.target]
        }
        for index in 0..<pivots.count { vector[index] = scratch[index] }
    }
}
