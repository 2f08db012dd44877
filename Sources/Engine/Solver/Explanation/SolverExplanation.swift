/// Why a solution is what it is: what decides each variable, and what each constraint does.
public struct SolverExplanation: Sendable {
    /// How much a variable grows for each unit by which a constraint's constant grows.
    public struct Share: Sendable, Hashable {
        public var constraint: SolverConstraint.ID
        public var coefficient: Double

        public init(constraint: SolverConstraint.ID, coefficient: Double) {
            self.constraint = constraint
            self.coefficient = coefficient
        }
    }

    /// By constraint identifier; nil where it was removed, or is a `stay`.
    public var effects: [SolverEffect?]
    /// By variable: whether nothing decides it.
    public var isFree: [Bool]
    /// The shares of all variables one after the other, and where each variable's begin.
    private var allShares: [Share] = []
    private var starts = [0]

    /// An explanation without shares yet.
    init(isFree: [Bool]) {
        self.isFree = isFree
        effects = []
        starts.reserveCapacity(isFree.count + 1)
    }

    /// What a variable's value is made of: the sum of coefficient × constant over these is the value. In the order in
    /// which constraints were added; none for a free variable, or one that is 0 whatever the constants are.
    public func shares(of variable: SolverVariable) -> ArraySlice<Share> {
        guard variable.index >= 0, variable.index + 1 < starts.count else { return [] }
        return allShares[starts[variable.index]..<starts[variable.index + 1]]
    }

    /// Appends the shares of the next variable.
    mutating func append(_ shares: [Share]) {
        allShares.append(contentsOf: shares)
        starts.append(allShares.count)
    }
}
