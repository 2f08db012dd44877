/// Reduces a set of obstacles to a minimal one, by solving a system of only these and the row that they obstruct.
struct ObstacleReduction {
    private let solver: TightSetSolver
    private let target: Row
    private let scratch = TightSetSolver()
    private var variables: [Variable: SolverVariable] = [:]

    private var rows: ConstraintMatrix { solver.rows }

    init(solver: TightSetSolver, target: Row) {
        self.solver = solver
        self.target = target
        scratch.budget = solver.budget
    }

    /// The rows among the given ones that conflict with the target if each is required to hold as well as it does now.
    mutating func reduced(_ obstacles: [Row]) throws(SolverError) -> [Row] {
        var rowOfID: [SolverConstraint.ID: Row] = [:]
        for row in obstacles {
            rowOfID[
                try add(
                    row,
                    residual: abs(rows.residual[row]) <= Tolerance.residual ? 0 : rows.residual[row])] =
                row
        }
        let wish = try add(target, residual: 0)
        try scratch.solve()
        guard let conflict = scratch.conflicts.first(where: { $0.broken == wish }) else { return obstacles }
        return conflict.members.compactMap { rowOfID[$0] }
    }

    /// Adds a row that is required to be no further from 0 than a residual, on the same side.
    private mutating func add(_ row: Row, residual: Double) throws(SolverError) -> SolverConstraint.ID {
        var terms: [SolverTerm] = []
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            if variables[variable] == nil { variables[variable] = try scratch.makeVariable() }
            guard let copy = variables[variable] else { continue }
            terms.append(SolverTerm(rows.coefficient[term], copy))
        }
        let relation: LayoutRelation =
            residual != 0
            ? (residual > 0 ? .lessThanOrEqual : .greaterThanOrEqual)
            : rows.relation(of: row)
        return try scratch.add(
            SolverConstraint(terms, constant: rows.constant[row] - residual, relation: relation))
    }
}
