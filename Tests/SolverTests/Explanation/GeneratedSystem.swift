import TestSupport
import Solver

/// A random system of constraints like those of layouts. Many hold without slack: repeated, implied and competing
/// ones.
struct GeneratedSystem {
    let variableCount: Int
    private(set) var constraints: [SolverConstraint] = []
    private var generator: SplitMix64

    init(seed: UInt64, size: Int) {
        generator = SplitMix64(seed: seed)
        variableCount = Int.random(in: 1...size, using: &generator)
        let coefficients: [Double] = seed % 3 == 1 ? [1, -1, 0.5, -0.5, 2, -2] : [1, -1]
        let priorities: [SolverPriority] =
            switch seed % 4 {
            case 0:
                [.system, .required, .required, .automatic, .optional(750), .optional(500), .optional(250)]
            case 1: [.required, .optional(750), .optional(500), .optional(500)]
            case 2: [.required, .required, .required, .required, .automatic, .optional(500)]
            default: [.required, .required, .optional(750), .optional(250), .optional(250)]
            }
        for _ in 0..<Int.random(in: 1...3 * variableCount, using: &generator) {
            add(coefficients, priorities)
        }
    }

    private mutating func add(_ coefficients: [Double], _ priorities: [SolverPriority]) {
        if let earlier = constraints.randomElement(using: &generator), pick([true, false, false, false]) {
            // The same constraint again, perhaps with another priority or with its sides exchanged.
            var copy = earlier
            copy.priority = pick(priorities)
            copy.relation = pick([copy.relation, .equal, .lessThanOrEqual, .greaterThanOrEqual])
            constraints.append(copy)
            return
        }
        let variables = (0..<variableCount).shuffled(using: &generator).prefix(pick([1, 1, 2, 2, 2, 3, 4]))
        var terms: [SolverTerm] = []
        for variable in variables {
            terms.append(SolverTerm(pick(coefficients), SolverVariable(index: variable)))
        }
        constraints.append(
            SolverConstraint(
                terms, constant: pick([0, 0, 0, 8, -8, 16, -50, -100, 20]),
                relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
                priority: pick(priorities)))
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &generator)]
    }
}
