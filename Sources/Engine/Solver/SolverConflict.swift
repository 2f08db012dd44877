/// Required constraints that cannot all hold.
public struct SolverConflict: Sendable, Hashable {
    /// A smallest colliding set: removing any one of them makes the others hold together. In the order added;
    /// includes `givenUp`.
    public var members: [SolverConstraint.ID]
    /// The member that the solution leaves out.
    public var givenUp: SolverConstraint.ID

    /// A conflict among `members`, resolved by leaving out `givenUp`.
    public init(members: [SolverConstraint.ID], givenUp: SolverConstraint.ID) {
        self.members = members
        self.givenUp = givenUp
    }
}
