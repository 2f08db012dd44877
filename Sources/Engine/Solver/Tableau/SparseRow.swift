/// A sum of columns times numbers plus a number, its entries sorted by column.
struct SparseRow {
    struct Entry {
        var column: Int
        var value: Double
    }

    var constant: Double = 0
    private(set) var entries: [Entry] = []

    /// Smaller coefficients are rounding errors of larger ones that cancelled.
    private static let negligible = 1e-12

    init(constant: Double = 0) { self.constant = constant }

    subscript(column: Int) -> Double {
        guard let position = position(of: column) else { return 0 }
        return entries[position].value
    }

    /// Adds a multiple of a column.
    mutating func add(_ value: Double, column: Int) {
        var single = SparseRow()
        single.entries = [Entry(column: column, value: value)]
        add(1, times: single)
    }

    /// Adds a multiple of another row, constant included.
    ///
    /// - Complexity: O(entries of both).
    mutating func add(_ factor: Double, times other: SparseRow) {
        constant += factor * other.constant
        var merged: [Entry] = []
        merged.reserveCapacity(entries.count + other.entries.count)
        var (left, right) = (0, 0)
        while left < entries.count || right < other.entries.count {
            let ours = left < entries.count ? entries[left].column : .max
            let theirs = right < other.entries.count ? other.entries[right].column : .max
            var entry = Entry(column: min(ours, theirs), value: 0)
            if ours <= theirs {
                entry.value += entries[left].value
                left += 1
            }
            if theirs <= ours {
                entry.value += factor * other.entries[right].value
                right += 1
            }
            if abs(entry.value) > Self.negligible { merged.append(entry) }
        }
        entries = merged
    }

    /// Takes a column out and returns its coefficient.
    mutating func remove(column: Int) -> Double {
        guard let position = position(of: column) else { return 0 }
        return entries.remove(at: position).value
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in entries.indices { entries[index].value *= factor }
    }

    /// Takes out every column that a condition doesn't keep.
    mutating func keepColumns(_ isKept: (Int) -> Bool) {
        entries.removeAll { !isKept($0.column) }
    }

    private func position(of column: Int) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].column == column ? low : nil
    }
}
