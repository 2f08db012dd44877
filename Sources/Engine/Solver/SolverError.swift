/// Why a solver could not take a constraint or finish.
public enum SolverError: Error, Sendable, Hashable {
    /// What a limit counts.
    public enum Resource: String, Sendable, Hashable {
        case variables, constraints, terms, pivots
    }

    /// A coefficient or constant is NaN or infinite, or a solution is too large to be a number.
    case notFinite
    /// An optional priority outside 0 to 1000, both excluded.
    case priorityOutOfRange(Double)
    /// A variable that this solver did not make, or that was removed.
    case unknownVariable(SolverVariable)
    /// A variable that constraints still use cannot be removed.
    case variableInUse(SolverVariable)
    /// A constraint that is not in this solver.
    case unknownConstraint(SolverConstraint.ID)
    /// The system is larger than the limits allow, or takes more pivots.
    case limitExceeded(Resource, limit: Int)
    /// Solving takes more work than the limits allow a system of its size; the constraints that were exchanged over and over,
    /// in the order added.
    case unfinished([SolverConstraint.ID])
    /// The solver can't say how its solution follows a number.
    case notParametric
}
