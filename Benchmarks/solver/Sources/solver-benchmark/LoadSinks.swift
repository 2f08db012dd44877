import Solver

/// Records a load: its constraints, and the number of variables when each was added.
struct RecordedLoad: LoadSink {
    private(set) var variableCount = 0
    private(set) var constraints: [SolverConstraint] = []
    private(set) var variablesNeeded: [Int] = []

    mutating func makeVariable() -> SolverVariable {
        variableCount += 1
        return SolverVariable(index: variableCount - 1)
    }

    mutating func add(_ constraint: SolverConstraint) {
        constraints.append(constraint)
        variablesNeeded.append(variableCount)
    }
}

/// Passes a load directly to a solver, so that nothing else uses memory.
struct SolverSink: LoadSink {
    let solver: TightSetSolver

    func makeVariable() throws -> SolverVariable { try solver.makeVariable() }

    func add(_ constraint: SolverConstraint) throws { _ = try solver.add(constraint) }
}
