extension LayoutRelation {
    /// Bit 0: a positive residual is an error; bit 1: a negative one is.
    var errorSides: Int8 {
        switch self {
        case .lessThanOrEqual: 1
        case .equal: 3
        case .greaterThanOrEqual: 2
        }
    }
}
