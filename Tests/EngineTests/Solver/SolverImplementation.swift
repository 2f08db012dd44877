import Engine

/// Every solver there is; what `ConstraintSolver` promises is tested on each.
enum SolverImplementation: CaseIterable, Sendable {
    case tableau, tightSet

    /// Those that also take coefficients as far apart as 1e-6 and 1e6 in one chain, tell variables apart that only an
    /// implied inequality names together, and answer as of the last `solve()` whatever has changed since.
    static let exacting: [SolverImplementation] = [.tableau]

    func make(limits: SolverLimits = .standard) -> any ConstraintSolver {
        switch self {
        case .tableau: TableauSolver(limits: limits)
        case .tightSet: TightSetSolver(limits: limits)
        }
    }
}
