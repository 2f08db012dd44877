import TestSupport
import Solver
import ReferenceSolver
import Testing

/// Rows of items that compete for space: many sizes move from one bound to another at once.
struct CompetitionTests {
    /// From scratch, and after the space has shrunk and grown, the result is the tableau solver's.
    @Test(arguments: 0..<4)
    func sharesRoomAsTheTableauDoes(shard: Int) throws {
        for seed in 0..<30 {
            var row = try CompetingRow(seed: UInt64(shard * 30 + seed))
            for _ in 0..<5 {
                try requireSameSolution(row, seed: shard * 30 + seed)
                try row.changeRoom()
            }
        }
    }

    /// The same for small changes of the space, after which only a few items at the boundary shrink or grow.
    @Test(arguments: 0..<4)
    func followsSmallChangesAsTheTableauDoes(shard: Int) throws {
        for seed in 1000..<1015 {
            var row = try CompetingRow(seed: UInt64(shard * 15 + seed))
            for _ in 0..<25 {
                try requireSameSolution(row, seed: shard * 15 + seed)
                try row.changeRoomALittle()
            }
        }
    }

    private func requireSameSolution(_ row: CompetingRow, seed: Int) throws {
        for solver in row.solvers { try solver.solve() }
        let (given, expected) = (row.solvers[0], row.solvers[1])
        try #require(given.conflicts.map(\.broken) == expected.conflicts.map(\.broken))
        for (value, correct) in zip(given.allValues, expected.allValues) {
            try #require(abs(value - correct) < 1e-6 * max(1, abs(correct)), "\(seed)")
        }
    }

    /// 40 items that request 10 points and need 2 share 200: the first 15 get what they request, the others what they
    /// need.
    @Test func thoseThatCameLastGiveWay() throws {
        let solver = TightSetSolver()
        let widths = try (0..<40).map { _ in try solver.makeVariable() }
        for width in widths {
            _ = try solver.add(bound(width, .greaterThanOrEqual, 10, .optional(750)))
            _ = try solver.add(bound(width, .greaterThanOrEqual, 2, .required))
        }
        let sum = widths.map { SolverTerm(1, $0) }
        let room = try solver.add(SolverConstraint(sum, constant: -200))
        try solver.solve()
        let expected = (0..<40).map { $0 < 15 ? 10.0 : 2.0 }
        #expect(zip(solver.allValues, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        for points in [400, 390, 389, 201, 200, 202, 231, 120, 119, 80, 81, 400] {
            try solver.setConstant(-Double(points), of: room)
            try solver.solve()
            for (index, width) in solver.allValues.enumerated() {
                // The space left by the previous items, beyond what all items need.
                let left = Double(points - 80 - 8 * index)
                #expect(abs(width - 2 - min(max(left, 0), 8)) < 1e-9, "\(points), item \(index)")
            }
        }
    }

    /// Ten boxes of four items each, all at least 0, the boxes first: an item that shrinks last takes its box to 0 as
    /// well. 40 items that request 10 points each share 170.
    @Test func boxesGiveWayWithTheirItems() throws {
        let solver = TightSetSolver()
        let boxes = try (0..<10).map { _ in try solver.makeVariable() }
        let items = try (0..<40).map { _ in try solver.makeVariable() }
        for length in boxes + items { _ = try solver.add(bound(length, .greaterThanOrEqual, 0, .system)) }
        for item in items {
            _ = try solver.add(bound(item, .lessThanOrEqual, 10, .optional(250)))
            _ = try solver.add(bound(item, .greaterThanOrEqual, 10, .optional(750)))
        }
        for (index, box) in boxes.enumerated() {
            let contents = items[4 * index..<4 * index + 4].map { SolverTerm(1, $0) }
            _ = try solver.add(SolverConstraint(contents + [SolverTerm(-1, box)], constant: 0))
        }
        _ = try solver.add(SolverConstraint(boxes.map { SolverTerm(1, $0) }, constant: -170))
        try solver.solve()
        let expected =
            (0..<10).map { [40.0, 40, 40, 40, 10, 0, 0, 0, 0, 0][$0] } + (0..<40).map { $0 < 17 ? 10.0 : 0 }
        #expect(zip(solver.allValues, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(try solver.freeVariables() == boxes + items)
    }

    private func bound(
        _ variable: SolverVariable, _ relation: LayoutRelation, _ size: Double, _ priority: SolverPriority
    ) -> SolverConstraint {
        SolverConstraint([SolverTerm(1, variable)], constant: -size, relation: relation, priority: priority)
    }
}

/// A row of items in two solvers. Each item has a preferred, a minimum and a maximum size.
private struct CompetingRow {
    let solvers: [any ConstraintSolver] = [TightSetSolver(), TableauSolver(limits: .standard)]
    private var generator: SplitMix64
    private var room = SolverConstraint.ID(index: 0)
    private var points = 100
    private var wanted = 0

    init(seed: UInt64) throws {
        generator = SplitMix64(seed: seed)
        let right = try makeVariable()
        room = try add([(1, right)], .equal, 100, .system)
        var edge = try makeVariable()
        try add([(1, edge)], .equal, 0)
        var widths: [SolverVariable] = []
        for _ in 0..<generator.next(in: 6...20) {
            let width = try makeVariable()
            try addItem(width, after: widths)
            widths.append(width)
            let next = try makeVariable()
            try add([(1, next), (-1, edge), (-1, width)], .equal, 0)
            edge = next
            if happens(1, of: 8) {
                let place = Double(generator.next(in: 0...wanted))
                let side = pick([LayoutRelation.lessThanOrEqual, .greaterThanOrEqual])
                try add([(1, edge)], side, place, .optional(pick([600, 800])))
            }
        }
        try add([(1, edge), (-1, right)], pick([.equal, .equal, .lessThanOrEqual]), 0)
        try changeRoom()
    }

    private mutating func addItem(_ width: SolverVariable, after others: [SolverVariable]) throws {
        let size = generator.next(in: 5...20)
        wanted += size
        try add([(1, width)], .greaterThanOrEqual, Double(size), .optional(pick([750, 750, 750, 749, 751])))
        if happens(3, of: 4) { try add([(1, width)], .lessThanOrEqual, Double(size), .optional(250)) }
        if happens(3, of: 4) {
            let least = Double(generator.next(in: 0...size - 2))
            try add([(1, width)], .greaterThanOrEqual, least, pick([.required, .required, .optional(900)]))
        }
        if happens(1, of: 4) { try add([(1, width)], .lessThanOrEqual, Double(2 * size)) }
        if let other = others.last, happens(1, of: 6) {
            let ratio = pick([0.5, 1, 2])
            try add([(1, width), (-ratio, other)], .equal, 0, pick([.required, .optional(700)]))
        }
    }

    mutating func changeRoom() throws { try setRoom(generator.next(in: 0...2 * wanted)) }

    mutating func changeRoomALittle() throws { try setRoom(max(0, points + generator.next(in: -4...4))) }

    private mutating func setRoom(_ points: Int) throws {
        self.points = points
        for solver in solvers { try solver.setConstant(-Double(points), of: room) }
    }

    private func makeVariable() throws -> SolverVariable {
        _ = try solvers[0].makeVariable()
        return try solvers[1].makeVariable()
    }

    @discardableResult
    private func add(
        _ terms: [(Double, SolverVariable)], _ relation: LayoutRelation, _ size: Double,
        _ priority: SolverPriority = .required
    ) throws -> SolverConstraint.ID {
        let constraint = SolverConstraint(
            terms.map { SolverTerm($0.0, $0.1) }, constant: -size, relation: relation, priority: priority)
        _ = try solvers[0].add(constraint)
        return try solvers[1].add(constraint)
    }

    private mutating func happens(_ times: Int, of all: Int) -> Bool { generator.next(in: 1...all) <= times }

    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[generator.next(in: 0...choices.count - 1)]
    }
}
