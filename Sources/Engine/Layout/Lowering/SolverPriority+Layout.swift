import Solver

extension SolverPriority {
    /// The strongest optional priority.
    static let strongestWish = SolverPriority.optional(Double(LayoutPriority.required.rawValue.nextDown))
}

extension LayoutPriority {
    var solverPriority: SolverPriority {
        self == .required ? .required : .optional(Double(rawValue))
    }

    /// The priority for fitting content, where required still yields to required constraints.
    var contentSizePriority: SolverPriority {
        self == .required ? .automatic : .optional(Double(rawValue))
    }
}
