/// The relation between the two sides of a constraint.
public enum LayoutRelation: Int, Sendable, Hashable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The relation with its sides exchanged.
    public var reversed: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// The symbol in equations: `<=`, `==` or `>=`.
    public var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutRelation {
    /// The residuals that are errors.
    var errorSides: Sides {
        switch self {
        case .lessThanOrEqual: .above
        case .equal: .both
        case .greaterThanOrEqual: .below
        }
    }
}
