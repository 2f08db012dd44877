import Solver

/// The canonical solution of a small system, found by trying every point that could be the solution.
///
/// The lines `left side = right side` of all constraints and `variable = 0` of all variables divide space into
/// pieces. In each piece all errors and absolute values are linear, and each piece has a corner. So the minimum, in
/// the lexicographic order of the three steps, is at a corner: a point where as many lines meet as there are
/// variables. A box far outside all corners reveals what is unbounded.
struct VertexEnumeration {
    private static let far = 1e6
    private static let tolerance = 1e-6

    let system: SmallSystem
    /// Step 1: the indices of accepted and of broken constraints, in the order of the decisions.
    private(set) var taken: [Int] = []
    private(set) var broken: [Int] = []
    /// Step 2: the corners, including those of the box, of the set that the priorities leave open.
    private(set) var face: [[Double]] = []
    private let corners: [[Double]]

    init(_ system: SmallSystem) {
        self.system = system
        let axes = (0..<system.variableCount).map { axis in
            (0..<system.variableCount).map { $0 == axis ? 1.0 : 0 }
        }
        var lines = system.constraints.map { (normal: $0.coefficients, number: $0.number) }
        for axis in axes {
            for number in [0, Self.far, -Self.far] { lines.append((axis, number)) }
        }
        corners = Self.meetings(of: lines, count: system.variableCount)
        takeRequired()
        face = least(corners.filter { holds(taken, at: $0) }) { point in levels.map { sum(of: $0, at: point) }
        }
    }

    private static func meetings(
        of lines: [(normal: [Double], number: Double)], count: Int
    ) -> [[Double]] {
        func choose(_ chosen: [Int]) -> [[Double]] {
            if chosen.count == count {
                return solution(of: chosen.map { lines[$0] }).map { [$0] } ?? []
            }
            return ((chosen.last ?? -1) + 1..<max(lines.count, (chosen.last ?? -1) + 1))
                .flatMap { choose(chosen + [$0]) }
        }
        return choose([])
    }

    /// Returns the intersection of lines by Cramer's rule; nil if it isn't a single point.
    private static func solution(of lines: [(normal: [Double], number: Double)]) -> [Double]? {
        let matrix = lines.map(\.normal)
        let whole = determinant(matrix)
        guard whole != 0 else { return nil }
        return matrix.indices.map { column in
            var replaced = matrix
            for row in lines.indices { replaced[row][column] = lines[row].number }
            return determinant(replaced) / whole
        }
    }

    private static func determinant(_ matrix: [[Double]]) -> Double {
        guard let first = matrix.first else { return 1 }
        var sum = 0.0
        for (column, value) in first.enumerated() where value != 0 {
            let minor = matrix.dropFirst().map { row in
                row.enumerated().filter { $0.offset != column }.map(\.element)
            }
            sum += (column % 2 == 0 ? 1 : -1) * value * determinant(minor)
        }
        return sum
    }

    /// Returns whether constraints can all hold at once.
    func isFeasible(_ positions: [Int]) -> Bool {
        corners.contains { corner in holds(positions, at: corner) }
    }

    private func holds(_ positions: [Int], at point: [Double]) -> Bool {
        positions.allSatisfy { system.constraints[$0].error(point) <= Self.tolerance }
    }

    private mutating func takeRequired() {
        for strength in [SolverPriority.system, .required, .automatic] {
            for position in positions(of: strength) {
                if isFeasible(taken + [position]) { taken.append(position) } else { broken.append(position) }
            }
        }
    }

    /// Returns the canonical point, the result of step 3.
    func solution() -> [Double]? {
        let optional = levels.flatMap { positions(of: .optional($0)) }
        let sizes = sizes
        let others = (0..<system.variableCount).filter { !sizes.contains($0) }
        return least(face) { point in
            optional.map { error(at: $0, point) } + sizes.map { abs(point[$0]) }
                + positions(of: .stay).map { error(at: $0, point) } + others.map { abs(point[$0]) }
        }.first
    }

    /// The variables that are alone in some system inequality, in the order in which they were made.
    private var sizes: [Int] {
        let bounds = positions(of: .system).map { system.constraints[$0] }.filter { $0.relation != .equal }
        return (0..<system.variableCount).filter { variable in
            bounds.contains { bound in
                bound.coefficients.enumerated().allSatisfy { ($0.element != 0) == ($0.offset == variable) }
            }
        }
    }

    private var levels: [Double] { [750, 500, 250] }

    private func positions(of priority: SolverPriority) -> [Int] {
        system.constraints.indices.filter { system.constraints[$0].priority == priority }
    }

    private func error(at position: Int, _ point: [Double]) -> Double {
        system.constraints[position].error(point)
    }

    private func sum(of level: Double, at point: [Double]) -> Double {
        positions(of: .optional(level)).reduce(0) { $0 + error(at: $1, point) }
    }

    /// Returns the points with the smallest list of numbers, in lexicographic order.
    private func least(_ points: [[Double]], by numbers: ([Double]) -> [Double]) -> [[Double]] {
        var rest = points.map { (point: $0, numbers: numbers($0)) }
        for place in rest.first?.numbers.indices ?? 0..<0 {
            let least = rest.map { $0.numbers[place] }.min() ?? 0
            rest = rest.filter { $0.numbers[place] <= least + Self.tolerance }
        }
        return rest.map(\.point)
    }

    /// Returns the free variables and their ranges, grouped by dependence.
    func freedoms() -> [[Int: ClosedRange<Double>]] {
        var ranges: [Int: ClosedRange<Double>] = [:]
        for variable in 0..<system.variableCount {
            let values = face.map { $0[variable] }
            let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
            guard greatest - least > Self.tolerance else { continue }
            let lower = least < -Self.far / 100 ? -Double.infinity : least
            let upper = greatest > Self.far / 100 ? Double.infinity : greatest
            ranges[variable] = lower...upper
        }
        var groups: [[Int: ClosedRange<Double>]] = []
        for (variable, range) in ranges.sorted(by: { $0.key < $1.key }) {
            let group = groups.firstIndex { group in
                group.keys.allSatisfy { !areSeparable($0, variable, on: face) }
            }
            if let group { groups[group][variable] = range } else { groups.append([variable: range]) }
        }
        return groups
    }

    /// Returns whether variables fall into two parts, one of the two in each, such that the coordinates of one part
    /// can be exchanged between any two points of the face.
    private func areSeparable(_ first: Int, _ second: Int, on face: [[Double]]) -> Bool {
        (0..<1 << system.variableCount).contains { part in
            guard part >> first & 1 == 1, part >> second & 1 == 0 else { return false }
            return face.allSatisfy { one in
                face.allSatisfy { other in
                    let mixed = one.indices.map { part >> $0 & 1 == 1 ? one[$0] : other[$0] }
                    return isOnFace(mixed, like: one)
                }
            }
        }
    }

    private func isOnFace(_ point: [Double], like known: [Double]) -> Bool {
        holds(taken, at: point)
            && levels.allSatisfy { sum(of: $0, at: point) <= sum(of: $0, at: known) + Self.tolerance }
    }
}
