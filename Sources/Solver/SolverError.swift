/// The reason why a solver could not accept a constraint or could not finish.
public enum SolverError: Error, Sendable, Hashable {
    /// The kind of a limit.
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
    /// Solving takes more work than the limits allow for a system of its size. Contains the constraints that were
    /// exchanged repeatedly, in the order added.
    case unfinished([SolverConstraint.ID])
    /// The work allowed for the whole input is done.
    case budgetSpent
    /// The solver can't compute how its solution depends on a parameter.
    case notParametric
}
