import Solver

/// Finds the canonical solution of a component; see `ConstraintSolver` for its three steps.
///
/// Every step does the same: insert a row, minimise its violation, and fix the symbols that would increase it.
struct LexicographicProgram {
    private typealias Row = TableauComponent.Row

    private let component: TableauComponent
    private var tableau: Tableau
    private var conflicts: [SolvedComponent.Conflict] = []

    init(_ component: TableauComponent, budget: PivotBudget) {
        self.component = component
        tableau = Tableau(unknownCount: component.variables.count, budget: budget)
    }

    /// Runs the steps; each is skipped if nothing is open.
    mutating func solve() throws(SolverError) -> SolvedComponent {
        try takeRequired()
        let wishes = try minimiseLevels()
        let openTableau = isDetermined ? nil : tableau
        try settleTies(wishes: wishes)
        // Adding 0 turns −0 into 0.
        let values = zip(tableau.unknownValues(), component.units).map { $0 * $1 + 0 }
        guard values.allSatisfy(\.isFinite) else { throw .notFinite }
        return SolvedComponent(
            variables: component.variables, units: component.units, values: values, conflicts: conflicts,
            openTableau: openTableau)
    }

    private var isDetermined: Bool { tableau.openCount == 0 }

    /// Does step 1.
    private mutating func takeRequired() throws(SolverError) {
        var taken: [Row] = []
        for (rank, strength) in [SolverPriority.system, .required, .automatic].enumerated() {
            for row in component.rows where row.priority == strength {
                if try tableau.require(row) {
                    taken.append(row)
                } else {
                    let members = try MinimalConflict(
                        unknownCount: component.variables.count, budget: tableau.budget
                    ).members(of: taken, against: row)
                    let conflict = SolverConflict(members: members, broken: row.id)
                    conflicts.append(SolvedComponent.Conflict(rank: rank, conflict: conflict))
                }
            }
        }
    }

    /// Does step 2; returns the errors of each optional constraint, strongest first.
    ///
    /// The rows of a level are added only after the previous levels are settled, because they would only slow these
    /// down.
    private mutating func minimiseLevels() throws(SolverError) -> [[TableauRow.Entry]] {
        var wishes: [[TableauRow.Entry]] = []
        var rows = optionalRows[...]
        while let level = rows.first?.level, !isDetermined {
            var sum: [TableauRow.Entry] = []
            for (_, row) in rows.prefix(while: { $0.level == level }) {
                let errors = try tableau.insert(row)
                wishes.append(errors)
                sum += errors.map { TableauRow.Entry(symbol: $0.symbol, coefficient: row.unit) }
            }
            try tableau.settle(sum)
            rows = rows.drop { $0.level == level }
        }
        return wishes
    }

    /// The optional constraints by falling priority, then in the order added.
    private var optionalRows: [(level: Double, row: Row)] {
        component.rows.enumerated().compactMap { (position, row) -> (level: Double, position: Int)? in
            guard case .optional(let level) = row.priority else { return nil }
            return (level, position)
        }
        .sorted { ($1.level, $0.position) < ($0.level, $1.position) }
        .map { ($0.level, component.rows[$0.position]) }
    }

    /// Does step 3.
    private mutating func settleTies(wishes: [[TableauRow.Entry]]) throws(SolverError) {
        for errors in wishes where !isDetermined { try tableau.settle(errors) }
        let sizes = sizes
        for symbol in sizes.sorted() where !isDetermined { try settleDistanceFromZero(of: symbol) }
        for row in component.rows where row.priority == .stay && !isDetermined {
            try tableau.settle(try tableau.insert(row))
        }
        for symbol in component.variables.indices where !isDetermined && !sizes.contains(symbol) {
            try settleDistanceFromZero(of: symbol)
        }
    }

    /// The symbols of the variables that are the only one of some `system` inequality.
    private var sizes: Set<Int> {
        Set(
            component.rows.compactMap { row in
                let entries = row.expression.entries
                let isBound = row.priority == .system && row.relation != .equal && entries.count == 1
                return isBound ? entries.first?.symbol : nil
            })
    }

    private mutating func settleDistanceFromZero(of symbol: Int) throws(SolverError) {
        let itself = TableauRow([TableauRow.Entry(symbol: symbol, coefficient: 1)], constant: 0)
        try tableau.settle(try tableau.insert(itself).entries)
    }
}
