import Engine

extension SolverError {
    /// Why a layout could not be solved and what to do, in one line.
    var message: String {
        switch self {
        case .limitExceeded(let resource, let limit):
            "it needs more than \(limit) \(resource.rawValue): split it into smaller layouts"
        case .notFinite:
            "a number in one of its constraints is out of range: use a smaller one"
        case .priorityOutOfRange(let priority):
            "invalid priority \(priority): use a number above 0 and at most 1000"
        case .unknownVariable, .variableInUse, .unknownConstraint, .notParametric:
            "the solver was asked for something it can't do (\(self)); please report this"
        }
    }
}
