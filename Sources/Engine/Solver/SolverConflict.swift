/// Required constraints that cannot all hold.
public struct SolverConflict: Sendable, Hashable {
    /// A smallest conflicting set, in the order added: if any one is removed, the others can hold together. Includes
    /// `givenUp`.
    public var members: [SolverConstraint.ID]
    /// The member that the solution breaks.
    public var givenUp: SolverConstraint.ID

    /// Creates a conflict among `members` in which `givenUp` is broken.
    public init(members: [SolverConstraint.ID], givenUp: SolverConstraint.ID) {
        self.members = members
        self.givenUp = givenUp
    }
}
