/// The explanation of a solution: what determines each variable, and the effect of each constraint.
public struct SolverExplanation: Sendable {
    /// The growth of a variable for each unit that a constraint's constant grows.
    public struct Share: Sendable, Hashable {
        /// The constraint whose constant changes.
        public var constraint: SolverConstraint.ID
        /// The variable's change for a change of the constant by 1.
        public var coefficient: Double

        /// Creates a constraint's share in a variable.
        public init(constraint: SolverConstraint.ID, coefficient: Double) {
            self.constraint = constraint
            self.coefficient = coefficient
        }
    }

    /// The effects by constraint identifier; nil for a removed constraint or a `stay`.
    public internal(set) var effects: [SolverEffect?] = []
    /// Whether each variable is free.
    public let isFree: [Bool]
    private let dependencies: VariableDependencies

    init(isFree: [Bool], dependencies: VariableDependencies) {
        self.isFree = isFree
        self.dependencies = dependencies
    }

    /// Returns the shares of a variable: the sum of coefficient × constant over these is its value. They are in the
    /// order in which constraints were added. A free variable has none, nor does one that is 0 for all constants.
    ///
    /// - Complexity: O(k log k), where k is the number of variables and constraints that the variable depends on, and
    ///   O(variables) with a very small factor.
    public func shares(of variable: SolverVariable) -> [Share] {
        guard isFree.indices.contains(variable.index), !isFree[variable.index] else { return [] }
        return dependencies.shares(of: variable.index)
    }
}
