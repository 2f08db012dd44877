import Solver

extension Tableau.Residual {
    /// The sum of both parts.
    var entries: [TableauRow.Entry] {
        [above, below].map { TableauRow.Entry(symbol: $0, coefficient: 1) }
    }

    /// Returns the part of the residual that violates a relation.
    func errors(of relation: LayoutRelation) -> [TableauRow.Entry] {
        switch relation {
        case .equal: entries
        case .lessThanOrEqual: [TableauRow.Entry(symbol: above, coefficient: 1)]
        case .greaterThanOrEqual: [TableauRow.Entry(symbol: below, coefficient: 1)]
        }
    }
}

extension Tableau {
    /// Adds a constraint without enforcing it; returns the summands of its error.
    mutating func insert(_ row: TableauComponent.Row) throws(SolverError) -> [TableauRow.Entry] {
        try insert(row.expression).errors(of: row.relation)
    }

    /// Enforces a constraint from now on; returns false, with the solutions unchanged, if that is impossible.
    mutating func require(_ row: TableauComponent.Row) throws(SolverError) -> Bool {
        let residual = try insert(row.expression)
        guard let cost = try minimise(residual.errors(of: row.relation)) else { return true }
        if cost.constant > 0, cost.constant > roundingError(in: row.expression) {
            discard(residual)
            return false
        }
        fixIncreasing(cost)
        return true
    }
}
