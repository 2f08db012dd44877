import Solver
import Testing

@Suite struct PriorityTests {
    @Test(arguments: SolverImplementation.allCases)
    func oneStrongerWishOutweighsAThousandAndOneWeaker(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        for _ in 0..<1001 { try system.add([(1, 0)], .equal, 0, .optional(250)) }
        try system.add([(1, 0)], .equal, 10, .optional(251))
        #expect(try system.solved() == [10])
    }

    @Test(arguments: SolverImplementation.allCases)
    func wishesOfOneLevelSettleOnTheMedian(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        for number in [0.0, 50, 10] { try system.add([(1, 0)], .equal, number, .optional(500)) }
        #expect(try system.solved() == [10])
    }

    @Test(arguments: SolverImplementation.allCases)
    func strongerWishTakesFromWeakerOne(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0), (1, 1)], .equal, 100)
        try system.add([(1, 1)], .equal, 70, .optional(400))
        try system.add([(1, 0)], .equal, 70, .optional(400.5))
        #expect(try system.solved() == [70, 30])
    }

    @Test(arguments: SolverImplementation.allCases)
    func inequalityErrsOnlyOnItsWrongSide(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        for variable in 0..<3 { try system.add([(1, variable)], .lessThanOrEqual, 10, .optional(500)) }
        try system.add([(1, 0)], .equal, 30, .optional(250))
        try system.add([(1, 1)], .equal, -30, .optional(250))
        try system.add([(1, 2)], .greaterThanOrEqual, 20, .optional(750))
        #expect(try system.solved() == [10, -30, 20])
    }

    /// |2x − 20| + |x| has its minimum at 10, where the steeper error is 0.
    @Test(arguments: SolverImplementation.allCases)
    func errorsCountInTheConstraintsOwnNumbers(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        for (variable, factor) in [(0, 2.0), (1, 1e-6), (2, 1e6)] {
            try system.add([(factor, variable)], .equal, 10 * factor, .optional(500))
            try system.add([(1, variable)], .equal, 0, .optional(500))
        }
        #expect(isClose(try system.solved(), [10, 0, 10]))
    }

    /// Two labels between the edges of a 300-point row: the one with the higher compression resistance keeps its
    /// size.
    @Test(arguments: SolverImplementation.allCases)
    func labelsCompeteForARow(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        for (variable, width) in [(0, 200.0), (1, 180.0)] {
            try system.add([(1, variable)], .greaterThanOrEqual, 0, .system)
            try system.add([(1, variable)], .lessThanOrEqual, width, .optional(250))
        }
        try system.add([(1, 0), (1, 1)], .equal, 292)
        try system.add([(1, 0)], .greaterThanOrEqual, 200, .optional(750))
        let second = try system.add([(1, 1)], .greaterThanOrEqual, 180, .optional(751))
        #expect(try system.solved() == [112, 180])
        try system.solver.setPriority(.optional(749), of: second)
        #expect(try system.solved() == [200, 92])
    }

    @Test(arguments: SolverImplementation.allCases)
    func chainsOfMultipliersKeepTheirPrecision(_ implementation: SolverImplementation) throws {
        let count = 41
        let system = try TestSystem(implementation, variables: count)
        for variable in 1..<count {
            try system.add([(1, variable), (-0.5, variable - 1)], .equal, 0)
        }
        try system.add([(1, count - 1)], .equal, 1)
        let expected = (0..<count).map { Double(1 << (count - 1 - $0)) }
        #expect(try system.solved() == expected)
    }

    @Test(arguments: SolverImplementation.allCases, [1e-6, 1e6])
    func coefficientsMayBeTinyAndHuge(_ implementation: SolverImplementation, factor: Double) throws {
        let system = try TestSystem(implementation, variables: 3)
        try system.add([(factor, 0), (-1, 1)], .equal, 0)
        try system.add([(1, 1), (-1 / factor, 2)], .equal, 0)
        try system.add([(factor, 0)], .greaterThanOrEqual, 30)
        try system.add([(1, 2)], .equal, 0, .optional(10))
        let solved = try system.solved()
        #expect(isClose(solved, [30 / factor, 30, 30 * factor]))
        #expect(system.solver.conflicts.isEmpty)
    }
}
