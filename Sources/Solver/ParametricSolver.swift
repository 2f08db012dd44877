/// A solver that can also compute how its solution depends on a parameter.
package protocol ParametricSolver: ConstraintSolver {
    /// Returns how the solution of the last `solve()` changes with the constants of some constraints.
    ///
    /// `rates` contains the change of each constraint's constant for one unit of the parameter; other constants stay
    /// the same.
    /// - Complexity: One solve with the current basis, and O(terms of the variables that move).
    ///
    /// - Throws: `SolverError` if a constraint is unknown or solving exceeds the limits.
    func response(to rates: [SolverConstantRate]) throws(SolverError) -> SolverResponse
}

/// The dependency of a solution on a parameter, and the range of the parameter in which the basis stays optimal.
package struct SolverResponse: Sendable {
    /// The change of each variable for one unit of the parameter.
    package var rates: [Double]
    /// The range of the parameter's change, from 0 or less to 0 or more; infinite where nothing ends it.
    package var range: ClosedRange<Double>
    /// The constraint whose bend ends the range at the lower end; nil if an undetermined variable passes 0, or if
    /// nothing ends the range.
    package var lowerLimit: SolverConstraint.ID?
    /// The constraint whose bend ends the range at the upper end; nil in the same cases.
    package var upperLimit: SolverConstraint.ID?

    /// Creates a response; see the properties.
    package init(
        rates: [Double], range: ClosedRange<Double>, lowerLimit: SolverConstraint.ID? = nil,
        upperLimit: SolverConstraint.ID? = nil
    ) {
        self.rates = rates
        self.range = range
        self.lowerLimit = lowerLimit
        self.upperLimit = upperLimit
    }
}

/// The dependency of a constraint's constant on a parameter.
package struct SolverConstantRate: Sendable, Hashable {
    /// The constraint whose constant changes.
    package var constraint: SolverConstraint.ID
    /// The change of the constant for one unit of the parameter.
    package var rate: Double

    /// Creates a rate for the constant of a constraint.
    package init(_ constraint: SolverConstraint.ID, _ rate: Double) {
        self.constraint = constraint
        self.rate = rate
    }
}
