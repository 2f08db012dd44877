/// A solver that can explain its solution.
package protocol ExplainingSolver: ConstraintSolver {
    /// Returns what determines variables and the effect of each constraint, as far as is asked. Solves first if there are
    /// changes.
    ///
    /// - Complexity: O(direct terms of the sums), which is n² for n views that share a length unless they are asked for by
    ///   steps, plus a few pivots for each constraint whose removal has to be tried.
    ///
    /// - Throws: `SolverError` if that takes more work than the limits allow.
    func explanation(of question: ExplanationQuestion) throws(SolverError) -> SolverExplanation

    /// Returns the effect of one constraint. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if the constraint is unknown or that takes more work than the limits allow.
    func effect(of id: SolverConstraint.ID) throws(SolverError) -> SolverEffect?

    /// Solves with some constraints changed, then restores the system.
    ///
    /// - Throws: `SolverError` if a constraint is unknown, a priority out of range, or a limit exceeded.
    func trial(_ edits: [SolverTrial.Edit]) throws(SolverError) -> SolverTrial
}

extension ExplainingSolver {
    /// Returns what determines each variable and the effect of each constraint. Solves first if there are changes.
    ///
    /// - Throws: `SolverError` if that takes more work than the limits allow.
    package func explanation() throws(SolverError) -> SolverExplanation { try explanation(of: .everything) }
}

/// What an explanation is to contain.
package enum ExplanationQuestion: Sendable, Hashable {
    /// The shares of all variables, and the effect of each constraint.
    case everything
    /// The sums of all variables by steps (`SolverExplanation.boundedSums`), the shares of some, and the effect of each
    /// constraint.
    case steps(sharesOf: [SolverVariable])
    /// The effect of each constraint.
    case effects
    /// The shares of some variables.
    case shares(of: [SolverVariable])

    /// Whether effects are asked for.
    var includesEffects: Bool {
        if case .shares = self { return false }
        return true
    }
}

/// The explanation of a solution: what determines variables, and the effect of each constraint.
package struct SolverExplanation: Sendable {
    /// The growth of a variable for each unit that a constraint's constant grows.
    package struct Share: Sendable, Hashable {
        /// The constraint whose constant changes.
        package var constraint: SolverConstraint.ID
        /// The variable's change for a change of the constant by 1.
        package var coefficient: Double

        /// Creates a constraint's share in a variable.
        package init(constraint: SolverConstraint.ID, coefficient: Double) {
            self.constraint = constraint
            self.coefficient = coefficient
        }
    }

    /// The effects by constraint identifier; nil for a removed constraint or a `stay`, and empty if nobody asked.
    package internal(set) var effects: [SolverEffect?] = []
    /// Whether each variable is free.
    package let isFree: [Bool]
    private let dependencies: VariableDependencies
    /// The dependencies by steps, if they were asked for.
    private let steps: VariableDependencies?

    init(isFree: [Bool], dependencies: VariableDependencies, steps: VariableDependencies?) {
        self.isFree = isFree
        self.dependencies = dependencies
        self.steps = steps
    }

    /// Returns the shares of a variable: the sum of coefficient × constant over these is its value. They are in the
    /// order in which constraints were added. A free variable has none, nor does one that is 0 for all constants, or that
    /// wasn't asked about.
    ///
    /// - Complexity: O(k log k), where k is the number of variables and constraints that the variable depends on, and
    ///   O(variables) with a very small factor.
    package func shares(of variable: SolverVariable) -> [Share] {
        guard isFree.indices.contains(variable.index), !isFree[variable.index] else { return [] }
        return dependencies.shares(of: variable.index)
    }

    /// Returns sums of variables of a bounded length: a longer one refers to other variables. Nil if nobody asked for steps.
    ///
    /// - Parameter isNamed: Whether each variable can be referred to. Free variables never are.
    /// - Complexity: O(direct terms of the sums × `most`).
    package func boundedSums(most: Int, isNamed: [Bool]) -> BoundedSums? {
        steps.map {
            BoundedSums($0, most: most, isNamed: zip(isNamed, isFree).map { $0 && !$1 })
        }
    }
}

/// The effect of a constraint on a solution.
///
/// The cases describe what would change if the constraint were removed: the value of a variable, or a variable that
/// becomes free.
package enum SolverEffect: Sendable, Hashable {
    /// Removing it changes something.
    case decides
    /// An inequality that holds with this slack, in the constraint's units; removing it changes nothing.
    case holds(slack: Double)
    /// The constraint holds without slack, but removing it changes nothing.
    case redundant
    /// An optional constraint that is violated by `shortfall`, which is above 0. It can't be met better without
    /// violating one of `by` more: a smallest such set of constraints that are at least as strong, in the order added.
    case overridden(shortfall: Double, by: [SolverConstraint.ID])
    /// It conflicts with other required ones and was broken.
    case broken
}

/// The solution that a system has if some constraints are changed.
package struct SolverTrial: Sendable {
    /// A change to try.
    package enum Edit: Sendable, Hashable {
        case remove(SolverConstraint.ID)
        case setPriority(SolverConstraint.ID, SolverPriority)
    }

    /// The values of all variables, in the order made.
    package var values: [Double]
    /// The conflicts that remain after the edits.
    package var conflicts: [SolverConflict]
    /// Whether each variable is free.
    package var isFree: [Bool]
}
