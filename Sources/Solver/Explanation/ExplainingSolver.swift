/// A solver that can explain its solution.
public protocol ExplainingSolver: ConstraintSolver {
    /// Returns what determines each variable and the effect of each constraint. Solves first if there are changes.
    ///
    /// - Complexity: O(number of shares), which is n²/2 in a chain of n views, plus a few pivots for each constraint
    ///   whose removal has to be tried.
    ///
    /// - Throws: `SolverError` if that takes more work than the limits allow.
    func explanation() throws(SolverError) -> SolverExplanation

    /// Returns the effect of one constraint. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or that takes more work than the limits allow.
    func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect?

    /// Solves with some constraints changed, then restores the system.
    ///
    /// - Throws: `SolverError` if a constraint is unknown, a priority out of range, or a limit exceeded.
    func trial(_ edits: [SolverTrial.Edit]) throws(SolverError) -> SolverTrial
}
