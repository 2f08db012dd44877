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

/// A variable times a number.
public struct SolverTerm: Sendable, Hashable {
    /// The variable of the term.
    public var variable: SolverVariable
    /// The factor; must be finite.
    public var coefficient: Double

    /// Creates the product of a coefficient and a variable.
    public init(_ coefficient: Double, _ variable: SolverVariable) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A variable of a linear system; made by a solver and valid in that solver only.
public struct SolverVariable: Sendable, Hashable {
    /// The index in the order in which the solver made its variables, which also breaks ties.
    public let index: Int

    /// Creates the variable with an index; only for solvers.
    public init(index: Int) { self.index = index }
}

/// The strength of a solver constraint; each level outweighs all weaker ones together.
public enum SolverPriority: Sendable, Hashable {
    /// Required and never broken: the window's size, sizes that can't be negative.
    case system
    /// Required; in a conflict, the constraint added last is broken.
    case required
    /// Required, but in a conflict broken before any `required` one: autoresizing.
    case automatic
    /// Optional, with a priority between 0 and 1000, both excluded; a larger number is stronger.
    case optional(Double)
    /// A tie-breaker weaker than every optional constraint, for the value of an undetermined variable. Does not
    /// determine anything.
    case stay

    /// Whether it has a priority below 1000.
    package var isOptional: Bool { if case .optional = self { true } else { false } }
}
