/// The solution that a system has if some constraints are changed.
public struct SolverTrial: Sendable {
    /// A change to try.
    public enum Edit: Sendable, Hashable {
        case remove(SolverConstraint.ID)
        case setPriority(SolverConstraint.ID, SolverPriority)
    }

    /// The values of all variables, in the order made.
    public var values: [Double]
    /// The conflicts that remain after the edits.
    public var conflicts: [SolverConflict]
    /// Whether each variable is free.
    public var isFree: [Bool]
}
