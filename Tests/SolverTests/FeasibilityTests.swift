import TestSupport
import Solver
import Testing

/// Systems too large to enumerate, with coefficients from 0.25 to 10: constraints that aren't broken hold.
@Suite struct FeasibilityTests {
    /// With the seeds above 200, rounding errors were once mistaken for coefficients, or violations for rounding
    /// errors.
    @Test(arguments: SolverImplementation.allCases)
    func requiredConstraintsHoldOrAreBroken(_ implementation: SolverImplementation) throws {
        let known: [UInt64] = [2549, 11388, 12446, 15052, 16491, 22937, 27363, 49747, 49978]
        for seed in Array(0..<200) + known {
            var generator = SplitMix64(seed: seed)
            let solver = implementation.make()
            let count = Int.random(in: 2...12, using: &generator)
            let variables = try (0..<count).map { _ in try solver.makeVariable() }
            let constraints = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                Self.randomConstraint(on: variables, using: &generator)
            }
            let ids = try constraints.map { try solver.add($0) }
            try solver.solve()
            let broken = solver.conflicts.map(\.broken)
            for (id, constraint) in zip(ids, constraints) where !broken.contains(id) {
                if case .optional = constraint.priority { continue }
                let terms = constraint.terms.map { $0.coefficient * solver.value(of: $0.variable) }
                let largest = terms.map(abs).max() ?? 0
                let error = constraint.relation.error(of: terms.reduce(constraint.constant, +))
                #expect(error <= 1e-7 * max(1, largest), "\(seed): \(constraint) is off by \(error)")
            }
        }
    }

    /// With the seeds above 200, the solver once cycled because of rates that were rounding errors, or stopped before
    /// the optimum because of multipliers that were.
    @Test func bothSolversAgree() throws {
        let known: [UInt64] = [304, 4024, 63234, 71991, 99301, 110957, 151716, 165222]
        for seed in Array(200..<400) + known {
            let solved = try SolverImplementation.allCases.map { implementation in
                var generator = SplitMix64(seed: seed)
                let solver = implementation.make()
                let count = Int.random(in: 2...12, using: &generator)
                let variables = try (0..<count).map { _ in try solver.makeVariable() }
                for _ in 0..<Int.random(in: 1...24, using: &generator) {
                    _ = try solver.add(Self.randomConstraint(on: variables, using: &generator))
                }
                try solver.solve()
                return variables.map { solver.value(of: $0) }
            }
            for values in zip(solved[0], solved[1]) {
                #expect(abs(values.0 - values.1) <= 1e-6 * max(1, abs(values.1)), "\(seed): \(solved)")
            }
        }
    }

    private static func randomConstraint(
        on variables: [SolverVariable], using generator: inout SplitMix64
    ) -> SolverConstraint {
        let coefficients: [Double] = [1, -1, 0.5, 3, 10, -0.25]
        var terms: [SolverTerm] = []
        let chosen = variables.shuffled(using: &generator)
        for variable in chosen.prefix(Int.random(in: 1...4, using: &generator)) {
            let place = Int.random(in: 0..<coefficients.count, using: &generator)
            terms.append(SolverTerm(coefficients[place], variable))
        }
        terms.sort { $0.variable.index < $1.variable.index }
        let priorities: [SolverPriority] = [.system, .required, .automatic, .optional(1), .optional(500)]
        let constant = Double(Int.random(in: -400...400, using: &generator))
        let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        return SolverConstraint(
            terms, constant: constant, relation: relations.randomElement(using: &generator) ?? .equal,
            priority: priorities.randomElement(using: &generator) ?? .required)
    }
}

extension LayoutRelation {
    /// Returns the amount by which a number violates the relation to 0.
    fileprivate func error(of residual: Double) -> Double {
        switch self {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }
}
