/// An unknown of a linear system; made by a solver and meaningful to that solver only.
public struct SolverVariable: Sendable, Hashable {
    /// Position in the order in which the solver made its variables, which also breaks ties.
    public let index: Int

    /// The variable at a position; for solvers.
    public init(index: Int) { self.index = index }
}
