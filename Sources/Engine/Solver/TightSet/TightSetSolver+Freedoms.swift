extension TightSetSolver {
    public func freedoms() throws(SolverError) -> [SolverFreedom] { [] }
}
