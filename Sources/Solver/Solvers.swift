/// Creates solvers for the layout, which doesn't depend on an implementation.
public enum Solvers {
    /// Returns an empty solver.
    public static func make(limits: SolverLimits) -> any ConstraintSolver {
        TightSetSolver(limits: limits)
    }
}
