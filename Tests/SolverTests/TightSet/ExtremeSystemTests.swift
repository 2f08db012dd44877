import TestSupport
import Solver
import Testing

/// Systems with multipliers from 1e-12 to 1e12: every solve terminates, despite rounding errors.
struct ExtremeSystemTests {
    /// `Benchmarks/solver` runs a hundred thousand of them with a time limit; here work is counted instead.
    @Test func everySolveEndsWithinItsWork() throws {
        for seed in 0..<150 {
            var generator = SplitMix64(seed: UInt64(seed))
            var limits = SolverLimits.standard
            (limits.leastWork, limits.workPerTerm) = (100_000, 100)
            let solver = TightSetSolver(limits: limits)
            let variables = try (0..<generator.next(in: 4...40)).map { _ in try solver.makeVariable() }
            for variable in variables where variable.index % 4 >= 2 {
                _ = try solver.add(
                    SolverConstraint(
                        [SolverTerm(1, variable)], constant: 0, relation: .greaterThanOrEqual,
                        priority: .system))
            }
            var identifiers: [SolverConstraint.ID] = []
            for _ in 0..<generator.next(in: 1...2 * variables.count) {
                identifiers.append(try solver.add(Self.constraint(variables, &generator)))
            }
            do throws(SolverError) {
                try solver.solve()
                if let id = identifiers.randomElement(using: &generator) {
                    try solver.setConstant(1e7, of: id)
                }
                _ = try solver.freeVariables()
            } catch .unfinished(let involved) {
                #expect(!involved.isEmpty && involved.count <= 64, "seed \(seed)")
            } catch {
                #expect(error == .notFinite, "seed \(seed)")
            }
        }
    }

    private static func constraint(
        _ variables: [SolverVariable], _ generator: inout SplitMix64
    ) -> SolverConstraint {
        var terms = [SolverTerm(1, variables[generator.next(in: 0...variables.count - 1)])]
        for _ in 0..<generator.next(in: 0...2) {
            let variable = variables[generator.next(in: 0...variables.count - 1)]
            terms.append(SolverTerm(-multiplier(&generator), variable))
        }
        let constants: [Double] = [0, 8, -20, 1e7, Double(generator.next(in: -10_000_000...10_000_000))]
        let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [SolverPriority] = [.required, .automatic, .optional(1), .optional(750), .stay]
        return SolverConstraint(
            terms, constant: constants[generator.next(in: 0...4)],
            relation: relations[generator.next(in: 0...2)],
            priority: priorities[generator.next(in: 0...4)])
    }

    /// Returns 1, or any power of ten from 1e-12 to 1e12.
    private static func multiplier(_ generator: inout SplitMix64) -> Double {
        let power = generator.next(in: 0...1) == 0 ? 0 : generator.next(in: -12...12)
        let size = (0..<abs(power)).reduce(1.0) { product, _ in product * 10 }
        return power < 0 ? 1 / size : size
    }
}
