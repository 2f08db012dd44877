import Engine

/// The reason why an equation doesn't hold in a layout.
package enum ExpectationAnswer: Sendable, Hashable {
    /// It holds.
    case holds
    /// Nothing prevents it, but the layout doesn't determine it.
    case open
    /// These constraints, given by their indices, together prevent it by `shortfall` points. Without any one
    /// of them it is possible.
    case blocked(by: [Int], shortfall: Double)
}
