import TestSupport
import Solver
import ReferenceSolver
import Testing

/// Finds the variables that can move if the layout is at a corner, where open slots block one another.
struct FreeVariableTests {
    /// With small whole numbers, many rows have their bends at the same point.
    @Test(arguments: 0..<4)
    func cornersLeaveFreeWhatTheTableauLeavesFree(shard: Int) throws {
        for seed in shard * 150..<(shard + 1) * 150 {
            let systems: [any ConstraintSolver] = [TightSetSolver(), TableauSolver(limits: .standard)]
            for solver in systems { try crowd(solver, seed: UInt64(seed)) }
            let values = systems[0].allValues
            #expect(try systems[0].freeVariables() == systems[1].freeVariables(), "seed \(seed)")
            #expect(
                zip(values, systems[0].allValues).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed)")
        }
    }

    /// Three lengths that request 5 points each share 10. A fourth is as long as the first and at most 5.
    @Test(arguments: SolverImplementation.allCases)
    func slotsThatOutweighOneAnotherAreFree(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 4)
        for variable in 0..<3 {
            try system.add([(1, variable)], .greaterThanOrEqual, 0)
            try system.add([(1, variable)], .greaterThanOrEqual, 5, .optional(750))
        }
        try system.add([(1, 0), (1, 1), (1, 2)], .equal, 10)
        try system.add([(1, 3), (-1, 0)], .greaterThanOrEqual, 0)
        try system.add([(1, 3), (-1, 0)], .lessThanOrEqual, 0)
        try system.add([(1, 3)], .lessThanOrEqual, 5)
        #expect(try system.solver.freeVariables() == system.variables)
        try system.add([(1, 3)], .greaterThanOrEqual, 5)
        #expect(try system.solver.freeVariables() == [system.variables[1], system.variables[2]])
    }

    /// x ≥ 2y and y ≥ x allow only 0 for non-negative numbers.
    @Test(arguments: SolverImplementation.allCases)
    func slotsThatStopOneAnotherAreNotFree(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        for variable in 0..<2 { try system.add([(1, variable)], .greaterThanOrEqual, 0) }
        try system.add([(1, 0), (-2, 1)], .greaterThanOrEqual, 0)
        try system.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 0)
        #expect(try system.solver.freeVariables() == [system.variables[2]])
    }

    private func crowd(_ solver: any ConstraintSolver, seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let variables = try (0..<generator.next(in: 2...7)).map { _ in try solver.makeVariable() }
        for variable in variables where generator.next(in: 0...2) > 0 {
            let length = [SolverTerm(1, variable)]
            _ = try solver.add(
                SolverConstraint(length, constant: 0, relation: .greaterThanOrEqual, priority: .system))
        }
        let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [SolverPriority] = [.required, .optional(750), .optional(250), .stay]
        for _ in 0..<generator.next(in: variables.count...3 * variables.count) {
            let terms = variables.filter { _ in generator.next(in: 0...1) == 0 }.map {
                SolverTerm([1, 1, -1, 2][generator.next(in: 0...3)], $0)
            }
            let constraint = SolverConstraint(
                terms, constant: Double(generator.next(in: -1...1)),
                relation: relations[generator.next(in: 0...2)],
                priority: priorities[generator.next(in: 0...3)])
            if !terms.isEmpty { _ = try solver.add(constraint) }
        }
        try solver.solve()
    }
}
