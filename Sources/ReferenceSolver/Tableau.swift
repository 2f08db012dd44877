import Engine

/// Linear equations solved for some of their symbols, in the form the simplex method works on.
///
/// Symbols are the *unknowns*, which may have any value, numbered from 0, and after them the *restricted* ones,
/// which are at least 0: slacks and errors. An unknown is eliminated by the first row that has one and never
/// comes back; its definition is kept as it was found, in order of elimination, and read when needed. So the
/// rows that pivoting works on hold restricted symbols alone: `basic = constant + Σ coefficient × nonbasic`,
/// where nonbasic symbols are 0 and every constant is at least 0.
struct Tableau {
    /// Where a symbol stands.
    enum Place {
        /// An unknown that no row has fixed yet.
        case free
        /// An unknown with a definition, or a symbol that is restricted no more.
        case eliminated
        /// A restricted symbol that is 0 at present.
        case nonbasic
        /// A restricted symbol expressed by the row at this index.
        case basic(Int)
        /// A restricted symbol that is 0 for good.
        case zero
    }

    /// A symbol and the expression it equals.
    struct Definition {
        var symbol: Int
        var row: TableauRow
    }

    /// The two parts of a residual `above − below`: how far an expression is above 0, or below it.
    struct Residual {
        var above: Int
        var below: Int
    }

    /// Unknowns are the symbols below this number.
    let unknownCount: Int
    private(set) var places: [Place]
    /// In the order of elimination; each row holds unknowns eliminated later, or free, and restricted symbols.
    private(set) var definitions: [Definition] = []
    var rows: [Definition] = []
    var budget: PivotBudget
    /// How many symbols are free or nonbasic: with none, everything is determined.
    private(set) var openCount: Int
    private var accumulator = RowAccumulator()

    /// No equations.
    init(unknownCount: Int, budget: PivotBudget) {
        self.unknownCount = unknownCount
        self.budget = budget
        places = Array(repeating: .free, count: unknownCount)
        openCount = unknownCount
        accumulator.reserve(unknownCount)
    }

    func isOpen(_ symbol: Int) -> Bool {
        switch places[symbol] {
        case .free, .nonbasic: true
        case .eliminated, .basic, .zero: false
        }
    }

    mutating func setPlace(of symbol: Int, _ place: Place) {
        openCount -= isOpen(symbol) ? 1 : 0
        places[symbol] = place
        openCount += isOpen(symbol) ? 1 : 0
    }

    private mutating func makeRestrictedSymbol() -> Int {
        places.append(.nonbasic)
        openCount += 1
        accumulator.reserve(places.count)
        return places.count - 1
    }

    /// The expression in terms of open symbols.
    ///
    /// - Complexity: O(definitions + entries read).
    mutating func reduced(_ row: TableauRow) -> TableauRow {
        accumulator.add(constant: row.constant)
        for entry in row.entries { accumulator.add(entry.coefficient, entry.symbol) }
        for definition in definitions where accumulator.sum(of: definition.symbol) != 0 {
            accumulator.add(accumulator.take(definition.symbol), definition.row)
        }
        return finishReducing(negligible: Rounding.cancellation)
    }

    /// A sum of restricted symbols in terms of open ones, to decide by the signs of its coefficients.
    mutating func reducedRestricted(_ entries: [TableauRow.Entry]) -> TableauRow {
        for entry in entries { accumulator.add(entry.coefficient, entry.symbol) }
        return finishReducing(negligible: Rounding.pivot)
    }

    private mutating func finishReducing(negligible: Double) -> TableauRow {
        for symbol in accumulator.touched {
            switch places[symbol] {
            case .free, .nonbasic: continue
            case .eliminated, .zero: _ = accumulator.take(symbol)
            case .basic(let index): accumulator.add(accumulator.take(symbol), rounded: rows[index].row)
            }
        }
        return accumulator.finish(negligible: negligible)
    }

    /// Adds the equation `expression = above − below` with two new symbols; there is always a solution.
    mutating func insert(_ expression: TableauRow) throws(SolverError) -> Residual {
        var row = reduced(expression)
        let residual = Residual(above: makeRestrictedSymbol(), below: makeRestrictedSymbol())
        if let unknown = eliminationCandidate(in: row) {
            try budget.spend()
            row.insert(-1, residual.above)
            row.insert(1, residual.below)
            definitions.append(Definition(symbol: unknown, row: row.solved(for: unknown)))
            setPlace(of: unknown, .eliminated)
        } else if row.constant >= 0 {
            row.insert(1, residual.below)
            append(Definition(symbol: residual.above, row: row))
        } else {
            row.scale(by: -1)
            row.insert(1, residual.above)
            append(Definition(symbol: residual.below, row: row))
        }
        return residual
    }

    /// The free unknown with the largest coefficient, the first of equals.
    private func eliminationCandidate(in row: TableauRow) -> Int? {
        row.entries.prefix { $0.symbol < unknownCount }
            .max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
    }

    private mutating func append(_ definition: Definition) {
        setPlace(of: definition.symbol, .basic(rows.count))
        rows.append(definition)
    }

    /// Takes back the equation inserted last, one of whose symbols has been basic ever since.
    mutating func discard(_ residual: Residual) {
        for symbol in [residual.above, residual.below] { discardRow(of: symbol) }
        fix([residual.above, residual.below])
    }

    /// Takes out the row of a basic symbol.
    private mutating func discardRow(of symbol: Int) {
        guard case .basic(let index) = places[symbol] else { return }
        setPlace(of: symbol, .zero)
        let last = rows.removeLast()
        guard index < rows.count else { return }
        rows[index] = last
        setPlace(of: last.symbol, .basic(index))
    }

    /// Lets a basic symbol be less than 0 from now on.
    mutating func relax(_ symbol: Int) {
        guard case .basic(let index) = places[symbol] else { return }
        definitions.append(rows[index])
        discardRow(of: symbol)
        setPlace(of: symbol, .eliminated)
    }

    /// Keeps nonbasic symbols at 0 for good.
    mutating func fix(_ symbols: [Int]) {
        for symbol in symbols {
            setPlace(of: symbol, .zero)
            for index in rows.indices { rows[index].row.remove(symbol) }
        }
    }

    /// How far an expression of unknowns may be from its true value where every open symbol is 0.
    func roundingError(in expression: TableauRow) -> Double {
        let values = unknownValues()
        let terms = expression.entries.map { abs($0.coefficient * values[$0.symbol]) }
        let largestTerm = max(abs(expression.constant), terms.max() ?? 0)
        let largestValue = values.map(abs).max() ?? 0
        return max(Rounding.satisfaction * largestTerm, Rounding.cancellation * largestValue)
    }

    /// The values of the unknowns when every open symbol is 0.
    func unknownValues() -> [Double] {
        var values = Array(repeating: 0.0, count: places.count)
        for row in rows { values[row.symbol] = row.row.constant }
        for definition in definitions.reversed() {
            var value = definition.row.constant
            for entry in definition.row.entries { value += entry.coefficient * values[entry.symbol] }
            values[definition.symbol] = value
        }
        return Array(values.prefix(unknownCount))
    }
}
