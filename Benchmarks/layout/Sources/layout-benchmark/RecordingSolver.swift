import Engine
import Solver

/// Forwards everything to the layout's own solver and records the system, so that it can be solved without views.
final class RecordingSolver: ConstraintSolver {
    private let solver: TightSetSolver
    private(set) var variableCount = 0
    private(set) var constraints: [SolverConstraint] = []

    init(limits: SolverLimits) { solver = TightSetSolver(limits: limits) }

    var budget: WorkBudget {
        get { solver.budget }
        set { solver.budget = newValue }
    }

    func makeVariable() throws(SolverError) -> SolverVariable {
        variableCount += 1
        return try solver.makeVariable()
    }

    func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        constraints.append(constraint)
        return try solver.add(constraint)
    }

    func remove(_ variable: SolverVariable) throws(SolverError) { try solver.remove(variable) }
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

    /// Solves the same system from scratch, without views.
    func solveBare() throws {
        let bare = TightSetSolver()
        for _ in 0..<variableCount { _ = try bare.makeVariable() }
        for constraint in constraints { _ = try bare.add(constraint) }
        try bare.solve()
    }
}
