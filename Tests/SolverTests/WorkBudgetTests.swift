import Testing

@testable import Solver

@Suite struct WorkBudgetTests {
    @Test func sharesAreEqualAndAddUpToTheBudget() {
        let budget = WorkBudget(1000)
        let shares = (0..<4).map { budget.takeShare(of: 4 - $0) }
        #expect(shares.map(\.remaining) == [250, 250, 250, 250])
        #expect(budget.isSpent)
        shares[1].charge(200)
        shares[2].charge(900)
        for share in shares { budget.putBack(share) }
        #expect(budget.remaining == 250 + 50 + 0 + 250)
    }

    @Test func largeSharesAreNeverMoreThanTheBudget() {
        for parts in 1...100 {
            let budget = WorkBudget(1_000_000_000_000)
            let shares = (0..<parts).map { budget.takeLargeShare(of: parts - $0).remaining }
            #expect(shares.reduce(0, +) == 1_000_000_000_000)
            #expect(shares.allSatisfy { $0 > 0 })
        }
        let budget = WorkBudget(1_000_000)
        let heavy = budget.takeLargeShare(of: 100)
        #expect(heavy.remaining == 100_000)
        heavy.charge(1)
        budget.putBack(heavy)
        #expect(budget.remaining == 999_999)
    }

    @Test func whatIsSpentStaysSpent() throws {
        let budget = WorkBudget(10)
        try budget.spend(9)
        #expect(throws: SolverError.budgetSpent) { try budget.spend(1) }
        #expect(throws: SolverError.budgetSpent) { try budget.spend(0) }
        #expect(budget.takeShare(of: 2).isSpent)
    }

    /// A chain in which each variable is 1 more than the one before.
    private func chain(_ count: Int) throws -> (solver: TightSetSolver, last: SolverVariable) {
        let solver = TightSetSolver()
        var variables = [try solver.makeVariable()]
        _ = try solver.add(SolverConstraint([SolverTerm(1, variables[0])], constant: 0))
        for _ in 1..<count {
            let next = try solver.makeVariable()
            let terms = [SolverTerm(1, next), SolverTerm(-1, variables[variables.count - 1])]
            _ = try solver.add(SolverConstraint(terms, constant: -1))
            variables.append(next)
        }
        return (solver, variables[count - 1])
    }

    @Test func aSolverWithoutBudgetStopsAndCanGoOnWithAnother() throws {
        let (solver, last) = try chain(500)
        solver.budget = WorkBudget(1)
        #expect(throws: SolverError.budgetSpent) { try solver.solve() }
        #expect(throws: SolverError.budgetSpent) { try solver.explanation() }
        solver.budget = WorkBudget()
        try solver.solve()
        #expect(solver.value(of: last) == 499)
    }

    /// What prevents each of many wishes is kept up to a limit, whatever the budget: memory would be their square.
    @Test func explanationsKeepALimitedCountOfNumbers() throws {
        var limits = SolverLimits.standard
        func explain(times: Int = 1) throws -> Int {
            let solver = TightSetSolver(limits: limits)
            let variables = try (0..<30).map { _ in try solver.makeVariable() }
            for variable in variables {
                _ = try solver.add(
                    SolverConstraint([SolverTerm(1, variable)], constant: -1, priority: .optional(400)))
            }
            // Together they are to be 0, so that each keeps the others from being met.
            _ = try solver.add(SolverConstraint(variables.map { SolverTerm(1, $0) }, constant: 0))
            try solver.solve()
            for _ in 1..<times { _ = try solver.explanation() }
            return try solver.explanation().effects.reduce(0) { count, effect in
                if case .overridden(_, let obstacles) = effect { count + obstacles.count } else { count }
            }
        }
        let kept = try explain()
        #expect(kept > 0)
        limits.storedNumbers = kept - 1
        #expect(throws: SolverError.budgetSpent) { try explain() }
        // Each explanation has the whole limit, as those of a page that asks after every change: this is the least for one.
        while (try? explain()) == nil, limits.storedNumbers < 100 * kept { limits.storedNumbers += 1 }
        #expect(try explain(times: 3) == kept)
    }

    /// Wishes in a circle that can't all be met, with as many priorities as given.
    private func workOfCircle(levels: Int) throws -> Int {
        let solver = TightSetSolver()
        let count = 240
        let variables = try (0..<count).map { _ in try solver.makeVariable() }
        for index in 0..<count {
            let terms = [SolverTerm(1, variables[index]), SolverTerm(-1, variables[(index + 1) % count])]
            _ = try solver.add(
                SolverConstraint(
                    terms, constant: -1, priority: .optional(Double(1 + index % levels))))
        }
        let budget = WorkBudget(1_000_000_000_000)
        solver.budget = budget
        try solver.solve()
        return 1_000_000_000_000 - budget.remaining
    }

    /// A cost is compared level by level, so one of 240 levels takes more work than one of two.
    @Test func costsAtManyLevelsAreCounted() throws {
        #expect(try workOfCircle(levels: 240) > workOfCircle(levels: 2))
    }

    @Test func countedWorkIsTheSameEachTime() throws {
        let counts = try (0..<2).map { _ in
            let (solver, _) = try chain(300)
            solver.budget = WorkBudget(1_000_000_000)
            _ = try solver.explanation()
            return solver.budget.remaining
        }
        #expect(counts[0] == counts[1])
        #expect(counts[0] < 1_000_000_000)
    }

    /// With so many open variables, the canonical solution is found again from scratch.
    @Test func manyFreedomsLeaveTheSolutionAsItWas() throws {
        let solver = TightSetSolver()
        let count = 1000
        let variables = try (0..<count).map { _ in try solver.makeVariable() }
        for (index, variable) in variables.enumerated() {
            _ = try solver.add(
                SolverConstraint(
                    [SolverTerm(1, variable)], constant: -Double(index), relation: .greaterThanOrEqual))
            _ = try solver.add(
                SolverConstraint(
                    [SolverTerm(1, variable)], constant: -Double(index + 7), relation: .lessThanOrEqual))
        }
        try solver.solve()
        let before = solver.allValues
        // The least of the absolute values that are possible.
        #expect(before == (0..<count).map(Double.init))
        let budget = WorkBudget(500_000_000)
        solver.budget = budget
        let freedoms = try solver.freedoms()
        #expect(freedoms.count == count)
        for (index, freedom) in freedoms.enumerated() {
            #expect(freedom.members.map(\.range) == [Double(index)...Double(index + 7)])
        }
        try solver.solve()
        #expect(solver.allValues == before)
    }
}
