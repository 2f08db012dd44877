/// Adds up an expression symbol by symbol, in an array with an element for every symbol.
struct RowAccumulator {
    private var sums: [Double] = []
    private var magnitudes: [Double] = []
    private(set) var touched: [Int] = []
    private var constant = 0.0
    private var magnitude = 0.0

    /// Makes room for symbols below `count`, and for the same number again.
    mutating func reserve(_ count: Int) {
        guard sums.count < count else { return }
        let growth = max(count - sums.count, sums.count)
        sums += repeatElement(0, count: growth)
        magnitudes += repeatElement(0, count: growth)
    }

    /// Returns the sum for a symbol so far; 0 if it is below a fraction of its summands.
    func sum(of symbol: Int, negligible: Double = Rounding.cancellation) -> Double {
        let sum = sums[symbol]
        return abs(sum) <= negligible * magnitudes[symbol] ? 0 : sum
    }

    mutating func add(_ coefficient: Double, _ symbol: Int, magnitude: Double = .leastNonzeroMagnitude) {
        if magnitudes[symbol] == 0 { touched.append(symbol) }
        sums[symbol] += coefficient
        magnitudes[symbol] = max(magnitudes[symbol], abs(coefficient), magnitude)
    }

    mutating func add(_ factor: Double, _ row: TableauRow) {
        add(constant: factor * row.constant)
        for entry in row.entries { add(factor * entry.coefficient, entry.symbol) }
    }

    /// Adds a multiple of an expression after pivots: its coefficients count as rounded like numbers of at least 1.
    mutating func add(_ factor: Double, rounded row: TableauRow) {
        add(constant: factor * row.constant)
        for entry in row.entries { add(factor * entry.coefficient, entry.symbol, magnitude: abs(factor)) }
    }

    mutating func add(constant summand: Double) {
        constant += summand
        magnitude = max(magnitude, abs(summand))
    }

    /// Removes a symbol and returns its sum.
    mutating func take(_ symbol: Int, negligible: Double = Rounding.cancellation) -> Double {
        let sum = sum(of: symbol, negligible: negligible)
        sums[symbol] = 0
        return sum
    }

    /// Returns the accumulated expression; the accumulator is empty afterwards.
    mutating func finish(negligible: Double) -> TableauRow {
        touched.sort()
        let isConstantNegligible = abs(constant) <= Rounding.cancellation * magnitude
        var row = TableauRow([], constant: isConstantNegligible ? 0 : constant)
        for symbol in touched {
            let sum = take(symbol, negligible: negligible)
            if sum != 0 { row.entries.append(TableauRow.Entry(symbol: symbol, coefficient: sum)) }
            magnitudes[symbol] = 0
        }
        touched.removeAll(keepingCapacity: true)
        constant = 0
        magnitude = 0
        return row
    }
}
