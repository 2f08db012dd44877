/// A solver that can also compute how its solution depends on a parameter.
public protocol ParametricSolver: ConstraintSolver {
    /// Returns how the solution of the last `solve()` changes with the constants of some constraints.
    ///
    /// `rates` contains the change of each constraint's constant for one unit of the parameter; other constants stay
    /// the same.
    /// - Complexity: One solve with the current basis, and O(terms of the variables that move).
    ///
    /// - Throws: `SolverError` if a constraint is unknown or solving exceeds the limits.
    func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse
}
