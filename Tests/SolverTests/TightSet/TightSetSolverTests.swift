import Solver
import Testing

/// Results of the tight-set solver computed by hand.
struct TightSetSolverTests {
    private let solver = TightSetSolver()

    private func variables(_ count: Int) throws -> [SolverVariable] {
        try (0..<count).map { _ in try solver.makeVariable() }
    }

    @discardableResult
    private func add(
        _ terms: [(Double, SolverVariable)], _ relation: LayoutRelation, _ constant: Double,
        _ priority: SolverPriority = .required
    ) throws -> SolverConstraint.ID {
        try solver.add(
            SolverConstraint(
                terms.map { SolverTerm($0.0, $0.1) }, constant: -constant, relation: relation,
                priority: priority))
    }

    /// A thousand weak constraints don't outweigh a stronger one.
    @Test func prioritiesAreLexicographic() throws {
        let x = try variables(1)[0]
        try add([(1, x)], .equal, 10, .optional(251))
        for _ in 0..<1000 { try add([(1, x)], .equal, 0, .optional(250)) }
        try solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    /// Within a level, the sum of errors is minimized: the result is the median.
    @Test func equalPrioritiesMeetAtTheMedian() throws {
        let x = try variables(1)[0]
        for wish in [1.0, 2, 30, 40, 500] { try add([(1, x)], .equal, wish, .optional(500)) }
        try solver.solve()
        #expect(solver.value(of: x) == 30)
    }

    /// The last member of a conflict is broken; when another member is removed, it holds again.
    @Test func aBrokenConstraintComesBack() throws {
        let v = try variables(2)
        let first = try add([(1, v[0])], .equal, 10)
        let link = try add([(1, v[1]), (-1, v[0])], .equal, 5)
        let last = try add([(1, v[1])], .equal, 100)
        try solver.solve()
        #expect(solver.conflicts == [SolverConflict(members: [first, link, last], broken: last)])
        #expect(solver.value(of: v[1]) == 15)
        try solver.remove(first)
        try solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: v[0]) == 95)
        #expect(solver.value(of: v[1]) == 100)
    }

    /// An automatic constraint is broken before a required one added later; system constraints never are.
    @Test func kindsDecideWhatBreaks() throws {
        let x = try variables(1)[0]
        let automatic = try add([(1, x)], .equal, 1, .automatic)
        let required = try add([(1, x)], .equal, 2)
        try solver.solve()
        #expect(solver.conflicts.map(\.broken) == [automatic])
        let system = try add([(1, x)], .equal, 3, .system)
        try solver.solve()
        #expect(solver.conflicts.map(\.broken) == [required, automatic])
        #expect(solver.conflicts.allSatisfy { $0.members.contains(system) })
        #expect(solver.value(of: x) == 3)
    }

    /// Two widths share 100 points, with nothing to distinguish them: the first one shrinks last.
    @Test func tiesFallToTheLastConstraint() throws {
        let v = try variables(2)
        try add([(1, v[0]), (1, v[1])], .equal, 100)
        try add([(1, v[0])], .equal, 80, .optional(750))
        try add([(1, v[1])], .equal, 80, .optional(750))
        try solver.solve()
        #expect(solver.value(of: v[0]) == 80)
        #expect(solver.value(of: v[1]) == 20)
        let groups = try solver.freedoms()
        #expect(groups.map { $0.members.map(\.variable) } == [v])
        #expect(groups[0].members.map(\.range) == [20...80, 20...80])
        #expect(solver.value(of: v[0]) == 80)
    }

    /// Variables that move independently are in separate groups; determined ones are in none.
    @Test func freedomsAreGrouped() throws {
        let v = try variables(5)
        try add([(1, v[0])], .equal, 7)
        try add([(1, v[2]), (-1, v[1])], .equal, 10)
        try add([(1, v[3])], .greaterThanOrEqual, 5)
        try solver.solve()
        let groups = try solver.freedoms()
        #expect(groups.map { $0.members.map(\.variable) } == [[v[1], v[2]], [v[3]], [v[4]]])
        #expect(groups[1].members[0].range == 5 ... .infinity)
        #expect(solver.value(of: v[1]) == 0)
        #expect(solver.value(of: v[2]) == 10)
        #expect(solver.value(of: v[3]) == 5)
    }

    @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
    func scaleDoesNotMatter(scale: Double) throws {
        let v = try variables(3)
        try add([(scale, v[0])], .equal, 40 * scale)
        try add([(scale, v[1]), (-2 * scale, v[0])], .equal, 8 * scale)
        try add([(1, v[2]), (-1, v[1])], .greaterThanOrEqual, 3)
        try add([(scale, v[2])], .equal, 50 * scale, .optional(500))
        try solver.solve()
        #expect(abs(solver.value(of: v[1]) - 88) < 1e-6)
        #expect(abs(solver.value(of: v[2]) - 91) < 1e-6)
        #expect(solver.conflicts.isEmpty)
    }

    /// The coefficients of one variable are added, here to 0.
    @Test func repeatedVariablesAddUp() throws {
        let v = try variables(2)
        try add([(1, v[0]), (1, v[0]), (-1, v[1]), (1, v[1])], .equal, 6)
        try add([(1, v[1])], .equal, 4)
        try solver.solve()
        #expect(solver.value(of: v[0]) == 3)
        #expect(solver.value(of: v[1]) == 4)
    }

    /// A constraint without variables either holds or is a conflict by itself.
    @Test func constraintsWithoutVariables() throws {
        let impossible = try add([], .equal, 5)
        try add([], .lessThanOrEqual, 5)
        try solver.solve()
        #expect(solver.conflicts == [SolverConflict(members: [impossible], broken: impossible)])
    }

    /// A window dragged back and forth across bends ends exactly where it started.
    @Test func resizingReturns() throws {
        let v = try variables(3)
        let window = try add([(1, v[0])], .equal, 400, .system)
        try add([(1, v[1]), (1, v[2]), (-1, v[0])], .equal, -20)
        try add([(1, v[1])], .lessThanOrEqual, 150)
        try add([(1, v[1]), (-1, v[2])], .equal, 0, .optional(500))
        try add([(1, v[2])], .greaterThanOrEqual, 60, .optional(750))
        try solver.solve()
        for width in stride(from: 400.0, through: 60, by: -1) { try resize(window, to: width) }
        #expect(solver.value(of: v[1]) == 0 || solver.value(of: v[2]) == 60)
        for width in stride(from: 60.0, through: 400, by: 1) { try resize(window, to: width) }
        #expect(abs(solver.value(of: v[1]) - 150) < 1e-9)
        #expect(abs(solver.value(of: v[2]) - 230) < 1e-9)
    }

    private func resize(_ window: SolverConstraint.ID, to width: Double) throws {
        try solver.setConstant(-width, of: window)
        try solver.solve()
    }

    /// The same calls give bit-identical results.
    @Test func resultsAreDeterministic() throws {
        for seed in 0..<20 {
            var runs: [[UInt64]] = []
            for _ in 0..<2 {
                var pair = try SolverPair(seed: UInt64(seed), size: 8)
                for _ in 0..<5 {
                    try pair.tightSet.solve()
                    try pair.edit()
                }
                try pair.tightSet.solve()
                runs.append(pair.variables.map { pair.tightSet.value(of: $0).bitPattern })
            }
            #expect(runs[0] == runs[1])
        }
    }

    /// Labels that share too little space: any of them can shrink, so each is free.
    @Test func manyFreeVariablesAreFoundWithoutWalkingTheirRanges() throws {
        let solver = TightSetSolver()
        var lengths: [SolverVariable] = []
        for _ in 0..<300 { lengths.append(try solver.makeVariable()) }
        for length in lengths {
            _ = try solver.add(
                SolverConstraint([SolverTerm(1, length)], constant: -20, priority: .optional(750)))
        }
        _ = try solver.add(SolverConstraint(lengths.map { SolverTerm(1, $0) }, constant: -5400))
        #expect(try solver.freeVariables() == lengths)
    }
}
