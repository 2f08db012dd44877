/// How variables follow from one another and from the constants of constraints, each written as a sum over variables
/// earlier in an order.
///
/// In a chain of n views all sums written out have n²/2 parts; so only one link of each is kept, and what is asked for is
/// written out then.
struct VariableDependencies: Sendable {
    private struct Part {
        /// A variable, or of a constraint its identifier counted down from -1.
        var source: Int32
        var factor: Double
    }

    private var parts: [Part] = []
    /// By variable: its parts.
    private var ranges: [Range<Int32>]
    /// By variable: its place in the order.
    private var ranks: [Int32]
    /// By variable: what one unit of it is in points; empty where all are points.
    private let units: [Double]

    init(variableCount: Int, units: [Double]) {
        ranges = Array(repeating: 0..<0, count: variableCount)
        ranks = Array(repeating: 0, count: variableCount)
        self.units = units
    }

    // MARK: Making

    /// Begins the sum for the next variable in order; where several are worked out together, they have one rank.
    mutating func begin(_ variable: Int32, rank: Int) {
        ranges[Int(variable)] = Int32(parts.count)..<Int32(parts.count)
        ranks[Int(variable)] = Int32(rank)
    }

    mutating func add(_ factor: Double, variable source: Int32, to variable: Int32) {
        append(Part(source: source, factor: factor), to: variable)
    }

    mutating func add(_ factor: Double, constraint: Int32, to variable: Int32) {
        append(Part(source: -1 - constraint, factor: factor), to: variable)
    }

    private mutating func append(_ part: Part, to variable: Int32) {
        parts.append(part)
        ranges[Int(variable)] = ranges[Int(variable)].lowerBound..<Int32(parts.count)
    }

    // MARK: Reading

    /// The sum for a variable written out, in the order of constraints.
    func shares(of variable: Int) -> [SolverExplanation.Share] {
        var weights = [Double](repeating: 0, count: ranges.count)
        var totals: [Int32: Double] = [:]
        weights[variable] = units.isEmpty ? 1 : units[variable]
        for next in reachable(from: Int32(variable)) {
            let weight = weights[Int(next)]
            if weight == 0 { continue }
            for place in ranges[Int(next)] {
                let part = parts[Int(place)]
                if part.source >= 0 {
                    weights[Int(part.source)] = cancelling(weights[Int(part.source)], weight * part.factor)
                } else {
                    totals[-1 - part.source, default: 0] += weight * part.factor
                }
            }
        }
        return totals.filter { abs($0.value) > 1e-9 }.sorted { $0.key < $1.key }.map {
            SolverExplanation.Share(
                constraint: SolverConstraint.ID(index: Int($0.key)), coefficient: $0.value)
        }
    }

    /// The variables that one depends on, itself first, so that each comes before those it depends on.
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
