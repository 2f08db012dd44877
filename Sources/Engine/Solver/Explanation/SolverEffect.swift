/// What a constraint does in a solution.
///
/// The cases say what removing the constraint would change. A change is another value of a variable, or a variable that
/// becomes free.
public enum SolverEffect: Sendable, Hashable {
    /// Removing it changes something.
    case decides
    /// An inequality met with so much room, in the constraint's units; removing it changes nothing.
    case holds(slack: Double)
    /// It is met without room, but removing it changes nothing.
    case redundant
    /// An optional constraint that isn't met, by so much, which is above 0. It can't be met better without making one of
    /// `by` worse: a smallest such set, of constraints at least as strong, in the order added.
    case overridden(shortfall: Double, by: [SolverConstraint.ID])
    /// It collides with other required ones and was given up.
    case givenUp
}
