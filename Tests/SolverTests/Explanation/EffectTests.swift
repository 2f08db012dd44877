import Foundation
import Testing
import Solver

/// Compares the effect of every constraint with the reference solver's solution without that constraint.
@Suite struct EffectTests {
    /// The number of systems to test, which `EXPLAINED_SYSTEMS` sets; a nightly run uses thousands.
    private static let systemCount =
        ProcessInfo.processInfo.environment["EXPLAINED_SYSTEMS"].flatMap { Int($0) } ?? 150

    @Test func effectsAreWhatRemovalShows() throws {
        for seed in 0..<UInt64(Self.systemCount) {
            let system = GeneratedSystem(seed: seed, size: 3 + Int(seed % 5))
            var check = EffectCheck(constraints: system.constraints, variableCount: system.variableCount)
            try check.run()
            #expect(check.faults.isEmpty, "seed \(seed): \(check.faults.first ?? "")")
        }
    }

    /// Two labels request 100 and 200 points of 250: the later one is shortened.
    @Test func overriddenNamesWhatStandsInTheWay() throws {
        let system = try TestSystem(.tightSet, variables: 2)
        let room = try system.add([(1, 0), (1, 1)], .lessThanOrEqual, 250)
        let first = try system.add([(1, 0)], .greaterThanOrEqual, 100, .optional(750))
        let second = try system.add([(1, 1)], .greaterThanOrEqual, 200, .optional(740))
        let solver = try #require(system.solver as? any ExplainingSolver)
        let explanation = try solver.explanation()
        #expect(explanation.effects[second.index] == .overridden(shortfall: 50, by: [room, first]))
        #expect(explanation.effects[room.index] == .decides)
    }

    /// The same edge is constrained twice: either constraint can be removed.
    @Test func repeatedConstraintIsRedundant() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        try system.add([(1, 0)], .equal, 10)
        try system.add([(2, 0)], .equal, 20)
        try system.add([(1, 0)], .lessThanOrEqual, 12)
        let solver = try #require(system.solver as? any ExplainingSolver)
        let effects = try solver.explanation().effects
        #expect(effects == [.redundant, .redundant, .holds(slack: 2)])
    }

    /// A constraint that prevents another one has an effect, even if it has slack itself.
    @Test func memberOfConflictDecides() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        let atLeast = try system.add([(1, 0)], .greaterThanOrEqual, 100)
        let narrow = try system.add([(1, 0)], .equal, 50)
        try system.add([(1, 0)], .equal, 150, .optional(500))
        let solver = try #require(system.solver as? any ExplainingSolver)
        let effects = try solver.explanation().effects
        #expect(effects[atLeast.index] == .decides)
        #expect(effects[narrow.index] == .broken)
    }

    /// Of two numbers that add up to 10 a size is made 0 before another: without its bound the second isn't a size, and the
    /// first is made 0, though the bound holds with room.
    @Test func boundThatMakesASizeDecides() throws {
        let system = try TestSystem(.tightSet, variables: 2)
        let sum = try system.add([(1, 0), (1, 1)], .equal, 10)
        let bound = try system.add([(1, 1)], .greaterThanOrEqual, -5, .system)
        #expect(try system.solved() == [10, 0])
        let solver = try #require(system.solver as? any ExplainingSolver)
        #expect(try solver.explanation().effects[bound.index] == .decides)
        #expect(try solver.effect(of: bound) == .decides)
        #expect(try solver.explanation().effects[sum.index] == .decides)
        #expect(try system.solved() == [10, 0])
    }

    /// Without the first constraint the second comes back, and the third, which comes after it, is broken instead.
    @Test func memberOfConflictDecidesThoughALaterOneIsInTheWay() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        let first = try system.add([(1, 0)], .equal, 0)
        let second = try system.add([(1, 0)], .equal, 5)
        try system.add([(1, 0)], .lessThanOrEqual, 2)
        try system.add([(1, 0)], .equal, 0, .optional(500))
        let solver = try #require(system.solver as? any ExplainingSolver)
        let effects = try solver.explanation().effects
        #expect(effects == [.decides, .broken, .holds(slack: 2), .redundant])
        #expect(try solver.trial([.remove(first)]).values == [5])
        #expect(effects[second.index] == .broken)
    }

    /// A member whose absence leaves the broken constraint broken, as another says the same, is redundant.
    @Test func memberOfConflictThatIsSaidTwiceIsRedundant() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        try system.add([(1, 0)], .equal, 0)
        try system.add([(1, 0)], .equal, 0)
        try system.add([(1, 0)], .equal, 5)
        let solver = try #require(system.solver as? any ExplainingSolver)
        #expect(try solver.explanation().effects == [.redundant, .redundant, .broken])
    }

    /// An edge at 0 leaves the position open without it, though the position stays 0.
    @Test func constraintThatDeterminesZeroDecides() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        let edge = try system.add([(1, 0)], .equal, 0)
        let solver = try #require(system.solver as? any ExplainingSolver)
        let explanation = try solver.explanation()
        #expect(explanation.effects[edge.index] == .decides)
        #expect(
            Array(explanation.shares(of: system.variables[0]))
                == [SolverExplanation.Share(constraint: edge, coefficient: -1)])
    }

    /// A trial leaves the solver unchanged.
    @Test func trialsLeaveNoTrace() throws {
        let system = try TestSystem(.tightSet, variables: 1)
        let first = try system.add([(1, 0)], .equal, 10)
        let second = try system.add([(1, 0)], .equal, 20)
        try system.solver.solve()
        let conflicts = system.solver.conflicts
        let solver = try #require(system.solver as? any ExplainingSolver)
        let without = try solver.trial([.remove(first)])
        #expect(without.values == [20] && without.conflicts.isEmpty)
        let lowered = try solver.trial([.setPriority(first, .optional(999))])
        #expect(lowered.values == [20] && lowered.conflicts.isEmpty)
        let withoutSecond = try solver.trial([.remove(second)])
        #expect(withoutSecond.values == [10] && withoutSecond.conflicts.isEmpty)
        #expect(try system.solved() == [10])
        #expect(system.solver.conflicts == conflicts)
    }
}
