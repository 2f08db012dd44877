import Solver
import Testing
import ReferenceSolver

/// Compares the tight-set solver with the tableau solver, which starts from scratch for every solve.
struct TightSetAgreementTests {
    /// 2,500 sequences of eight solves: 20,000 systems, the first of each sequence from scratch, the others after
    /// edits.
    @Test(arguments: 0..<10)
    func agreesWithTheTableau(shard: Int) throws {
        for seed in 0..<250 {
            var pair = try SolverPair(seed: UInt64(shard * 250 + seed), size: 4)
            for _ in 0..<8 {
                try pair.solve()
                try #require(differences(in: pair) == [], "seed \(shard * 250 + seed)")
                try pair.edit()
            }
        }
    }

    /// Larger systems, less often.
    @Test(arguments: 0..<4)
    func agreesOnLargerSystems(shard: Int) throws {
        for seed in 0..<5 {
            var pair = try SolverPair(seed: UInt64(5000 + shard * 5 + seed), size: 16)
            for _ in 0..<6 {
                try pair.solve()
                try #require(differences(in: pair) == [], "seed \(5000 + shard * 5 + seed)")
                try pair.edit()
            }
        }
    }

    /// After edits, the result is that of a new solver with the current constraints.
    @Test func editsEndWhereAColdSolveDoes() throws {
        for seed in 0..<300 {
            var pair = try SolverPair(seed: UInt64(9000 + seed), size: 5)
            for _ in 0..<4 {
                try pair.tightSet.solve()
                try pair.edit()
            }
            try pair.tightSet.solve()
            let cold = TightSetSolver()
            for _ in pair.variables { _ = try cold.makeVariable() }
            for (_, constraint) in pair.live { _ = try cold.add(constraint) }
            try cold.solve()
            for variable in pair.variables {
                let difference = pair.tightSet.value(of: variable) - cold.value(of: variable)
                #expect(abs(difference) < 1e-6, "seed \(9000 + seed)")
            }
        }
    }

    /// Every member is needed for the conflict, and together they conflict.
    @Test func conflictsAreMinimal() throws {
        var checked = 0
        for seed in 0..<400 {
            var pair = try SolverPair(seed: UInt64(4 * seed + 2), size: 5)
            for _ in 0..<3 {
                try pair.tightSet.solve()
                for conflict in pair.tightSet.conflicts {
                    let members = pair.live.filter { conflict.members.contains($0.id) }.map(\.constraint)
                    #expect(members.count == conflict.members.count)
                    #expect(conflict.members.contains(conflict.broken))
                    #expect(try !holdTogether(members, variables: pair.variables.count))
                    for left in members.indices {
                        var rest = members
                        rest.remove(at: left)
                        #expect(try holdTogether(rest, variables: pair.variables.count))
                    }
                    checked += 1
                }
                try pair.edit()
            }
        }
        #expect(checked > 300)
    }

    /// Finds a variable's maximum by adding the weakest of constraints that pulls it.
    @Test func rangesEndWhereAWeakWishPulls() throws {
        for seed in 0..<150 {
            var pair = try SolverPair(seed: UInt64(20_000 + seed), size: 4)
            for _ in 0..<2 {
                try pair.solve()
                let free = try pair.tightSet.freeVariables()
                let members = try pair.tightSet.freedoms().flatMap(\.members)
                #expect(
                    free == members.map(\.variable).sorted { $0.index < $1.index }, "seed \(20_000 + seed)")
                for variable in pair.variables {
                    let pulled = try [-1e6, 1e6].map { try pull(variable, towards: $0, in: pair) }
                    let range = members.first { $0.variable == variable }?.range
                    let value = pair.tightSet.value(of: variable)
                    #expect(abs(max(-1e6, range?.lowerBound ?? value) - pulled[0]) < 1e-4)
                    #expect(abs(min(1e6, range?.upperBound ?? value) - pulled[1]) < 1e-4)
                }
                try #require(differences(in: pair) == [], "seed \(20_000 + seed)")
                try pair.edit()
            }
        }
    }

    // MARK: Helping out

    private func differences(in pair: SolverPair) -> [String] {
        var found: [String] = []
        let broken = pair.tightSet.conflicts.map(\.broken)
        if broken != pair.tableau.conflicts.map(\.broken) { found.append("broken \(broken)") }
        for variable in pair.variables {
            let (value, expected) = (pair.tightSet.value(of: variable), pair.tableau.value(of: variable))
            if abs(value - expected) > 1e-6 * max(1, abs(expected)) {
                found.append("variable \(variable.index) is \(value), expected \(expected)")
            }
        }
        return found
    }

    private func holdTogether(_ constraints: [SolverConstraint], variables: Int) throws -> Bool {
        let solver = TableauSolver(limits: .standard)
        for _ in 0..<variables { _ = try solver.makeVariable() }
        for constraint in constraints { _ = try solver.add(constraint) }
        try solver.solve()
        return solver.conflicts.isEmpty
    }

    private func pull(_ variable: SolverVariable, towards target: Double, in pair: SolverPair) throws
        -> Double
    {
        let solver = TableauSolver(limits: .standard)
        for _ in pair.variables { _ = try solver.makeVariable() }
        for (_, constraint) in pair.live { _ = try solver.add(constraint) }
        _ = try solver.add(
            SolverConstraint([SolverTerm(1, variable)], constant: -target, priority: .optional(0.001)))
        try solver.solve()
        return solver.value(of: variable)
    }
}
