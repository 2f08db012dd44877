import Solver
import ReferenceSolver

/// All solvers; each is tested for what `ConstraintSolver` promises.
enum SolverImplementation: CaseIterable, Sendable {
    case tableau, tightSet

    func make(limits: SolverLimits = .standard) -> any ConstraintSolver {
        switch self {
        case .tableau: TableauSolver(limits: limits)
        case .tightSet: TightSetSolver(limits: limits)
        }
    }
}
