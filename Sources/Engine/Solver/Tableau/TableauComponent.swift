/// Constraints linked by common variables, solved level by level on a tableau of their own.
struct TableauComponent {
    typealias Row = (id: SolverConstraint.ID, constraint: SolverConstraint)

    /// In the order added.
    let rows: [Row]
    /// In the order made.
    let variables: [SolverVariable]
    let pivotLimit: Int

    private(set) var values: [Double] = []
    private(set) var conflicts: [SolverConflict] = []
    private(set) var freedoms: [SolverFreedom] = []

    /// Solves the component; see `ConstraintSolver` for what that means.
    init(rows: [Row], variables: [SolverVariable], pivotLimit: Int) throws(SolverError) {
        self.rows = rows
        self.variables = variables
        self.pivotLimit = pivotLimit
        try solve()
    }

    private mutating func solve() throws(SolverError) {
        var system = TableauSystem(variables: variables, pivotLimit: pivotLimit)
        try takeRequired(in: &system)
        try takeOptional(in: &system)
        if system.isOpen {
            freedoms = try TableauFreedoms(system: system, variables: variables).groups()
            try settleTies(in: &system)
        }
        values = variables.map { system.value(of: $0) }
    }

    private mutating func takeRequired(in system: inout TableauSystem) throws(SolverError) {
        var taken: [Row] = []
        for strength in [SolverPriority.system, .required, .automatic] {
            for row in rows where row.constraint.priority == strength {
                var attempt = system
                if try attempt.require(row.constraint) {
                    system = attempt
                    taken.append(row)
                } else {
                    let search = MinimalConflict(variables: variables, pivotLimit: pivotLimit)
                    let members = try search.members(of: taken, against: row)
                    conflicts.append(SolverConflict(members: members, givenUp: row.id))
                }
            }
        }
    }

    private var levels: [Double] {
        var levels: Set<Double> = []
        for row in rows {
            if case .optional(let level) = row.constraint.priority { levels.insert(level) }
        }
        return levels.sorted(by: >)
    }

    private func takeOptional(in system: inout TableauSystem) throws(SolverError) {
        for level in levels {
            for row in rows where row.constraint.priority == .optional(level) {
                try system.wish(row.constraint, id: row.id)
            }
            try system.satisfyWishes()
        }
    }

    private func settleTies(in system: inout TableauSystem) throws(SolverError) {
        for level in levels {
            for row in rows where row.constraint.priority == .optional(level) {
                guard system.isOpen else { return }
                try system.settle(row.id)
            }
        }
        for row in rows where row.constraint.priority == .stay {
            guard system.isOpen else { return }
            try system.settle(row.constraint)
        }
        for variable in variables {
            guard system.isOpen else { return }
            try system.settle(
                SolverConstraint([SolverTerm(1, variable)], constant: 0, priority: .stay))
        }
    }
}
