/// How a constraint's constant follows a parameter.
public struct SolverConstantRate: Sendable, Hashable {
    /// The constraint whose constant changes.
    public var constraint: SolverConstraint.ID
    /// The change of the constant for one unit of the parameter.
    public var rate: Double

    /// A constraint with the rate of its constant.
    public init(_ constraint: SolverConstraint.ID, _ rate: Double) {
        self.constraint = constraint
        self.rate = rate
    }
}
