/// Values tabulated by font size: linear between the sizes, constant beyond the first and last.
struct SizeTable: Sendable {
    /// Smallest size first.
    let rows: [(size: Double, value: Double)]

    /// Returns the value at a size in points; 0 from an empty table.
    func value(at size: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        guard size > first.size else { return first.value }
        for (lower, upper) in zip(rows, rows.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.value + share * (upper.value - lower.value)
        }
        return last.value
    }
}
