import Solver
import Testing

@Suite struct ConflictTests {
    @Test(arguments: SolverImplementation.allCases)
    func theLatestBreaks(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let first = try system.add([(1, 0)], .equal, 10)
        let second = try system.add([(1, 0)], .equal, 20)
        #expect(try system.solved() == [10])
        #expect(system.solver.conflicts == [SolverConflict(members: [first, second], broken: second)])
    }

    @Test(arguments: SolverImplementation.allCases)
    func automaticBreaksBeforeRequired(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let automatic = try system.add([(1, 0)], .equal, 10, .automatic)
        let required = try system.add([(1, 0)], .equal, 20)
        #expect(try system.solved() == [20])
        #expect(
            system.solver.conflicts == [SolverConflict(members: [automatic, required], broken: automatic)])
    }

    @Test(arguments: SolverImplementation.allCases)
    func systemIsTakenBeforeWhatWasAddedEarlier(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let required = try system.add([(1, 0)], .equal, 10)
        let window = try system.add([(1, 0)], .equal, 20, .system)
        #expect(try system.solved() == [20])
        #expect(system.solver.conflicts == [SolverConflict(members: [required, window], broken: required)])
    }

    /// Two gaps of 60 and a gap of 5 in 100 points: the gap of 5 isn't part of the conflict.
    @Test(arguments: SolverImplementation.allCases)
    func conflictNamesOnlyWhatCollides(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 5)
        let left = try system.add([(1, 0)], .equal, 0, .system)
        try system.add([(1, 3), (-1, 2)], .greaterThanOrEqual, -50)
        let firstGap = try system.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 60)
        try system.add([(1, 4), (-1, 0)], .equal, 7)
        let secondGap = try system.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 60)
        let right = try system.add([(1, 2)], .lessThanOrEqual, 100, .system)
        try system.solver.solve()
        #expect(
            system.solver.conflicts == [
                SolverConflict(members: [left, firstGap, secondGap, right], broken: secondGap)
            ])
    }

    @Test(arguments: SolverImplementation.allCases)
    func conflictsComeInTheOrderOfBreaking(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        let automatic = try system.add([(1, 2)], .equal, 1, .automatic)
        for variable in 0..<3 { try system.add([(1, variable)], .equal, 0) }
        let second = try system.add([(1, 1)], .equal, 1)
        let third = try system.add([(1, 0)], .equal, 1)
        try system.solver.solve()
        #expect(system.solver.conflicts.map(\.broken) == [second, third, automatic])
    }

    @Test(arguments: SolverImplementation.allCases)
    func constraintThatNothingSatisfiesCollidesAlone(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0)], .equal, 4)
        let cancelled = try system.add([(0.1, 1), (0.2, 1), (-0.3, 1)], .equal, 3)
        let empty = try system.add([], .greaterThanOrEqual, 5)
        try system.add([], .lessThanOrEqual, 5)
        #expect(try system.solved() == [4, 0])
        #expect(
            system.solver.conflicts == [cancelled, empty].map { SolverConflict(members: [$0], broken: $0) })
    }

    @Test(arguments: SolverImplementation.allCases)
    func repeatedAndImpliedConstraintsDoNotCollide(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 4)
        for variable in 0..<3 {
            try system.add([(3, variable), (-1, 3)], .equal, 0)
            try system.add([(1, variable), (-1.0 / 3, 3)], .equal, 0)
        }
        try system.add([(1, 0), (1, 1), (1, 2)], .equal, 100)
        try system.add([(1, 3)], .equal, 100)
        #expect(isClose(try system.solved(), [100.0 / 3, 100.0 / 3, 100.0 / 3, 100]))
        #expect(system.solver.conflicts.isEmpty)
    }

    @Test(arguments: SolverImplementation.allCases)
    func removalBringsBackWhatWasBroken(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let first = try system.add([(1, 0)], .equal, 10)
        try system.add([(1, 0)], .equal, 20)
        #expect(try system.solved() == [10])
        try system.solver.remove(first)
        #expect(try system.solved() == [20])
        #expect(system.solver.conflicts.isEmpty)
    }

    @Test(arguments: SolverImplementation.allCases)
    func editsResolveAndRaiseConflicts(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let first = try system.add([(1, 0)], .equal, 10)
        let second = try system.add([(1, 0)], .equal, 20)
        try system.solver.solve()
        try system.solver.setConstant(-20, of: first)
        #expect(try system.solved() == [20])
        #expect(system.solver.conflicts.isEmpty)
        try system.solver.setConstant(-30, of: second)
        #expect(try system.solved() == [20])
        #expect(system.solver.conflicts.map(\.broken) == [second])
        try system.solver.setPriority(.optional(999), of: first)
        #expect(try system.solved() == [30])
        #expect(system.solver.conflicts.isEmpty)
    }

    /// A row of fixed widths that exceeds its window by a point.
    @Test(arguments: SolverImplementation.allCases)
    func longChainCollidesAsAWhole(_ implementation: SolverImplementation) throws {
        let count = 40
        let system = try TestSystem(implementation, variables: count + 1)
        var members = [try system.add([(1, 0)], .equal, 0, .system)]
        for variable in 1...count {
            members.append(try system.add([(1, variable), (-1, variable - 1)], .equal, 10))
        }
        members.append(try system.add([(1, count)], .equal, 401))
        #expect(try system.solved().last == 400)
        let last = try #require(members.last)
        #expect(system.solver.conflicts == [SolverConflict(members: members, broken: last)])
    }
}
