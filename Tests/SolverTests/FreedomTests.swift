import Solver
import Testing

@Suite struct FreedomTests {
    @Test(arguments: SolverImplementation.allCases)
    func nothingIsFreeWhereEverythingIsDetermined(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0)], .equal, 10)
        try system.add([(1, 1), (-1, 0)], .equal, 5, .optional(1))
        #expect(try system.freedoms().isEmpty)
    }

    @Test(arguments: SolverImplementation.allCases)
    func unconstrainedVariableIsFreeInBothDirections(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0)], .equal, 10)
        try system.add([(1, 1)], .equal, 5, .stay)
        #expect(try system.freedoms() == [[1: -Double.infinity...Double.infinity]])
    }

    @Test(arguments: SolverImplementation.allCases)
    func rangesEndWhereConstraintsBindThem(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        try system.add([(1, 0)], .greaterThanOrEqual, 0)
        try system.add([(2, 1)], .lessThanOrEqual, 8)
        try system.add([(1, 1)], .greaterThanOrEqual, -3, .optional(500))
        for number in [10.0, 30, 12, 25] { try system.add([(1, 2)], .equal, number, .optional(500)) }
        #expect(try system.freedoms() == [[0: 0...Double.infinity], [1: -3...4], [2: 12...25]])
    }

    @Test(arguments: SolverImplementation.allCases)
    func variablesTiedToEachOtherMoveTogether(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 5)
        for variable in 0..<5 { try system.add([(1, variable)], .greaterThanOrEqual, 0, .system) }
        try system.add([(1, 0), (1, 3)], .equal, 100)
        try system.add([(1, 1), (1, 2)], .lessThanOrEqual, 50)
        try system.add([(1, 4)], .lessThanOrEqual, 7)
        #expect(
            try system.freedoms() == [[0: 0...100, 3: 0...100], [1: 0...50, 2: 0...50], [4: 0...7]])
    }

    /// Neither the sum's bound of 1,000 nor the one at 0, which is reached, restricts two variables between 0 and 10.
    @Test(arguments: SolverImplementation.allCases)
    func impliedInequalityTiesNothing(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        try system.add([(1, 0), (1, 1)], .lessThanOrEqual, 1000)
        try system.add([(1, 0), (1, 1)], .greaterThanOrEqual, 0)
        for variable in 0..<2 {
            try system.add([(1, variable)], .lessThanOrEqual, 10)
            try system.add([(1, variable)], .greaterThanOrEqual, 0)
        }
        #expect(try system.freedoms() == [[0: 0...10], [1: 0...10]])
    }

    /// x ≥ y and y ≥ x leave a line; on it, x + y is only bounded by 20 because of both.
    @Test(arguments: SolverImplementation.allCases)
    func inequalitiesThatMeetActAsAnEquality(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 3)
        try system.add([(1, 0), (-1, 1)], .greaterThanOrEqual, 0)
        try system.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 0)
        try system.add([(1, 0), (1, 1)], .lessThanOrEqual, 20)
        try system.add([(1, 0)], .greaterThanOrEqual, 4)
        try system.add([(1, 2), (-1, 0), (1, 1)], .equal, 6)
        #expect(try system.freedoms() == [[0: 4...10, 1: 4...10]])
        #expect(try system.solved() == [4, 4, 6])
    }

    @Test(arguments: SolverImplementation.allCases)
    func freedomsTakeInChangesSinceTheLastSolve(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        #expect(try system.solver.freedoms().count == 1)
        let id = try system.add([(1, 0)], .equal, 3)
        #expect(try system.solver.freedoms().isEmpty)
        try system.solver.remove(id)
        #expect(try system.solver.freedoms().count == 1)
    }
}
