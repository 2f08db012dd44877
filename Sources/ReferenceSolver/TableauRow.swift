/// An affine expression `constant + Σ coefficient × symbol`, its entries in the order of their symbols.
struct TableauRow {
    /// A symbol of a tableau times a number.
    struct Entry {
        var symbol: Int
        var coefficient: Double
    }

    var entries: [Entry]
    var constant: Double

    init(_ entries: [Entry], constant: Double) {
        self.entries = entries
        self.constant = constant
    }

    /// Returns the coefficient of a symbol; 0 if it has none.
    ///
    /// - Complexity: O(log entries).
    func coefficient(of symbol: Int) -> Double {
        let position = position(of: symbol)
        guard position < entries.count, entries[position].symbol == symbol else { return 0 }
        return entries[position].coefficient
    }

    /// Removes a symbol.
    mutating func remove(_ symbol: Int) {
        let position = position(of: symbol)
        guard position < entries.count, entries[position].symbol == symbol else { return }
        entries.remove(at: position)
    }

    /// Adds a multiple of a symbol that the row doesn't contain.
    mutating func insert(_ coefficient: Double, _ symbol: Int) {
        entries.insert(Entry(symbol: symbol, coefficient: coefficient), at: position(of: symbol))
    }

    /// Multiplies the whole expression.
    mutating func scale(by factor: Double) {
        constant *= factor
        for index in entries.indices { entries[index].coefficient *= factor }
    }

    /// Multiplies each symbol's coefficient by that symbol's factor.
    mutating func scale(bySymbol factors: [Double]) {
        for index in entries.indices { entries[index].coefficient *= factors[entries[index].symbol] }
    }

    /// Returns the value of a symbol for which this expression is 0, as an expression of the other symbols.
    func solved(for symbol: Int) -> TableauRow {
        var row = self
        row.remove(symbol)
        row.scale(by: -1 / coefficient(of: symbol))
        return row
    }

    /// Replaces a symbol by an expression.
    ///
    /// - Complexity: O(entries of both rows).
    mutating func substitute(_ symbol: Int, by other: TableauRow) {
        let factor = coefficient(of: symbol)
        guard factor != 0 else { return }
        remove(symbol)
        constant = Rounding.sum(constant, factor * other.constant)
        entries = Self.merged(entries, factor, other.entries)
    }

    private static func merged(_ left: [Entry], _ factor: Double, _ right: [Entry]) -> [Entry] {
        var merged: [Entry] = []
        merged.reserveCapacity(left.count + right.count)
        var (l, r) = (0, 0)
        while l < left.count, r < right.count {
            if left[l].symbol < right[r].symbol {
                merged.append(left[l])
                l += 1
            } else if right[r].symbol < left[l].symbol {
                merged.append(Entry(symbol: right[r].symbol, coefficient: factor * right[r].coefficient))
                r += 1
            } else {
                let sum = Rounding.sum(left[l].coefficient, factor * right[r].coefficient)
                if sum != 0 { merged.append(Entry(symbol: left[l].symbol, coefficient: sum)) }
                l += 1
                r += 1
            }
        }
        merged += left[l...]
        for entry in right[r...] {
            merged.append(Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient))
        }
        return merged
    }

    /// Returns the first index whose symbol is not less than the given one.
    private func position(of symbol: Int) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
