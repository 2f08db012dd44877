/// Adds up an expression symbol by symbol, in an array that has a place for every symbol.
struct RowAccumulator {
    private var sums: [Double] = []
    private var magnitudes: [Double] = []
    private(set) var touched: [Int] = []
    private var constant = 0.0
    private var magnitude = 0.0

    /// Makes room for symbols below `count`.
    mutating func reserve(_ count: Int) {
        guard sums.count < count else { return }
        sums += repeatElement(0, count: count - sums.count)
        magnitudes += repeatElement(0, count: count - magnitudes.count)
    }

    /// What has been added of a symbol so far; 0 if that is less than a share of what went into it.
    func sum(of symbol: Int, negligible: Double = Rounding.cancellation) -> Double {
        let sum = sums[symbol]
        return abs(sum) <= negligible * magnitudes[symbol] ? 0 : sum
    }

    mutating func add(_ coefficient: Double, _ symbol: Int) {
        if magnitudes[symbol] == 0 { touched.append(symbol) }
        sums[symbol] += coefficient
        magnitudes[symbol] = max(magnitudes[symbol], abs(coefficient), .leastNonzeroMagnitude)
    }

    mutating func add(_ factor: Double, _ row: SparseRow) {
        addConstant(factor * row.constant, magnitude: abs(factor) * row.magnitude)
        for entry in row.entries { add(factor * entry.coefficient, entry.symbol) }
    }

    mutating func addConstant(_ value: Double, magnitude: Double) {
        constant += value
        self.magnitude = max(self.magnitude, magnitude)
    }

    /// Takes a symbol out and returns what had been added of it.
    mutating func take(_ symbol: Int, negligible: Double = Rounding.cancellation) -> Double {
        let sum = sum(of: symbol, negligible: negligible)
        sums[symbol] = 0
        return sum
    }

    /// The expression added up; the accumulator is empty afterwards.
    mutating func finish(negligible: Double) -> SparseRow {
        touched.sort()
        var row = SparseRow(
            entries: [], constant: Rounding.sum(constant, 0, magnitude: magnitude), magnitude: magnitude)
        for symbol in touched {
            let sum = take(symbol, negligible: negligible)
            if sum != 0 { row.entries.append(SparseRow.Entry(symbol: symbol, coefficient: sum)) }
            magnitudes[symbol] = 0
        }
        touched.removeAll(keepingCapacity: true)
        constant = 0
        magnitude = 0
        return row
    }
}
