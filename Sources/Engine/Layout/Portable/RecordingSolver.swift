import Solver

/// A solver that keeps the constraints added to it, in their order.
final class RecordingSolver: ConstraintSolver {
    private let solver: TightSetSolver
    /// The constraints as they were added, by index.
    private(set) var added: [SolverConstraint] = []

    init(limits: SolverLimits) { solver = TightSetSolver(limits: limits) }

    var budget: WorkBudget {
        get { solver.budget }
        set { solver.budget = newValue }
    }

    func makeVariable() throws(SolverError) -> SolverVariable { try solver.makeVariable() }
    func remove(_ variable: SolverVariable) throws(SolverError) { try solver.remove(variable) }

    func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        let id = try solver.add(constraint)
        added.append(constraint)
        return id
    }

    func remove(_ id: SolverConstraint.ID) throws(SolverError) { try solver.remove(id) }

    func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError) {
        try solver.setConstant(constant, of: id)
    }

    func setPriority(_ priority: SolverPriority, of id: SolverConstraint.ID) throws(SolverError) {
        try solver.setPriority(priority, of: id)
    }

    func solve() throws(SolverError) { try solver.solve() }
    func value(of variable: SolverVariable) -> Double { solver.value(of: variable) }
    var allValues: [Double] { solver.allValues }
    var conflicts: [SolverConflict] { solver.conflicts }
    func freeVariables() throws(SolverError) -> [SolverVariable] { try solver.freeVariables() }
    func freedoms() throws(SolverError) -> [SolverFreedom] { try solver.freedoms() }
}
