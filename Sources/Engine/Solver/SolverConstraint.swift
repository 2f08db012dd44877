/// A linear relation `Σ coefficient × variable + constant  (≤ | = | ≥)  0`.
public struct SolverConstraint: Sendable, Hashable {
    /// A handle to a constraint in a solver; never used again after the constraint is removed.
    public struct ID: Sendable, Hashable {
        public let index: Int
        public init(index: Int) { self.index = index }
    }

    /// A variable may appear more than once; its coefficients add up.
    public var terms: [SolverTerm]
    public var constant: Double
    public var relation: LayoutRelation
    public var priority: SolverPriority

    /// The relation of `terms + constant` to zero at the given priority.
    public init(
        _ terms: [SolverTerm], constant: Double, relation: LayoutRelation = .equal,
        priority: SolverPriority = .required
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
    }
}
