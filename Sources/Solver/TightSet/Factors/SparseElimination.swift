/// The part of a matrix not yet eliminated while `SparseLU` factors a block.
///
/// Rows are ranges of shared arrays with some spare room; a row that outgrows its room moves to the end. The memory is
/// reused for each block.
final class SparseElimination {
    private(set) var size = 0
    /// The number of values read, in all blocks.
    private(set) var work = 0
    private(set) var singularity = SparseLU.Singularity(row: 0, column: 0)

    // For each row
    private let start = Storage<Int32>()
    private let length = Storage<Int32>()
    private let room = Storage<Int32>()
    private let isRowDone = Storage<Bool>()
    // For each entry
    private let column = Storage<Int32>()
    private let value = Storage<Double>()
    // For each column: the number of entries in open rows, and a list of rows that have or had one
    private let openCount = Storage<Int32>()
    private let isColumnDone = Storage<Bool>()
    private let firstMention = Storage<Int32>()
    private let mentionedRow = Storage<Int32>()
    private let nextMention = Storage<Int32>()

    /// Columns that had a single entry when they were added.
    private let singletonColumns = Storage<Int32>()
    /// Open rows by length, as linked lists; entries may be out of date. All lengths from the last list on share that
    /// list.
    private let firstOfLength = Storage<Int32>()
    private let filedRow = Storage<Int32>()
    private let nextFiled = Storage<Int32>()

    /// For each column, the pivot row's value, and the last row with an entry in it when the pivot row was subtracted.
    private let pivotValue = Storage<Double>()
    private let metIn = Storage<Int32>()

    /// The smallest size of a pivot relative to the largest entry of its row.
    private static let threshold = 0.1
    /// Smaller entries count as rounding: rows are scaled to a largest coefficient of 1 to 2.
    private static let negligible = 1e-10
    private static let lengthCount: Int32 = 17

    /// Starts over with a block of the given size.
    func begin(size: Int) {
        self.size = size
        start.removeAll()
        length.removeAll()
        room.removeAll()
        column.removeAll()
        value.removeAll()
        mentionedRow.removeAll()
        nextMention.removeAll()
        singletonColumns.removeAll()
        filedRow.removeAll()
        nextFiled.removeAll()
        isRowDone.reset(to: size, filling: false)
        isColumnDone.reset(to: size, filling: false)
        openCount.reset(to: size, filling: 0)
        firstMention.reset(to: size, filling: -1)
        firstOfLength.reset(to: Int(Self.lengthCount), filling: -1)
        pivotValue.reset(to: size, filling: 0)
        metIn.reset(to: size, filling: -1)
    }

    /// Starts the next row.
    func beginRow() {
        start.append(Int32(column.count))
        length.append(0)
        room.append(0)
    }

    /// Adds an entry to the row begun last.
    func addEntry(column: Int32, value: Double) {
        self.column.append(column)
        self.value.append(value)
        length[length.count - 1] += 1
        room[room.count - 1] += 1
        openCount[column] += 1
    }

    /// Prepares for pivots, after all rows have been added.
    func finishRows() {
        for row in stride(from: Int32(size) - 1, through: 0, by: -1) {
            for entry in entries(of: row) { mention(row, inColumn: column[entry]) }
        }
        for row in 0..<Int32(size) { fileByLength(row) }
        for column in stride(from: Int32(size) - 1, through: 0, by: -1) where openCount[column] == 1 {
            singletonColumns.append(column)
        }
    }

    @inline(__always) private func entries(of row: Int32) -> Range<Int> {
        let first = Int(start[row])
        return first..<first + Int(length[row])
    }

    private func mention(_ row: Int32, inColumn column: Int32) {
        mentionedRow.append(row)
        nextMention.append(firstMention[column])
        firstMention[column] = Int32(mentionedRow.count - 1)
    }

    private func fileByLength(_ row: Int32) {
        let list = min(length[row], Self.lengthCount - 1)
        filedRow.append(row)
        nextFiled.append(firstOfLength[list])
        firstOfLength[list] = Int32(filedRow.count - 1)
    }

    // MARK: Pivots

    /// Returns the next pivot, or nil if the rest is singular.
    func nextPivot() -> (row: Int32, column: Int32, value: Double)? {
        if let pivot = nextSingleton() { return pivot }
        guard let row = nextShortRow() else { return nil }
        var largest = 0.0
        for entry in entries(of: row) { largest = max(largest, abs(value[entry])) }
        if largest < Self.negligible {
            singularity = SparseLU.Singularity(
                row: Int(row), column: (0..<size).first { !isColumnDone[$0] } ?? 0)
            return nil
        }
        var best = -1
        for entry in entries(of: row) where abs(value[entry]) >= Self.threshold * largest {
            if best < 0 || openCount[column[entry]] < openCount[column[best]] { best = entry }
        }
        return (row, column[best], value[best])
    }

    private func nextSingleton() -> (row: Int32, column: Int32, value: Double)? {
        while singletonColumns.count > 0 {
            let column = singletonColumns.removeLast()
            if isColumnDone[column] || openCount[column] != 1 { continue }
            var next = firstMention[column]
            while next >= 0 {
                let row = mentionedRow[next]
                next = nextMention[next]
                if isRowDone[row] { continue }
                if let entry = entry(of: row, column), abs(value[entry]) > Self.negligible {
                    return (row, column, value[entry])
                }
            }
        }
        return nil
    }

    @inline(__always) private func entry(of row: Int32, _ column: Int32) -> Int? {
        entries(of: row).first { self.column[$0] == column }
    }

    private func nextShortRow() -> Int32? {
        for list in 0..<Self.lengthCount {
            while firstOfLength[list] >= 0 {
                let filed = firstOfLength[list]
                firstOfLength[list] = nextFiled[filed]
                let row = filedRow[filed]
                if !isRowDone[row] && min(length[row], Self.lengthCount - 1) == list { return row }
            }
        }
        return nil
    }

    // MARK: Elimination

    /// Removes the pivot's row and column. Passes the row's other entries, and each multiple subtracted from another
    /// row, to closures.
    func eliminate(
        row: Int32, column pivotColumn: Int32, value pivot: Double,
        recordEntry: (_ column: Int32, _ value: Double) -> Void,
        recordMultiple: (_ target: Int32, _ factor: Double) -> Void
    ) {
        isRowDone[row] = true
        isColumnDone[pivotColumn] = true
        for entry in entries(of: row) {
            lowerCount(of: column[entry])
            pivotValue[column[entry]] = value[entry]
            if column[entry] != pivotColumn { recordEntry(column[entry], value[entry]) }
        }
        var next = firstMention[pivotColumn]
        while next >= 0 {
            let target = mentionedRow[next]
            next = nextMention[next]
            if isRowDone[target] { continue }
            guard let entry = entry(of: target, pivotColumn) else { continue }
            let factor = value[entry] / pivot
            recordMultiple(target, factor)
            subtract(row, times: factor, from: target, without: pivotColumn)
            fileByLength(target)
        }
        for entry in entries(of: row) { pivotValue[column[entry]] = 0 }
    }

    private func lowerCount(of column: Int32) {
        openCount[column] -= 1
        if openCount[column] == 1 && !isColumnDone[column] { singletonColumns.append(column) }
    }

    private func subtract(
        _ source: Int32, times factor: Double, from target: Int32, without pivotColumn: Int32
    ) {
        let first = Int(start[target])
        work += Int(length[target]) + Int(length[source])
        var kept = first
        for entry in entries(of: target) {
            let column = column[entry]
            if column == pivotColumn { continue }
            var value = value[entry]
            if pivotValue[column] != 0 {
                metIn[column] = target
                value -= factor * pivotValue[column]
                if abs(value) <= 1e-13 {
                    lowerCount(of: column)
                    continue
                }
            }
            self.column[kept] = column
            self.value[kept] = value
            kept += 1
        }
        length[target] = Int32(kept - first)
        for entry in entries(of: source) {
            let column = column[entry]
            if column == pivotColumn || metIn[column] == target { continue }
            append(column, -factor * value[entry], to: target)
        }
        for entry in entries(of: source) { metIn[column[entry]] = -1 }
    }

    private func append(_ column: Int32, _ value: Double, to row: Int32) {
        if length[row] == room[row] { moveToEnd(row) }
        let place = start[row] + length[row]
        self.column[place] = column
        self.value[place] = value
        length[row] += 1
        openCount[column] += 1
        mention(row, inColumn: column)
    }

    private func moveToEnd(_ row: Int32) {
        let old = entries(of: row)
        let new = column.count
        room[row] = 2 * room[row] + 2
        column.resize(to: new + Int(room[row]), filling: 0)
        value.resize(to: new + Int(room[row]), filling: 0)
        for (offset, entry) in old.enumerated() {
            column[new + offset] = column[entry]
            value[new + offset] = value[entry]
        }
        start[row] = Int32(new)
    }
}
