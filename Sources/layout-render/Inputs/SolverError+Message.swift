import Engine

extension SolverError {
    /// Why a layout could not be solved and what to do, in one line.
    var message: String {
        switch self {
        case .limitExceeded(let resource, let limit):
            "it takes more than \(limit) \(resource.rawValue): divide it into smaller layouts"
        case .notFinite:
            "a number in one of its constraints is too large to reckon with: use smaller ones"
        case .priorityOutOfRange(let priority):
            "the priority \(priority) is none: use a number above 0 and at most 1000"
        case .unknownVariable, .variableInUse, .unknownConstraint:
            "the solver was given a constraint it doesn't know (\(self)); please report this"
        }
    }
}
