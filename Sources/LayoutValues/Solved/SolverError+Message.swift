import Findings
import Solver

extension SolverError {
    /// Why a layout could not be solved and what to do, in one line.
    package var message: String {
        switch self {
        case .limitExceeded(let resource, let limit):
            "it needs more than \(limit) \(resource.rawValue): split it into smaller layouts"
        case .unfinished:
            "the solver exchanges the same constraints over and over: use multipliers closer in size"
        case .budgetSpent:
            "it takes more work than an input of its size may: split it into smaller layouts"
        case .notFinite:
            "a number in its solution is out of range: use smaller constants and multipliers"
        case .priorityOutOfRange(let priority):
            "invalid priority \(priority.plain): use \(NumberRange.priority.name)"
        case .unknownVariable, .variableInUse, .unknownConstraint, .notParametric:
            "the solver was asked for something it can't do (\(self)); please report this"
        }
    }
}
