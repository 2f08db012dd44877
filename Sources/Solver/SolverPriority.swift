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
}
