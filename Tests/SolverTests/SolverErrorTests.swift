import Solver
import Testing

@Suite struct SolverErrorTests {
    @Test(arguments: SolverImplementation.allCases, [Double.nan, .infinity, -.infinity])
    func refusesNumbersThatAreNotFinite(_ implementation: SolverImplementation, number: Double) throws {
        let system = try TestSystem(implementation, variables: 1)
        let id = try system.add([(1, 0)], .equal, 3)
        #expect(throws: SolverError.notFinite) { try system.add([(1, 0)], .equal, number) }
        #expect(throws: SolverError.notFinite) { try system.add([(number, 0)], .equal, 0) }
        #expect(throws: SolverError.notFinite) { try system.solver.setConstant(number, of: id) }
        #expect(try system.solved() == [3])
    }

    @Test(arguments: SolverImplementation.allCases, [0, 1000, -1, 1000.5, Double.infinity, .nan])
    func refusesPrioritiesOutOfRange(_ implementation: SolverImplementation, level: Double) throws {
        let system = try TestSystem(implementation, variables: 1)
        let id = try system.add([(1, 0)], .equal, 3)
        let isRefusal = { (error: any Error) in
            guard case SolverError.priorityOutOfRange(let refused) = error else { return false }
            return refused == level || (refused.isNaN && level.isNaN)
        }
        #expect(performing: { try system.add([(1, 0)], .equal, 0, .optional(level)) }, throws: isRefusal)
        #expect(
            performing: { try system.solver.setPriority(.optional(level), of: id) }, throws: isRefusal)
    }

    @Test(arguments: SolverImplementation.allCases)
    func refusesVariablesItDoesNotKnow(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let removed = try system.solver.makeVariable()
        try system.solver.remove(removed)
        for stranger in [removed, SolverVariable(index: 7), SolverVariable(index: -1)] {
            #expect(throws: SolverError.unknownVariable(stranger)) {
                try system.solver.add(SolverConstraint([SolverTerm(1, stranger)], constant: 0))
            }
            #expect(throws: SolverError.unknownVariable(stranger)) { try system.solver.remove(stranger) }
            #expect(system.solver.value(of: stranger) == 0)
        }
    }

    @Test(arguments: SolverImplementation.allCases)
    func keepsVariablesThatConstraintsUse(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 2)
        let id = try system.add([(1, 0), (1, 0)], .equal, 3)
        let variable = system.variables[0]
        #expect(throws: SolverError.variableInUse(variable)) { try system.solver.remove(variable) }
        try system.solver.remove(id)
        try system.solver.remove(variable)
        #expect(try system.solved() == [0, 0])
    }

    @Test(arguments: SolverImplementation.allCases)
    func refusesConstraintsItDoesNotKnow(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        let removed = try system.add([(1, 0)], .equal, 3)
        try system.solver.remove(removed)
        for stranger in [removed, SolverConstraint.ID(index: 7), SolverConstraint.ID(index: -1)] {
            let error = SolverError.unknownConstraint(stranger)
            #expect(throws: error) { try system.solver.remove(stranger) }
            #expect(throws: error) { try system.solver.setConstant(1, of: stranger) }
            #expect(throws: error) { try system.solver.setPriority(.stay, of: stranger) }
        }
    }

    @Test(arguments: SolverImplementation.allCases)
    func stopsAtItsLimits(_ implementation: SolverImplementation) throws {
        let limits = SolverLimits(variables: 2, constraints: 2, terms: 3, pivots: 100)
        let solver = implementation.make(limits: limits)
        let x = try solver.makeVariable()
        let y = try solver.makeVariable()
        #expect(throws: SolverError.limitExceeded(.variables, limit: 2)) { try solver.makeVariable() }
        let sum = SolverConstraint([SolverTerm(1, x), SolverTerm(1, y)], constant: -3)
        let single = SolverConstraint([SolverTerm(1, x)], constant: -1)
        let id = try solver.add(sum)
        #expect(throws: SolverError.limitExceeded(.terms, limit: 3)) { try solver.add(sum) }
        _ = try solver.add(single)
        #expect(throws: SolverError.limitExceeded(.constraints, limit: 2)) {
            try solver.add(SolverConstraint([], constant: 0))
        }
        try solver.remove(id)
        _ = try solver.add(sum)
        try solver.solve()
        #expect(solver.value(of: y) == 2)
    }

    @Test(arguments: SolverImplementation.allCases)
    func givesUpAfterTooManyPivots(_ implementation: SolverImplementation) throws {
        let limits = SolverLimits(variables: 100, constraints: 1000, terms: 1000, pivots: 5)
        let solver = implementation.make(limits: limits)
        let variables = try (0..<20).map { _ in try solver.makeVariable() }
        for variable in variables {
            _ = try solver.add(
                SolverConstraint([SolverTerm(1, variable)], constant: 0, relation: .greaterThanOrEqual))
        }
        let sum = variables.map { SolverTerm(-1, $0) }
        _ = try solver.add(SolverConstraint(sum, constant: 50, relation: .greaterThanOrEqual))
        for (index, variable) in variables.enumerated() {
            _ = try solver.add(
                SolverConstraint(
                    [SolverTerm(1, variable)], constant: -Double(10 + index), priority: .optional(500)))
        }
        #expect(throws: SolverError.limitExceeded(.pivots, limit: 5)) { try solver.solve() }
    }

    /// Each number is finite, but the solution isn't.
    @Test(arguments: SolverImplementation.allCases)
    func refusesASolutionTooLargeToRepresent(_ implementation: SolverImplementation) throws {
        let system = try TestSystem(implementation, variables: 1)
        #expect(throws: SolverError.notFinite) {
            try system.add([(1e-200, 0)], .equal, 1e200)
            try system.solver.solve()
        }
    }
}
