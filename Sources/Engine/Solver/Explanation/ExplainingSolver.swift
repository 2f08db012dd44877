/// A solver that can say why its solution is what it is.
public protocol ExplainingSolver: ConstraintSolver {
    /// What decides each variable and what each constraint does. Solves first if there are changes.
    ///
    /// - Complexity: O(the shares), which in a chain of n views are n²/2, plus a few pivots for each constraint whose
    ///   removal only a trial can judge.
    ///
    /// - Throws: `SolverError` if that takes more work than the limits allow.
    func explanation() throws(SolverError) -> SolverExplanation

    /// What one constraint does. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or that takes more work than the limits allow.
    func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect?

    /// Solves with some constraints changed, and goes back to the system as it is.
    ///
    /// - Throws: `SolverError` if a constraint is unknown, a priority out of range, or a limit exceeded.
    func trial(_ edits: [SolverTrial.Edit]) throws(SolverError) -> SolverTrial
}
