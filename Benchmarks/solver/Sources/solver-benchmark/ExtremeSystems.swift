import Foundation
import Solver

/// Systems like those of small screens, but with multipliers from 1e-12 to 1e12, to check that every solve
/// terminates.
struct ExtremeSystems {
    private var generator: SplitMix
    let solver = TightSetSolver()
    private var variables: [SolverVariable] = []
    private var constraints: [SolverConstraint.ID] = []

    /// Solves the system of each seed, edits it and solves it again a few times; prints the time of the slowest and
    /// the number that reached the work limit.
    static func run(seeds: Range<Int>, size: Int) throws {
        var (slowest, slowestSeed, unfinished, tooLarge) = (0.0, 0, 0, 0)
        for seed in seeds {
            var system = try ExtremeSystems(seed: UInt64(seed), size: size)
            // Processor time, so that other work on the machine doesn't matter.
            let start = clock()
            do throws(SolverError) {
                try system.solveAndEdit()
            } catch .unfinished {
                unfinished += 1
            } catch .notFinite {
                tooLarge += 1
            }
            let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
            if time > slowest { (slowest, slowestSeed) = (time, seed) }
        }
        print(
            "\(seeds.count) systems, slowest \(slowest) s of the processor (seed \(slowestSeed)), "
                + "\(unfinished) unfinished, \(tooLarge) too large")
    }

    init(seed: UInt64, size: Int) throws {
        generator = SplitMix(state: seed)
        for _ in 0..<4 * Int.random(in: 2...size, using: &generator) {
            variables.append(try solver.makeVariable())
        }
        for (index, variable) in variables.enumerated() where index % 4 >= 2 {
            constraints.append(
                try solver.add(
                    SolverConstraint(
                        [SolverTerm(1, variable)], constant: 0, relation: .greaterThanOrEqual,
                        priority: .system)))
        }
        for _ in 0..<Int.random(in: 1...2 * variables.count, using: &generator) { try add() }
    }

    mutating func solveAndEdit() throws(SolverError) {
        try solver.solve()
        for _ in 0..<3 {
            let id = constraints[Int.random(in: constraints.indices, using: &generator)]
            try solver.setConstant(constant(), of: id)
            try solver.solve()
        }
        _ = try solver.freeVariables()
    }

    private mutating func add() throws {
        var terms = [SolverTerm(1, variable())]
        if Bool.random(using: &generator) { terms.append(SolverTerm(0.5, variable())) }
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let multiplier = Int.random(in: 0..<3, using: &generator) == 0 ? exponential() : 1
            terms.append(SolverTerm(-multiplier, variable()))
        }
        let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [SolverPriority] = [
            .required, .required, .automatic, .optional(1), .optional(0.5), .optional(250), .optional(750),
            .stay,
        ]
        constraints.append(
            try solver.add(
                SolverConstraint(
                    terms, constant: constant(),
                    relation: relations.randomElement(using: &generator) ?? .equal,
                    priority: priorities.randomElement(using: &generator) ?? .required)))
    }

    private mutating func variable() -> SolverVariable {
        variables[Int.random(in: variables.indices, using: &generator)]
    }

    private mutating func constant() -> Double {
        let usual: [Double] = [0, 8, -8, 20, Double.random(in: -1e7...1e7, using: &generator)]
        return usual.randomElement(using: &generator) ?? 0
    }

    /// Returns a number from 1e-12 to 1e12 or its negative, with every power of ten equally likely.
    private mutating func exponential() -> Double {
        let size = Double.random(in: 1...10, using: &generator)
        let power = Int.random(in: -12...11, using: &generator)
        let scale = (0..<abs(power)).reduce(1.0) { product, _ in product * 10 }
        return (Bool.random(using: &generator) ? 1 : -1) * (power < 0 ? size / scale : size * scale)
    }
}
