import Solver
import Testing

/// Inputs that the solver rejects.
struct TightSetLimitTests {
    private func limits(
        variables: Int = 100, constraints: Int = 100, terms: Int = 100, pivots: Int = 100
    ) -> SolverLimits {
        SolverLimits(variables: variables, constraints: constraints, terms: terms, pivots: pivots)
    }

    private func fix(_ variable: SolverVariable, at value: Double, _ coefficient: Double = 1)
        -> SolverConstraint
    {
        SolverConstraint([SolverTerm(coefficient, variable)], constant: -value)
    }

    @Test func numbersMustBeFinite() throws {
        let solver = TightSetSolver()
        let x = try solver.makeVariable()
        for bad in [Double.nan, .infinity, -.infinity] {
            #expect(throws: SolverError.notFinite) { try solver.add(fix(x, at: bad)) }
            #expect(throws: SolverError.notFinite) { try solver.add(fix(x, at: 0, bad)) }
        }
        let id = try solver.add(fix(x, at: 1))
        #expect(throws: SolverError.notFinite) { try solver.setConstant(.nan, of: id) }
    }

    @Test func prioritiesLieBetweenZeroAndAThousand() throws {
        let solver = TightSetSolver()
        for bad in [0, 1000, -1] as [Double] {
            #expect(throws: SolverError.priorityOutOfRange(bad)) {
                try solver.add(SolverConstraint([], constant: 0, priority: .optional(bad)))
            }
        }
    }

    @Test func unknownHandlesAreRefused() throws {
        let solver = TightSetSolver()
        let x = try solver.makeVariable()
        let id = try solver.add(fix(x, at: 1))
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        try solver.remove(id)
        try solver.remove(x)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        #expect(throws: SolverError.unknownVariable(x)) { try solver.remove(x) }
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(fix(x, at: 1)) }
    }

    @Test func sizesAreLimited() throws {
        let small = TightSetSolver(limits: limits(variables: 1))
        _ = try small.makeVariable()
        #expect(throws: SolverError.limitExceeded(.variables, limit: 1)) { try small.makeVariable() }
        let few = TightSetSolver(limits: limits(constraints: 1))
        let x = try few.makeVariable()
        _ = try few.add(fix(x, at: 1))
        #expect(throws: SolverError.limitExceeded(.constraints, limit: 1)) { try few.add(fix(x, at: 1)) }
        let short = TightSetSolver(limits: limits(terms: 1))
        let y = try short.makeVariable()
        _ = try short.add(fix(y, at: 1))
        #expect(throws: SolverError.limitExceeded(.terms, limit: 1)) { try short.add(fix(y, at: 1)) }
    }

    /// A solve that reaches the limit reports it instead of continuing.
    @Test func pivotsAreLimited() throws {
        let solver = TightSetSolver(limits: limits(pivots: 0))
        let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
        _ = try solver.add(SolverConstraint([SolverTerm(1, x), SolverTerm(1, y)], constant: -10))
        try solver.solve()
        #expect(solver.value(of: y) == 10)
        _ = try solver.add(SolverConstraint([SolverTerm(1, x)], constant: -8, priority: .optional(9)))
        _ = try solver.add(
            SolverConstraint([SolverTerm(1, y)], constant: -5, relation: .greaterThanOrEqual))
        #expect(throws: SolverError.limitExceeded(.pivots, limit: 0)) { try solver.solve() }
    }
}
