/// How a solution follows a parameter, and how far the parameter can go before another basis is optimal.
public struct SolverResponse: Sendable {
    /// By variable: its change for one unit of the parameter.
    public var rates: [Double]
    /// How far the parameter can go down, 0 or less, and up, 0 or more; infinite where nothing ends it.
    public var range: ClosedRange<Double>
    /// The constraint whose bend ends the range on either side; nil where a variable that nothing determines passes 0,
    /// or where nothing ends it.
    public var lowerLimit: SolverConstraint.ID?
    /// The same for the upper end of the range.
    public var upperLimit: SolverConstraint.ID?

    /// A response; see the properties.
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
