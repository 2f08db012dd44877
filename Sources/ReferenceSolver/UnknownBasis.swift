/// Chooses unknowns on which all others depend linearly, and joins unknowns that depend on each other.
struct UnknownBasis {
    /// The unknowns joined so far.
    private(set) var parts: DisjointSets
    /// The expression of each symbol in terms of basis unknowns and of symbols not yet expressed.
    ///
    /// Unknowns of the basis have negative numbers, to distinguish them from the symbols with the same number.
    private var expressions: [Int: TableauRow] = [:]
    /// The keys of `expressions` in the order found.
    private var expressed: [Int] = []

    init(count: Int) { parts = DisjointSets(count: count) }

    /// Adds an unknown to the basis, or joins it with the basis unknowns it depends on.
    mutating func add(_ unknown: Int, as row: TableauRow) {
        let row = inBasis(row)
        let open = row.entries.filter { $0.symbol >= 0 }
        guard let pivot = open.max(by: { abs($0.coefficient) < abs($1.coefficient) })?.symbol else {
            for entry in row.entries { parts.union(unknown, Self.unknown(of: entry.symbol)) }
            return
        }
        var equation = row
        equation.insert(-1, Self.symbol(of: unknown))
        let solved = equation.solved(for: pivot)
        for symbol in expressed { expressions[symbol]?.substitute(pivot, by: solved) }
        expressions[pivot] = solved
        expressed.append(pivot)
    }

    /// Joins the unknowns that an expression depends on; all unknowns must have been added before.
    mutating func link(_ row: TableauRow) {
        let unknowns = inBasis(row).entries.filter { $0.symbol < 0 }.map { Self.unknown(of: $0.symbol) }
        for unknown in unknowns.dropFirst() { parts.union(unknown, unknowns[0]) }
    }

    private func inBasis(_ row: TableauRow) -> TableauRow {
        var result = row
        for entry in row.entries {
            if let expression = expressions[entry.symbol] { result.substitute(entry.symbol, by: expression) }
        }
        return result
    }

    private static func symbol(of unknown: Int) -> Int { -1 - unknown }
    private static func unknown(of symbol: Int) -> Int { -1 - symbol }
}
