import Solver

/// The relation of a constraint in a solver.
struct LoweredConstraint {
    /// Lowered index of the view that owns the constraint.
    let container: Int
    let id: SolverConstraint.ID
    /// The weak relation that makes an inequality between positions hold with equality if nothing else determines
    /// them; nil for other constraints.
    let tightness: SolverConstraint.ID?
    /// Whether its constant depends on margins, safe areas or sizes of the previous round.
    let followsEnvironment: Bool
    var constant: Double
}
