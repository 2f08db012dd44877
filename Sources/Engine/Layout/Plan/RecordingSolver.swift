import Solver

/// A solver that keeps the system that it is given, in its order, so that it can be solved without views.
package final class RecordingSolver: ConstraintSolver {
    private let solver: TightSetSolver
    /// The number of variables that were made.
    package private(set) var variableCount = 0
    /// The constraints as they were added, by index.
    package private(set) var added: [SolverConstraint] = []

    /// Creates a solver without variables.
    package init(limits: SolverLimits) { solver = TightSetSolver(limits: limits) }

    package var budget: WorkBudget {
        get { solver.budget }
        set { solver.budget = newValue }
    }

    package func makeVariable() throws(SolverError) -> SolverVariable {
        variableCount += 1
        return try solver.makeVariable()
    }

    package func remove(_ variable: SolverVariable) throws(SolverError) { try solver.remove(variable) }

    package func add(_ constraint: SolverConstraint) throws(SolverError) -> SolverConstraint.ID {
        let id = try solver.add(constraint)
        added.append(constraint)
        return id
    }

    package func remove(_ id: SolverConstraint.ID) throws(SolverError) { try solver.remove(id) }

    package func setConstant(_ constant: Double, of id: SolverConstraint.ID) throws(SolverError) {
        try solver.setConstant(constant, of: id)
    }

    package func setPriority(_ priority: SolverPriority, of id: SolverConstraint.ID) throws(SolverError) {
        try solver.setPriority(priority, of: id)
    }

    package func solve() throws(SolverError) { try solver.solve() }
    package func value(of variable: SolverVariable) -> Double { solver.value(of: variable) }
    package var allValues: [Double] { solver.allValues }
    package var conflicts: [SolverConflict] { solver.conflicts }
    package func freeVariables() throws(SolverError) -> [SolverVariable] { try solver.freeVariables() }
    package func freedoms() throws(SolverError) -> [SolverFreedom] { try solver.freedoms() }
}
