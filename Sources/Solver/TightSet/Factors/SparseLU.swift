/// The factors of the square blocks that can't be made triangular by reordering rows and columns.
///
/// Rows and columns are numbered within their block; the factors of all blocks are in shared arrays, one block after
/// the other. Pivots are chosen by the Markowitz criterion: first columns with one entry, which cost nothing, then the
/// shortest row and in it the column with the fewest entries whose coefficient isn't small relative to the row's
/// largest.
final class SparseLU {
    /// A dependent row, and a column without a pivot.
    struct Singularity: Error {
        var row: Int
        var column: Int
    }

    // The start of each block's part; and the end of the last
    private let firstPivot = Storage<Int32>()
    private let firstMultiple = Storage<Int32>()
    // For each pivot; its row's other entries begin at `firstEntry`
    private let pivotRow = Storage<Int32>()
    private let pivotColumn = Storage<Int32>()
    private let pivot = Storage<Double>()
    private let firstEntry = Storage<Int32>()
    private let entryColumn = Storage<Int32>()
    private let entryValue = Storage<Double>()
    // For each multiple of a row that was subtracted from another
    private let source = Storage<Int32>()
    private let target = Storage<Int32>()
    private let factor = Storage<Double>()

    init() { removeAll() }

    /// Removes all blocks.
    func removeAll() {
        firstPivot.reset(to: 1, filling: 0)
        firstMultiple.reset(to: 1, filling: 0)
        pivotRow.removeAll()
        pivotColumn.removeAll()
        pivot.removeAll()
        firstEntry.reset(to: 1, filling: 0)
        entryColumn.removeAll()
        entryValue.removeAll()
        source.removeAll()
        target.removeAll()
        factor.removeAll()
    }

    /// Factors a block; returns its number.
    func factor(_ work: SparseElimination) throws(Singularity) -> Int32 {
        for _ in 0..<work.size {
            guard let (row, column, value) = work.nextPivot() else { throw work.singularity }
            pivotRow.append(row)
            pivotColumn.append(column)
            pivot.append(value)
            work.eliminate(row: row, column: column, value: value) { column, value in
                entryColumn.append(column)
                entryValue.append(value)
            } recordMultiple: { target, factor in
                source.append(row)
                self.target.append(target)
                self.factor.append(factor)
            }
            firstEntry.append(Int32(entryColumn.count))
        }
        firstPivot.append(Int32(pivot.count))
        firstMultiple.append(Int32(source.count))
        return Int32(firstPivot.count - 2)
    }

    @inline(__always) private func pivots(of block: Int32) -> Range<Int> {
        Int(firstPivot[block])..<Int(firstPivot[block + 1])
    }

    @inline(__always) private func multiples(of block: Int32) -> Range<Int> {
        Int(firstMultiple[block])..<Int(firstMultiple[block + 1])
    }

    @inline(__always) private func entries(of pivot: Int) -> Range<Int> {
        Int(firstEntry[pivot])..<Int(firstEntry[pivot + 1])
    }

    /// Solves `A x = b`: `vector` holds b by row on entry and x by column on return.
    func solve(_ block: Int32, _ vector: borrowing Storage<Double>, scratch: borrowing Storage<Double>) {
        for step in multiples(of: block) { vector[target[step]] -= factor[step] * vector[source[step]] }
        let pivots = pivots(of: block)
        for index in pivots.reversed() {
            var sum = vector[pivotRow[index]]
            for entry in entries(of: index) { sum -= entryValue[entry] * scratch[entryColumn[entry]] }
            scratch[pivotColumn[index]] = sum / pivot[index]
        }
        for index in 0..<pivots.count { vector[index] = scratch[index] }
    }

    /// Solves `Aᵀ y = b`: `vector` holds b by column on entry and y by row on return.
    func solveTransposed(
        _ block: Int32, _ vector: borrowing Storage<Double>, scratch: borrowing Storage<Double>
    ) {
        let pivots = pivots(of: block)
        for index in pivots {
            let value = vector[pivotColumn[index]] / pivot[index]
            scratch[pivotRow[index]] = value
            if value == 0 { continue }
            for entry in entries(of: index) { vector[entryColumn[entry]] -= entryValue[entry] * value }
        }
        for step in multiples(of: block).reversed() {
            scratch[source[step]] -= factor[step] * scratch[target[step]]
        }
        for index in 0..<pivots.count { vector[index] = scratch[index] }
    }
}
