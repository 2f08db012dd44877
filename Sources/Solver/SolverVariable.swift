/// A variable of a linear system; made by a solver and valid in that solver only.
public struct SolverVariable: Sendable, Hashable {
    /// The index in the order in which the solver made its variables, which also breaks ties.
    public let index: Int

    /// Creates the variable with an index; only for solvers.
    public init(index: Int) { self.index = index }
}
