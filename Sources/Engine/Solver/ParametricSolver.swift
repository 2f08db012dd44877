/// A solver that also says how its solution follows numbers that all change with one parameter.
public protocol ParametricSolver: ConstraintSolver {
    /// How the solution of the last `solve()` changes when the constants of some constraints do.
    ///
    /// `rates` has the change of each constraint's constant for one unit of the parameter; other constants
    /// stay the same.
    /// - Complexity: One solve with the present basis, and O(terms of the variables that move).
    ///
    /// - Throws: `SolverError` if a constraint is unknown or solving exceeds the limits.
    func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse
}
