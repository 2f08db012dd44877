import Solver

/// Linear equations solved for some of their symbols, in the form used by the simplex method.
///
/// Symbols are the *unknowns*, which may have any value, numbered from 0, followed by the *restricted* ones, which are
/// at least 0: slacks and errors. An unknown is eliminated by the first row that contains one and never returns; its
/// definition is kept unchanged, in order of elimination, and evaluated when needed. So the rows used for pivoting
/// contain only restricted symbols: `basic = constant + Σ coefficient × nonbasic`, where nonbasic symbols are 0 and
/// every constant is at least 0.
struct Tableau {
    /// The role of a symbol.
    enum Place {
        /// An unknown that no row has fixed yet.
        case free
        /// An unknown with a definition, or a symbol that is no longer restricted.
        case eliminated
        /// A restricted symbol that is currently 0.
        case nonbasic
        /// A restricted symbol expressed by the row at this index.
        case basic(Int)
        /// A restricted symbol that is 0 permanently.
        case zero
    }

    /// A symbol and the expression it equals.
    struct Definition {
        var symbol: Int
        var row: TableauRow
    }

    /// The two parts of a residual `above − below`: the distance of an expression above 0, or below it.
    struct Residual {
        var above: Int
        var below: Int
    }

    /// The number of unknowns, which are the symbols below it.
    let unknownCount: Int
    private(set) var places: [Place]
    /// The definitions in order of elimination; each row contains unknowns that are free or eliminated later, and
    /// restricted symbols.
    private(set) var definitions: [Definition] = []
    var rows: [Definition] = []
    var budget: PivotBudget
    /// The number of free or nonbasic symbols; if it is 0, everything is determined.
    private(set) var openCount: Int
    private var accumulator = RowAccumulator()

    /// Creates a tableau without equations.
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

    /// Returns the expression in terms of open symbols.
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

    /// Returns a sum of restricted symbols in terms of open ones, for decisions based on the signs of its coefficients.
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

    /// Returns the free unknown with the largest coefficient, the first among equal ones.
    private func eliminationCandidate(in row: TableauRow) -> Int? {
        row.entries.prefix { $0.symbol < unknownCount }
            .max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
    }

    private mutating func append(_ definition: Definition) {
        setPlace(of: definition.symbol, .basic(rows.count))
        rows.append(definition)
    }

    /// Removes the equation inserted last; one of its symbols must have been basic since.
    mutating func discard(_ residual: Residual) {
        for symbol in [residual.above, residual.below] { discardRow(of: symbol) }
        fix([residual.above, residual.below])
    }

    /// Removes the row of a basic symbol.
    private mutating func discardRow(of symbol: Int) {
        guard case .basic(let index) = places[symbol] else { return }
        setPlace(of: symbol, .zero)
        let last = rows.removeLast()
        guard index < rows.count else { return }
        rows[index] = last
        setPlace(of: last.symbol, .basic(index))
    }

    /// Allows a basic symbol to be less than 0 from now on.
    mutating func relax(_ symbol: Int) {
        guard case .basic(let index) = places[symbol] else { return }
        definitions.append(rows[index])
        discardRow(of: symbol)
        setPlace(of: symbol, .eliminated)
    }

    /// Keeps nonbasic symbols at 0 permanently.
    mutating func fix(_ symbols: [Int]) {
        for symbol in symbols {
            setPlace(of: symbol, .zero)
            for index in rows.indices { rows[index].row.remove(symbol) }
        }
    }

    /// Returns the possible error of an expression of unknowns when every open symbol is 0.
    func roundingError(in expression: TableauRow) -> Double {
        let values = unknownValues()
        let terms = expression.entries.map { abs($0.coefficient * values[$0.symbol]) }
        let largestTerm = max(abs(expression.constant), terms.max() ?? 0)
        let largestValue = values.map(abs).max() ?? 0
        return max(Rounding.satisfaction * largestTerm, Rounding.cancellation * largestValue)
    }

    /// Returns the values of the unknowns when every open symbol is 0.
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
