/// Variables that can move together without any constraint, except stays, being violated more.
public struct SolverFreedom: Sendable, Hashable {
    /// A variable of the group and its range.
    public struct Member: Sendable, Hashable {
        /// The variable that can move.
        public var variable: SolverVariable
        /// The least and the greatest value of the variable; infinite where nothing limits it.
        public var range: ClosedRange<Double>

        /// Creates a member from a variable and its range.
        public init(variable: SolverVariable, range: ClosedRange<Double>) {
            self.variable = variable
            self.range = range
        }
    }

    /// The members in the order of the variables.
    public var members: [Member]

    /// Creates a group of variables that move together.
    public init(members: [Member]) { self.members = members }
}
