import Engine

/// Why something isn't so in a layout.
public enum ExpectationAnswer: Sendable, Hashable {
    /// It is so.
    case holds
    /// Nothing stands in the way: the layout leaves it open.
    case open
    /// These constraints, by their indices, don't allow it together, and without any one of them it is possible. So many
    /// points lie between.
    case blocked(by: [Int], shortfall: Double)
}
