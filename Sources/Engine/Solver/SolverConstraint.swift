/// A linear relation `Σ coefficient × variable + constant  (≤ | = | ≥)  0`.
public struct SolverConstraint: Sendable, Hashable {
    /// A handle to a constraint in a solver; never used again after the constraint is removed.
    public struct ID: Sendable, Hashable {
        /// Counts up from 0 in the order in which constraints are added.
        public let index: Int
        /// The handle of the constraint added as number `index`, counted from 0.
        public init(index: Int) { self.index = index }
    }

    /// A variable may appear more than once; its coefficients add up.
    public var terms: [SolverTerm]
    /// The number added to the terms; must be finite.
    public var constant: Double
    /// How the sum relates to zero.
    public var relation: LayoutRelation
    /// Required, optional at a level, or a stay.
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
