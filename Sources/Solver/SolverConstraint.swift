/// A linear relation `Σ coefficient × variable + constant  (≤ | = | ≥)  0`.
public struct SolverConstraint: Sendable, Hashable {
    /// A handle to a constraint in a solver; never used again after the constraint is removed.
    public struct ID: Sendable, Hashable {
        /// The index, counted up from 0 in the order in which constraints are added.
        public let index: Int
        /// Creates the handle of the constraint with this index.
        public init(index: Int) { self.index = index }
    }

    /// The terms; a variable may occur more than once, and its coefficients add up.
    public var terms: [SolverTerm]
    /// The number added to the terms; must be finite.
    public var constant: Double
    /// The relation of the sum to zero.
    public var relation: LayoutRelation
    /// The priority: required, optional at a level, or a stay.
    public var priority: SolverPriority

    /// Creates a relation of `terms + constant` to zero with a priority.
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
