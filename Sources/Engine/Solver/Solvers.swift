/// Where the layout gets its solver from, so that it never names an implementation.
public enum Solvers {
    /// An empty solver.
    public static func make(limits: SolverLimits) -> any ConstraintSolver {
        TightSetSolver(limits: limits)
    }
}
