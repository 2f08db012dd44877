/// The part of a matrix not yet eliminated while `SparseLU` is made.
struct SparseElimination {
    typealias Entry = (column: Int32, value: Double)

    private(set) var rows: [[Entry]]
    private var rowsOfColumn: [[Int32]]
    private var columnCounts: [Int]
    private var rowDone: [Bool]
    private var columnDone: [Bool]
    private var singletonColumns: [Int] = []
    /// Open rows by length; entries may be out of date. Lengths from the last bucket on share it.
    private var rowsByLength: [[Int]] = Array(repeating: [], count: 17)
    private var scratch: [Entry] = []
    private(set) var singularity = SparseLU.Singularity(row: 0, column: 0)

    /// An entry smaller than this against its row's largest is no pivot.
    private static let threshold = 0.1
    /// Rows are scaled to a largest coefficient of 1 to 2; what remains below this is rounding.
    private static let negligible = 1e-10

    init(rows: [[Entry]]) {
        let size = rows.count
        self.rows = rows
        rowsOfColumn = Array(repeating: [], count: size)
        columnCounts = Array(repeating: 0, count: size)
        rowDone = Array(repeating: false, count: size)
        columnDone = rowDone
        for row in 0..<size {
            self.rows[row].sort { $0.column < $1.column }
            for entry in rows[row] {
                rowsOfColumn[Int(entry.column)].append(Int32(row))
                columnCounts[Int(entry.column)] += 1
            }
            fileByLength(row)
        }
        for column in stride(from: size - 1, through: 0, by: -1) where columnCounts[column] == 1 {
            singletonColumns.append(column)
        }
    }

    private mutating func fileByLength(_ row: Int) {
        rowsByLength[min(rows[row].count, rowsByLength.count - 1)].append(row)
    }

    /// The next pivot, or nil when the rest is singular.
    mutating func nextPivot() -> (row: Int, column: Int, value: Double)? {
        if let pivot = nextSingleton() { return pivot }
        guard let row = nextShortRow() else { return nil }
        var largest = 0.0
        for entry in rows[row] { largest = max(largest, abs(entry.value)) }
        if largest < Self.negligible {
            singularity.row = row
            singularity.column = columnDone.firstIndex(of: false) ?? 0
            return nil
        }
        var best: Entry = (-1, 0)
        for entry in rows[row] where abs(entry.value) >= Self.threshold * largest {
            if best.column < 0 || columnCounts[Int(entry.column)] < columnCounts[Int(best.column)] {
                best = entry
            }
        }
        return (row, Int(best.column), best.value)
    }

    private mutating func nextSingleton() -> (row: Int, column: Int, value: Double)? {
        while let column = singletonColumns.popLast() {
            if columnDone[column] || columnCounts[column] != 1 { continue }
            for row in rowsOfColumn[column] where !rowDone[Int(row)] {
                for entry in rows[Int(row)]
                where Int(entry.column) == column && abs(entry.value) > Self.negligible {
                    return (Int(row), column, entry.value)
                }
            }
        }
        return nil
    }

    private mutating func nextShortRow() -> Int? {
        for length in rowsByLength.indices {
            while let row = rowsByLength[length].popLast() {
                if rowDone[row] || min(rows[row].count, rowsByLength.count - 1) != length { continue }
                return row
            }
        }
        return nil
    }

    /// Takes the pivot's row and column out; `record` is told each multiple subtracted from another row.
    mutating func eliminate(
        row: Int, column: Int, value: Double, record: (_ target: Int32, _ factor: Double) -> Void
    ) {
        rowDone[row] = true
        columnDone[column] = true
        for entry in rows[row] { lowerCount(of: Int(entry.column)) }
        for target in rowsOfColumn[column] where !rowDone[Int(target)] {
            guard let entry = rows[Int(target)].first(where: { Int($0.column) == column }) else { continue }
            let factor = entry.value / value
            record(target, factor)
            subtract(row, times: factor, from: Int(target), without: column)
            fileByLength(Int(target))
        }
    }

    private mutating func lowerCount(of column: Int) {
        columnCounts[column] -= 1
        if columnCounts[column] == 1 && !columnDone[column] { singletonColumns.append(column) }
    }

    private mutating func subtract(_ source: Int, times factor: Double, from target: Int, without column: Int)
    {
        scratch.removeAll(keepingCapacity: true)
        var left = 0
        var right = 0
        let targetCount = rows[target].count
        let sourceCount = rows[source].count
        while left < targetCount || right < sourceCount {
            let leftColumn = left < targetCount ? rows[target][left].column : .max
            let rightColumn = right < sourceCount ? rows[source][right].column : .max
            let next = min(leftColumn, rightColumn)
            var value = 0.0
            if leftColumn == next { value += rows[target][left].value }
            if rightColumn == next { value -= factor * rows[source][right].value }
            let had = leftColumn == next
            if had { left += 1 }
            if rightColumn == next { right += 1 }
            if Int(next) == column { continue }
            if had && abs(value) <= 1e-13 {
                lowerCount(of: Int(next))
            } else {
                scratch.append((next, value))
                if !had {
                    rowsOfColumn[Int(next)].append(Int32(target))
                    columnCounts[Int(next)] += 1
                }
            }
        }
        swap(&rows[target], &scratch)
    }
}
