extension SolverPriority {
    /// As strong as a wish can be.
    static let strongestWish = SolverPriority.optional(Double(LayoutPriority.required.rawValue.nextDown))
}

extension LayoutPriority {
    var solverPriority: SolverPriority {
        self == .required ? .required : .optional(Double(rawValue))
    }

    /// As a wish to fit content: a required one still yields to a required constraint.
    var contentSizePriority: SolverPriority {
        self == .required ? .automatic : .optional(Double(rawValue))
    }
}
