extension SolverError {
    /// Why a layout could not be solved and what to do, in one line.
    package var message: String {
        switch self {
        case .limitExceeded(let resource, let limit):
            "it takes more than \(limit) \(resource.rawValue): divide it into smaller layouts"
        case .unfinished:
            "the solver exchanges the same constraints over and over: use multipliers of less different size in them"
        case .notFinite:
            "a number in its solution is too large: use smaller constants and multipliers"
        case .priorityOutOfRange(let priority):
            "the priority \(priority.plainText) is out of range: use \(NumberRange.priority.name)"
        case .unknownVariable, .variableInUse, .unknownConstraint:
            "the solver was given a constraint it doesn't know (\(self)); please report this"
        }
    }
}
