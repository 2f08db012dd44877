import TestSupport
import Engine
import Testing
import Solver

@testable import ConstraintLog

/// Smallest sets in generated lists, checked by an independent method: edges and distances between them form a graph,
/// and they can't hold together exactly if it has a cycle of negative length.
@Suite struct MinimalConflictTests {
    /// Distances between the edges of views in a row, and lengths, which are most of the constraints in real lists.
    private struct GeneratedList {
        var constraints: [LogConstraint] = []
        /// For each constraint, the edges, and the minimum and maximum distance from the first to the second.
        var distances: [(from: Int, to: Int, least: Double?, greatest: Double?)] = []
        let viewCount: Int

        init(random: inout SplitMix64) {
            viewCount = 2 + Int(random.next() % 4)
            let count = 3 + Int(random.next() % 9)
            for _ in 0..<count { add(&random) }
        }

        private mutating func add(_ random: inout SplitMix64) {
            let (first, second) = (Int(random.next() & 0xFF), Int(random.next() & 0xFF))
            let (a, b) = (first % viewCount, second % viewCount)
            let number = Double(Int(random.next() % 60)) - 10
            let relation = random.pick([LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
            let item = { (view: Int) in LogItem(className: "UIView", address: "0x\(view + 1)") }
            let (left, right): (LogExpression, LogExpression)
            let edges: (from: Int, to: Int)
            if a == b {
                left = LogExpression(terms: [.init(1, item(a), .height)])
                right = LogExpression(constant: number)
                edges = (2 * a, 2 * a + 1)
            } else {
                let sides = (first >> 4) % 4
                let attributes: [LogAttribute] = [.top, .bottom]
                left = LogExpression(terms: [.init(1, item(b), attributes[sides % 2])])
                right = LogExpression(terms: [.init(1, item(a), attributes[sides / 2])], constant: number)
                edges = (2 * a + sides / 2, 2 * b + sides % 2)
            }
            constraints.append(
                LogConstraint(
                    className: "NSLayoutConstraint", address: "0x1\(constraints.count)", left: left,
                    relation: relation, right: right, priority: 1000, text: "\(constraints.count)", line: 1))
            distances.append(
                (
                    edges.from, edges.to, relation == .lessThanOrEqual ? nil : number,
                    relation == .greaterThanOrEqual ? nil : number
                ))
        }

        /// Whether some of the constraints can hold, by the Bellman–Ford algorithm.
        func canHold(_ members: [Int]) -> Bool {
            // x[to] - x[from] <= length
            var arcs: [(from: Int, to: Int, length: Double)] = []
            for view in 0..<viewCount { arcs.append((2 * view + 1, 2 * view, 0)) }
            for member in members {
                let distance = distances[member]
                if let greatest = distance.greatest { arcs.append((distance.from, distance.to, greatest)) }
                if let least = distance.least { arcs.append((distance.to, distance.from, -least)) }
            }
            var values = [Double](repeating: 0, count: 2 * viewCount)
            for round in 0...(2 * viewCount) {
                var hasChanged = false
                for arc in arcs where values[arc.from] + arc.length < values[arc.to] - 1e-9 {
                    values[arc.to] = values[arc.from] + arc.length
                    hasChanged = true
                }
                if !hasChanged { return true }
                if round == 2 * viewCount { return false }
            }
            return true
        }
    }

    @Test func setsAreSmallestAndSumsAreRight() {
        var conflicts = 0
        for seed in 0..<600 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let list = GeneratedList(random: &random)
            let system = LogSystem(list.constraints, assumptions: LogAssumptions())
            let search = ConflictSearch(list.constraints, system: system)
            let all = Array(list.constraints.indices)
            let minimal = search.minimalConflict(removalOrder: all.reversed())
            guard let minimal else {
                if !list.canHold(all) { Issue.record("seed \(seed): a conflict was missed") }
                continue
            }
            conflicts += 1
            if list.canHold(minimal) { Issue.record("seed \(seed): \(minimal) can hold") }
            for member in minimal where !list.canHold(minimal.filter { $0 != member }) {
                Issue.record("seed \(seed): \(minimal) holds no more without \(member)")
            }
            let relations = minimal.compactMap { system.rows[$0].first } + search.bounds(neededBy: minimal)
            if let sum = ContradictionSum(relations), abs(sum.moreTotal - sum.lessTotal) < 1e-6 {
                Issue.record("seed \(seed): the sum works out")
            }
            checkCures(minimal, list: list, system: system, search: search, seed: seed)
        }
        #expect(conflicts > 200)
    }

    /// x is 40, y is x, and both add up to 0.
    @Test func aSingleNumberCountsAsOftenAsItIsAdded() throws {
        func relation(_ x: Double, _ y: Double, _ constant: Double) -> SolverConstraint {
            let terms = [SolverTerm(x, SolverVariable(index: 0)), SolverTerm(y, SolverVariable(index: 1))]
            return SolverConstraint(
                terms.filter { $0.coefficient != 0 }, constant: constant, relation: .equal)
        }
        let sum = try #require(
            ContradictionSum([relation(1, 0, -40), relation(-1, 1, 0), relation(1, 1, 0)]))
        #expect(sum.more.map(\.total) == [80])
        #expect(sum.less.isEmpty)
    }

    /// Checks that cures end every contradiction in a list, and need each of their changes.
    private func checkCures(
        _ minimal: [Int], list: GeneratedList, system: LogSystem, search: ConflictSearch, seed: UInt64
    ) {
        let finder = CureFinder(
            system: system, search: search, ranked: { $0 }, together: { [$0] }, rest: { _ in [] })
        for cure in finder.cures(of: minimal) {
            let others = list.constraints.indices.filter { !cure.members.contains($0) }
            if !list.canHold(others) { Issue.record("seed \(seed): \(cure.members) is no cure") }
            for member in cure.members where list.canHold(others + [member]) {
                Issue.record("seed \(seed): \(cure.members) is a cure without \(member)")
            }
        }
    }
}
