import Engine
import ReferenceSolver

/// Every solver there is; what `ConstraintSolver` promises is tested on each.
enum SolverImplementation: CaseIterable, Sendable {
    case tableau, tightSet

    func make(limits: SolverLimits = .standard) -> any ConstraintSolver {
        switch self {
        case .tableau: TableauSolver(limits: limits)
        case .tightSet: TightSetSolver(limits: limits)
        }
    }
}
