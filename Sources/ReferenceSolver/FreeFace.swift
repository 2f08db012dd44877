import Solver

/// The set of all solutions that priorities leave open: a polyhedron, given by a feasible tableau.
struct FreeFace {
    private var tableau: Tableau
    /// The size below which a number is only a rounding error of 0.
    private let tolerance: Double

    init(_ tableau: Tableau, budget: PivotBudget) {
        self.tableau = tableau
        self.tableau.budget = budget
        let sizes = tableau.unknownValues().map(abs) + tableau.rows.map(\.row.constant)
        tolerance = Rounding.satisfaction * (sizes.max() ?? 0)
    }

    /// Returns the range of each unknown; nil for one with a single value.
    ///
    /// - Complexity: Two linear programs for each open unknown.
    mutating func ranges() throws(SolverError) -> [ClosedRange<Double>?] {
        try fixWhatCannotMove()
        let least = try infima(times: 1)
        let greatest = try infima(times: -1)
        return zip(least, greatest).map { (least, negatedGreatest) in
            guard let least, let negatedGreatest, least < -negatedGreatest else { return nil }
            return least...(-negatedGreatest)
        }
    }

    /// Returns the least value of a multiple of each unknown; nil for an unknown with a single value.
    ///
    /// Computes one side of all ranges at a time: moving from one unknown to the next is shorter than from side to
    /// side.
    private mutating func infima(times factor: Double) throws(SolverError) -> [Double?] {
        var infima: [Double?] = []
        for unknown in 0..<tableau.unknownCount {
            var row = reduced(unknown)
            row.scale(by: factor)
            infima.append(row.entries.isEmpty ? nil : try infimum(of: row))
        }
        return infima
    }

    /// Returns the finest partition of the unknowns for which any values of one part can be combined with any values of
    /// the others: the face is the product of its parts' projections.
    ///
    /// The face is reduced to its irredundant form, which shows the partition. Its dimension is the number of unknowns
    /// on which all others depend linearly. Unknowns are connected either by such a dependence (the parts are the
    /// components of a linear matroid, which are those of any basis' fundamental circuits) or by an inequality that the
    /// others don't imply.
    mutating func parts() throws(SolverError) -> DisjointSets {
        try fixWhatCannotMove()
        try relaxRedundant()
        var basis = UnknownBasis(count: tableau.unknownCount)
        for unknown in 0..<tableau.unknownCount { basis.add(unknown, as: reduced(unknown)) }
        for row in tableau.rows { basis.link(row.row) }
        for symbol in restricted where tableau.isOpen(symbol) {
            let entry = TableauRow.Entry(symbol: symbol, coefficient: 1)
            basis.link(TableauRow([entry], constant: 0))
        }
        return basis.parts
    }

    private var restricted: Range<Int> { tableau.unknownCount..<tableau.places.count }

    private mutating func reduced(_ unknown: Int) -> TableauRow {
        tableau.reduced(TableauRow([TableauRow.Entry(symbol: unknown, coefficient: 1)], constant: 0))
    }

    /// Returns the least value of an expression of open symbols, or −∞.
    private mutating func infimum(of row: TableauRow) throws(SolverError) -> Double {
        if let first = row.entries.first, first.symbol < tableau.unknownCount { return -.infinity }
        guard let least = try tableau.minimise(row.entries) else { return -.infinity }
        return row.constant + least.constant
    }

    /// Fixes restricted symbols that are 0 on the whole face, so that every open one can grow.
    private mutating func fixWhatCannotMove() throws(SolverError) {
        var canMove = Array(repeating: false, count: tableau.places.count)
        for symbol in restricted {
            for row in tableau.rows where row.row.constant > 0 { canMove[row.symbol] = true }
            guard !canMove[symbol] else { continue }
            if case .zero = tableau.places[symbol] { continue }
            let objective = [TableauRow.Entry(symbol: symbol, coefficient: -1)]
            guard let cost = try tableau.minimise(objective) else { continue }
            if -cost.constant <= tolerance { tableau.fixIncreasing(cost) }
        }
    }

    /// Removes the inequalities `symbol ≥ 0` that the others imply.
    private mutating func relaxRedundant() throws(SolverError) {
        for symbol in restricted where try isRedundant(symbol) { tableau.relax(symbol) }
    }

    /// Whether a symbol is at least 0 wherever all the others are; if so, it is basic afterwards.
    private mutating func isRedundant(_ symbol: Int) throws(SolverError) -> Bool {
        guard try makeBasic(symbol) else { return false }
        var idlePivots = 0
        while case .basic(let own) = tableau.places[symbol] {
            let row = tableau.rows[own].row
            let isCautious = idlePivots > 20 + tableau.rows.count / 4
            guard let entering = tableau.improvingSymbol(in: row, isCautious: isCautious) else { return true }
            guard
                let blocking = tableau.blockingRow(for: entering, isCautious: isCautious, excluding: symbol)
            else { return false }
            let other = tableau.rows[blocking].row
            let step = other.constant / -other.coefficient(of: entering)
            let least = row.constant + row.coefficient(of: entering) * step
            if least < -tolerance { return false }
            idlePivots = step > 0 ? 0 : idlePivots + 1
            try tableau.pivot(row: blocking, entering: entering)
        }
        return false
    }

    /// Makes an open symbol basic; returns false if it is fixed, or if it can become less than 0.
    private mutating func makeBasic(_ symbol: Int) throws(SolverError) -> Bool {
        switch tableau.places[symbol] {
        case .basic(let index): return !tableau.rows[index].row.entries.isEmpty
        case .zero, .free, .eliminated: return false
        case .nonbasic: break
        }
        if let blocking = tableau.blockingRow(for: symbol, isCautious: false) {
            try tableau.pivot(row: blocking, entering: symbol)
            return true
        }
        let blocking = tableau.rows.indices.first {
            tableau.rows[$0].row.constant == 0
                && tableau.rows[$0].row.coefficient(of: symbol) > Rounding.pivot
        }
        guard let blocking else { return false }
        try tableau.pivot(row: blocking, entering: symbol)
        return true
    }
}
