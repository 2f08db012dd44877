/// The effect of a constraint in a layout; `Documentation/Explain.md` has the definitions.
package enum ConstraintEffect: Sendable, Hashable {
    /// Without it, a number of the layout would be different or undetermined.
    case decides
    /// It holds with slack, in points, and nothing would change without it.
    case holds(slack: Double)
    /// It holds without slack, but nothing would change without it.
    case redundant
    /// It is optional and isn't met, by `shortfall` points. It can't come closer unless one of these constraints,
    /// given as indices among the layout's constraints, is met less well: a minimal set of constraints that are at
    /// least as strong.
    case overridden(shortfall: Double, by: [Int])
    /// It is required and was broken because it conflicts with other required constraints.
    case broken
    /// It isn't part of the layout: it is inactive, not installed, or meant for other traits.
    case inactive

    /// The word for the effect in reports.
    package var word: String {
        switch self {
        case .decides: "decides"
        case .holds: "holds"
        case .redundant: "redundant"
        case .overridden: "overridden"
        case .broken: "broken"
        case .inactive: "inactive"
        }
    }

    /// The slack in points; negative for a constraint that doesn't hold; nil if neither applies.
    package var slack: Double? {
        switch self {
        case .decides, .redundant: 0
        case .holds(let slack): slack
        case .overridden(let shortfall, _): -shortfall
        case .broken, .inactive: nil
        }
    }
}
