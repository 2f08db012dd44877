import Testing

@testable import Engine

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
            #expect(solver.pivotCount == exchanges, "\(points)")
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
            #expect(solver.pivotCount == exchanges, "\(points)")
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
}
