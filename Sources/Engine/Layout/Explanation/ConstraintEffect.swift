/// What a constraint does in a layout; `Documentation/Explain.md` has the definitions.
public enum ConstraintEffect: Sendable, Hashable {
    /// Without it a number would be another one, or left open.
    case decides
    /// It holds with so much room, in points, and nothing would change without it.
    case holds(slack: Double)
    /// It holds without room, but nothing would change without it.
    case redundant
    /// It is optional and so many points from holding. It can't come nearer without one of these, given by their indices
    /// among the layout's constraints, getting worse: a smallest such set, of constraints at least as strong.
    case overridden(shortfall: Double, by: [Int])
    /// It is required, collides with others and was given up.
    case givenUp
    /// It isn't part of the layout: not active, not installed, or in other conditions.
    case inactive

    /// The word for it in every report.
    public var word: String {
        switch self {
        case .decides: "decides"
        case .holds: "holds"
        case .redundant: "redundant"
        case .overridden: "overridden"
        case .givenUp: "given-up"
        case .inactive: "inactive"
        }
    }

    /// How much room is left, in points; below 0 where it is so far from holding, nil where neither means anything.
    public var slack: Double? {
        switch self {
        case .decides, .redundant: 0
        case .holds(let slack): slack
        case .overridden(let shortfall, _): -shortfall
        case .givenUp, .inactive: nil
        }
    }
}
