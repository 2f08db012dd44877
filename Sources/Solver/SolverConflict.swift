/// Required constraints that cannot all hold.
public struct SolverConflict: Sendable, Hashable {
    /// A smallest conflicting set, in the order added: if any one is removed, the others can hold together. Includes
    /// `broken`.
    public var members: [SolverConstraint.ID]
    /// The member that the solution breaks.
    public var broken: SolverConstraint.ID

    /// Creates a conflict among `members` in which `broken` is broken.
    public init(members: [SolverConstraint.ID], broken: SolverConstraint.ID) {
        self.members = members
        self.broken = broken
    }
}
