/// Variables that can move together without any constraint (stays apart) being met worse.
public struct SolverFreedom: Sendable, Hashable {
    /// A variable of the group with how far it can go.
    public struct Member: Sendable, Hashable {
        /// The variable that can move.
        public var variable: SolverVariable
        /// The least and the greatest value it can take; infinite where nothing bounds it.
        public var range: ClosedRange<Double>

        /// A variable and how far it can go.
        public init(variable: SolverVariable, range: ClosedRange<Double>) {
            self.variable = variable
            self.range = range
        }
    }

    /// In the order of the variables.
    public var members: [Member]

    /// A group of variables that move together.
    public init(members: [Member]) { self.members = members }
}
