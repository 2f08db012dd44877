/// The dependency of a constraint's constant on a parameter.
public struct SolverConstantRate: Sendable, Hashable {
    /// The constraint whose constant changes.
    public var constraint: SolverConstraint.ID
    /// The change of the constant for one unit of the parameter.
    public var rate: Double

    /// Creates a rate for the constant of a constraint.
    public init(_ constraint: SolverConstraint.ID, _ rate: Double) {
        self.constraint = constraint
        self.rate = rate
    }
}
