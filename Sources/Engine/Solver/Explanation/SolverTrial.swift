/// The solution that a system would have with some constraints changed.
public struct SolverTrial: Sendable {
    /// A change to try.
    public enum Edit: Sendable, Hashable {
        case remove(SolverConstraint.ID)
        case setPriority(SolverConstraint.ID, SolverPriority)
    }

    /// Every variable's value, in the order made.
    public var values: [Double]
    /// The conflicts that remain after the edits.
    public var conflicts: [SolverConflict]
    /// By variable: whether nothing decides it.
    public var isFree: [Bool]
}
