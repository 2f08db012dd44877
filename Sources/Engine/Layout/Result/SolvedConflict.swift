/// Required constraints that contradict each other.
public struct SolvedConflict: Sendable, Hashable {
    /// A minimal conflicting set, as indices in the layout's `constraints`: without any one member, the others hold.
    /// The members are in the order in which they were added, and include `broken`.
    public var members: [Int]
    /// The member that was broken to satisfy the others, as an index in the layout's `constraints`.
    public var broken: Int

    /// Creates a conflict among constraints, by their indices.
    public init(members: [Int], broken: Int) {
        self.members = members
        self.broken = broken
    }
}
