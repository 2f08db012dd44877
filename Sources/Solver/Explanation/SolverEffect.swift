/// The effect of a constraint on a solution.
///
/// The cases describe what would change if the constraint were removed: the value of a variable, or a variable that
/// becomes free.
public enum SolverEffect: Sendable, Hashable {
    /// Removing it changes something.
    case decides
    /// An inequality that holds with this slack, in the constraint's units; removing it changes nothing.
    case holds(slack: Double)
    /// The constraint holds without slack, but removing it changes nothing.
    case redundant
    /// An optional constraint that is violated by `shortfall`, which is above 0. It can't be met better without
    /// violating one of `by` more: a smallest such set of constraints that are at least as strong, in the order added.
    case overridden(shortfall: Double, by: [SolverConstraint.ID])
    /// It conflicts with other required ones and was broken.
    case broken
}
