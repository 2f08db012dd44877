/// The row of a constraint in a solver.
struct ConstraintRow {
    /// Lowered index of the view that holds the constraint.
    let container: Int
    let id: SolverConstraint.ID
    /// The row by which an inequality between positions is tight where nothing else decides.
    let tightness: SolverConstraint.ID?
    /// Whether its constant follows from margins, safe areas or sizes of the last round.
    let followsEnvironment: Bool
    var constant: Double
}
