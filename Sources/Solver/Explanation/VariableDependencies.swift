/// The dependencies of variables on each other and on the constants of constraints. Each variable is a sum over
/// variables earlier in an order.
///
/// In a chain of n views, all sums together have n²/2 terms if expanded. So only the direct terms are stored, and a sum
/// is expanded when it is needed.
struct VariableDependencies: Sendable {
    private struct Part {
        /// A variable, or the identifier of a constraint, counted down from -1.
        var source: Int32
        var factor: Double
    }

    private var parts: [Part] = []
    /// The number of constraints up to the last in any sum.
    private var constraintCount = 0
    /// The parts of each variable.
    private var ranges: [Range<Int32>]
    /// The place of each variable in the order.
    private var ranks: [Int32]
    /// The length in points of one unit of each variable; empty if all units are points.
    private let units: [Double]

    init(variableCount: Int, units: [Double]) {
        ranges = Array(repeating: 0..<0, count: variableCount)
        ranks = Array(repeating: 0, count: variableCount)
        self.units = units
    }

    /// The number of terms of all sums.
    var partCount: Int { parts.count }

    // MARK: Making

    /// Begins the sum of the next variable in order; variables that are solved together have the same rank.
    mutating func begin(_ variable: Variable, rank: Int) {
        ranges[variable.offset] = Int32(parts.count)..<Int32(parts.count)
        ranks[variable.offset] = Int32(rank)
    }

    mutating func add(_ factor: Double, variable source: Variable, to variable: Variable) {
        append(Part(source: source.number, factor: factor), to: variable)
    }

    mutating func add(_ factor: Double, constraint: Int32, to variable: Variable) {
        constraintCount = max(constraintCount, Int(constraint) + 1)
        append(Part(source: -1 - constraint, factor: factor), to: variable)
    }

    private mutating func append(_ part: Part, to variable: Variable) {
        parts.append(part)
        ranges[variable.offset] = ranges[variable.offset].lowerBound..<Int32(parts.count)
    }

    // MARK: Reading

    /// Returns the variables in the sum of one.
    func sources(of variable: Variable) -> [Variable] {
        ranges[variable.offset].compactMap { place in
            let source = parts[Int(place)].source
            return source < 0 ? nil : Variable(source)
        }
    }

    /// Returns the expanded sum of a variable, in the order of constraints.
    func shares(of variable: Int) -> [SolverExplanation.Share] {
        var weights = [Double](repeating: 0, count: ranges.count)
        var totals = [Double](repeating: 0, count: constraintCount)
        var constraints: [Int32] = []
        weights[variable] = units.isEmpty ? 1 : units[variable]
        for next in reachable(from: Int32(variable)) {
            let weight = weights[Int(next)]
            if weight == 0 { continue }
            for place in ranges[Int(next)] {
                let part = parts[Int(place)]
                if part.source >= 0 {
                    weights[Int(part.source)] = cancelling(weights[Int(part.source)], weight * part.factor)
                } else {
                    let constraint = -1 - part.source
                    if totals[Int(constraint)] == 0 { constraints.append(constraint) }
                    totals[Int(constraint)] += weight * part.factor
                }
            }
        }
        constraints.sort()
        var shares: [SolverExplanation.Share] = []
        for constraint in constraints where abs(totals[Int(constraint)]) > 1e-9 {
            shares.append(
                SolverExplanation.Share(
                    constraint: SolverConstraint.ID(index: Int(constraint)),
                    coefficient: totals[Int(constraint)]))
            // A constraint that cancelled out on the way is listed twice.
            totals[Int(constraint)] = 0
        }
        return shares
    }

    /// Returns the variables that one depends on, starting with itself, so that each precedes those it depends on.
    private func reachable(from start: Int32) -> [Int32] {
        var isKnown = [Bool](repeating: false, count: ranges.count)
        isKnown[Int(start)] = true
        var found = [start]
        var next = 0
        while next < found.count {
            for place in ranges[Int(found[next])] {
                let source = parts[Int(place)].source
                if source < 0 || isKnown[Int(source)] { continue }
                isKnown[Int(source)] = true
                found.append(source)
            }
            next += 1
        }
        return found.sorted { ranks[Int($0)] > ranks[Int($1)] }
    }
}
