/// The dependency of a solution on a parameter, and the range of the parameter in which the basis stays optimal.
public struct SolverResponse: Sendable {
    /// The change of each variable for one unit of the parameter.
    public var rates: [Double]
    /// The range of the parameter's change, from 0 or less to 0 or more; infinite where nothing ends it.
    public var range: ClosedRange<Double>
    /// The constraint whose bend ends the range at the lower end; nil if an undetermined variable passes 0, or if
    /// nothing ends the range.
    public var lowerLimit: SolverConstraint.ID?
    /// The constraint whose bend ends the range at the upper end; nil in the same cases.
    public var upperLimit: SolverConstraint.ID?

    /// Creates a response; see the properties.
    public init(
        rates: [Double], range: ClosedRange<Double>, lowerLimit: SolverConstraint.ID? = nil,
        upperLimit: SolverConstraint.ID? = nil
    ) {
        self.rates = rates
        self.range = range
        self.lowerLimit = lowerLimit
        self.upperLimit = upperLimit
    }
}
