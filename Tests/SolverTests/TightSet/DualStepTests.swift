import Testing

@testable import Solver

/// The number of row exchanges after a change of the space that labels compete for, which doesn't depend on the
/// number of labels.
struct DualStepTests {
    /// 100 labels request 10 points each and need none. From the first on, each gets what it requests as long as
    /// there is space. One gets the rest, and when it reaches either bound, it is exchanged with its neighbour.
    @Test func aLabelThatReachesABoundTakesOneExchange() throws {
        let (solver, room) = try labels(100, wanting: 10)
        try solve(solver, room, 505)
        for (points, exchanges) in [(501, 0), (495, 1), (485, 1), (488, 0), (495, 1), (505, 1), (512, 1)] {
            try solve(solver, room, points)
            #expect(solver.work.pivotCount == exchanges, "\(points)")
            for (index, width) in solver.allValues.enumerated() {
                #expect(abs(width - min(max(Double(points - 10 * index), 0), 10)) < 1e-9)
            }
        }
    }

    /// When several labels reach their bounds, each is exchanged once.
    @Test func labelsThatReachBoundsTakeOneExchangeEach() throws {
        let (solver, room) = try labels(100, wanting: 10)
        try solve(solver, room, 505)
        for (points, exchanges) in [(435, 7), (505, 7)] {
            try solve(solver, room, points)
            #expect(solver.work.pivotCount == exchanges, "\(points)")
        }
    }

    private func labels(_ count: Int, wanting size: Double) throws -> (TightSetSolver, SolverConstraint.ID) {
        let solver = TightSetSolver()
        let widths = try (0..<count).map { _ in try solver.makeVariable() }
        for width in widths {
            let term = [SolverTerm(1, width)]
            for (relation, constant, priority) in [
                (.lessThanOrEqual, -size, .optional(250)), (.greaterThanOrEqual, -size, .optional(750)),
                (.greaterThanOrEqual, 0, .required),
            ] as [(LayoutRelation, Double, SolverPriority)] {
                _ = try solver.add(
                    SolverConstraint(term, constant: constant, relation: relation, priority: priority))
            }
        }
        let room = try solver.add(SolverConstraint(widths.map { SolverTerm(1, $0) }, constant: 0))
        return (solver, room)
    }

    private func solve(_ solver: TightSetSolver, _ room: SolverConstraint.ID, _ points: Int) throws {
        try solver.setConstant(-Double(points), of: room)
        try solver.solve()
    }

    /// `w` is at most 340, then 272, and required to be at least 331; `x` is at most 100 and required to be at least
    /// 50. Both stay as large as they can, so that both move down for nothing until a sum of at most 200 is requested.
    /// `w` has just moved to its required bound by then, and may not move back.
    @Test func aRowThatJustCameToARequiredBoundStaysThere() throws {
        let solver = TightSetSolver()
        let (w, x) = (try solver.makeVariable(), try solver.makeVariable())
        func add(
            _ variables: [SolverVariable], _ relation: LayoutRelation, _ value: Double,
            _ priority: SolverPriority
        ) throws -> SolverConstraint.ID {
            try solver.add(
                SolverConstraint(
                    variables.map { SolverTerm(1, $0) }, constant: -value, relation: relation,
                    priority: priority))
        }
        let most = try add([w], .lessThanOrEqual, 340, .optional(250))
        _ = try add([w], .greaterThanOrEqual, 331, .required)
        _ = try add([w], .equal, 400, .stay)
        _ = try add([x], .lessThanOrEqual, 100, .optional(50))
        _ = try add([x], .greaterThanOrEqual, 50, .required)
        _ = try add([x], .equal, 400, .stay)
        let sum = try add([w, x], .lessThanOrEqual, 1000, .optional(500))
        try solver.solve()
        #expect(solver.allValues == [340, 100])
        try solver.setConstant(-272, of: most)
        try solver.setConstant(-200, of: sum)
        try solver.solve()
        #expect(solver.allValues == [331, 50])
        #expect(solver.conflicts.isEmpty)
    }
}
