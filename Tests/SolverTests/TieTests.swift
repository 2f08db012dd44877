import Solver
import Testing

@Suite struct TieTests {
    @Test(arguments: SolverImplementation.allCases)
    func staysFillInWhatWishesLeaveOpen(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        try system.add([(1, 0), (1, 1)], .equal, 10)
        try system.add([(1, 1)], .equal, 3, .stay)
        try system.add([(1, 0)], .equal, 5, .stay)
        try system.add([(1, 2)], .equal, 8, .stay)
        try system.add([(1, 2)], .equal, 9, .optional(0.001))
        #expect(try system.solved() == [7, 3, 9])
    }

    @Test(arguments: SolverImplementation.allCases)
    func stayIsMetAsNearlyAsThereIsRoom(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0)], .lessThanOrEqual, 4)
        try system.add([(1, 0)], .equal, 9, .stay)
        try system.add([(1, 1), (-2, 0)], .greaterThanOrEqual, 1, .stay)
        try system.add([(1, 1)], .lessThanOrEqual, 100, .stay)
        #expect(try system.solved() == [4, 9])
    }

    @Test(arguments: SolverImplementation.allCases)
    func staysMayLinkWhatNothingElseLinks(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0), (-1, 1)], .equal, 0, .stay)
        try system.add([(1, 0)], .equal, 10, .stay)
        #expect(try system.solved() == [10, 10])
        try system.add([(1, 1)], .equal, 3, .optional(1))
        #expect(try system.solved() == [3, 3])
    }

    @Test(arguments: SolverImplementation.allCases)
    func leastAbsoluteValueComesLast(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 5)
        try system.add([(1, 0), (1, 1)], .equal, 10)
        try system.add([(1, 2)], .lessThanOrEqual, -4)
        try system.add([(1, 3)], .greaterThanOrEqual, -4)
        #expect(try system.solved() == [0, 10, -4, 0, 0])
    }

    /// However 10 is divided, the two constraints for 8 miss by 6 in total; the earlier one is met.
    @Test(arguments: SolverImplementation.allCases, [false, true])
    func earlierWishOfALevelIsMetFirst(_ implementation: SolverImplementation, isReversed: Bool) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0), (1, 1)], .equal, 10)
        for variable in isReversed ? [1, 0] : [0, 1] {
            try system.add([(1, variable)], .equal, 8, .optional(500))
        }
        #expect(try system.solved() == (isReversed ? [2, 8] : [8, 2]))
    }

    @Test(arguments: SolverImplementation.allCases)
    func strongerWishesOwnErrorComesBeforeEarlierOnes(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 4)
        try system.add([(1, 0), (1, 1)], .equal, 10)
        try system.add([(1, 2), (1, 3)], .equal, 10)
        try system.add([(1, 0), (-1, 2)], .equal, 0)
        for variable in [3, 2] { try system.add([(1, variable)], .equal, 8, .optional(400)) }
        for variable in [0, 1] { try system.add([(1, variable)], .equal, 8, .optional(500)) }
        #expect(try system.solved() == [8, 2, 8, 2])
    }

    @Test(arguments: SolverImplementation.allCases)
    func editsKeepThePlaceInTheOrder(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0), (1, 1)], .equal, 10)
        let first = try system.add([(1, 0)], .equal, 1, .optional(500))
        try system.add([(1, 1)], .equal, 8, .optional(500))
        _ = try system.solved()
        try system.solver.setConstant(-8, of: first)
        try system.solver.setPriority(.optional(400), of: first)
        #expect(try system.solved() == [2, 8])
        try system.solver.setPriority(.optional(500), of: first)
        #expect(try system.solved() == [8, 2])
    }

    /// One edit changes the signs of both errors: their total stays the same, but which one is met first changes.
    @Test(arguments: SolverImplementation.allCases)
    func wishesThatChangeSidesTogetherDecideAnew(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 1)], .equal, 0)
        let other = try system.add([(1, 1)], .equal, 10, .optional(500))
        try system.add([(1, 0)], .lessThanOrEqual, 5)
        let first = try system.add([(1, 0)], .equal, 10, .optional(500))
        let second = try system.add([(1, 0)], .equal, -10, .optional(500))
        #expect(try system.solved() == [5, 0])
        for (id, wish) in [(other, -10.0), (first, -20), (second, 20)] {
            try system.solver.setConstant(-wish, of: id)
        }
        #expect(try system.solved() == [-20, 0])
    }

    /// As long as the first variable depends on the second, its distance from 0 decides both.
    @Test(arguments: SolverImplementation.allCases)
    func variableThatNoLongerHangsOnAnotherDecidesNothingForIt(_ implementation: SolverImplementation) throws
    {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 1)], .lessThanOrEqual, 5)
        try system.add([(1, 0), (1, 1)], .greaterThanOrEqual, 8, .stay)
        #expect(try system.solved() == [3, 5])
        try system.add([(1, 0)], .equal, 20)
        #expect(try system.solved() == [20, 0])
    }
}
