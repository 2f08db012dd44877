/// Why a solution is what it is: what decides each variable, and what each constraint does.
public struct SolverExplanation: Sendable {
    /// How much a variable grows for each unit by which a constraint's constant grows.
    public struct Share: Sendable, Hashable {
        /// The constraint whose constant changes.
        public var constraint: SolverConstraint.ID
        /// The variable's change for a change of the constant by 1.
        public var coefficient: Double

        /// A constraint's share in a variable.
        public init(constraint: SolverConstraint.ID, coefficient: Double) {
            self.constraint = constraint
            self.coefficient = coefficient
        }
    }

    /// By constraint identifier; nil where it was removed, or is a `stay`.
    public internal(set) var effects: [SolverEffect?] = []
    /// By variable: whether nothing decides it.
    public let isFree: [Bool]
    private let dependencies: VariableDependencies

    init(isFree: [Bool], dependencies: VariableDependencies) {
        self.isFree = isFree
        self.dependencies = dependencies
    }

    /// What a variable's value is made of: the sum of coefficient × constant over these is the value. In the order in
    /// which constraints were added; none for a free variable, or one that is 0 whatever the constants are.
    ///
    /// - Complexity: O(k log k), k being the variables and constraints that it follows from, and O(variables) with a very
    ///   small factor.
    public func shares(of variable: SolverVariable) -> [Share] {
        guard isFree.indices.contains(variable.index), !isFree[variable.index] else { return [] }
        return dependencies.shares(of: variable.index)
    }
}
