import Solver

/// A solver with variables `0..<count`, and constraints written as `Σ coefficient × variable (≤ | = | ≥) number`.
struct TestSystem {
    let solver: any ConstraintSolver
    let variables: [SolverVariable]

    init(_ implementation: SolverImplementation, variables count: Int) throws {
        let solver = implementation.make()
        self.solver = solver
        variables = try (0..<count).map { _ in try solver.makeVariable() }
    }

    @discardableResult
    func add(
        _ terms: [(Double, Int)], _ relation: LayoutRelation, _ number: Double,
        _ priority: SolverPriority = .required
    ) throws -> SolverConstraint.ID {
        try solver.add(
            SolverConstraint(
                terms.map { SolverTerm($0.0, variables[$0.1]) }, constant: -number, relation: relation,
                priority: priority))
    }

    /// Solves and returns the values.
    func solved() throws -> [Double] {
        try solver.solve()
        return variables.map { solver.value(of: $0) }
    }

    /// Solves and returns the free variables with their ranges, group by group.
    func freedoms() throws -> [[Int: ClosedRange<Double>]] {
        try solver.solve()
        return try solver.freedoms().map { freedom in
            Dictionary(
                uniqueKeysWithValues: freedom.members.map { member in
                    (variables.firstIndex(of: member.variable) ?? -1, member.range)
                })
        }
    }
}

/// Returns whether numbers are equal up to a solver's rounding.
func isClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
        && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0), abs($1)) }
}
