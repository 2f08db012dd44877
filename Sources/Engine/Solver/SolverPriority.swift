/// How strongly a solver constraint is meant; each level outweighs all weaker ones together.
public enum SolverPriority: Sendable, Hashable {
    /// Required and never given up: the window's size, sizes that can't be negative.
    case system
    /// Required; in a conflict the latest added of the colliding ones is given up.
    case required
    /// Required, but in a conflict given up before any `required` one: autoresizing.
    case automatic
    /// A wish between 0 and 1000, both excluded; a larger number is stronger.
    case optional(Double)
    /// A tie-breaker below every wish: what an undetermined variable falls back to. Does not determine anything.
    case stay
}
