/// The dependencies of variables on each other and on the constants of constraints. Each variable is a sum over
/// variables earlier in an order.
///
/// In a chain of n views, all sums together have n²/2 terms if expanded. So only the direct terms are stored, and a sum
/// is expanded when it is needed.
struct VariableDependencies: Sendable {
    struct Part {
        /// A variable, or the identifier of a constraint, counted down from -1.
        var source: Int32
        var factor: Double
    }

    private var parts: [Part] = []
    /// The number of constraints up to the last in any sum.
    private(set) var constraintCount = 0
    /// The parts of each variable.
    private var ranges: [Range<Int32>]
    /// The place of each variable in the order.
    private var ranks: [Int32]
    /// The length in points of one unit of each variable; empty if all units are points.
    private let units: [Double]
    /// Whether each variable is decided by others of its block, one row after the other; empty if none is.
    private var isStep: [Bool] = []

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

    /// Notes that a variable follows from others of its block by a row of its own.
    mutating func noteStep(_ variable: Variable) {
        if isStep.isEmpty { isStep = Array(repeating: false, count: ranges.count) }
        isStep[variable.offset] = true
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

    /// The number of variables, known or not.
    var variableCount: Int { ranges.count }

    /// The parts of a variable's sum.
    func parts(of variable: Int) -> ArraySlice<Part> {
        let range = ranges[variable]
        return parts[Int(range.lowerBound)..<Int(range.upperBound)]
    }

    /// Whether a variable follows from others of its block by a row of its own.
    func isStep(_ variable: Int) -> Bool { !isStep.isEmpty && isStep[variable] }

    /// The length in points of one unit of a variable.
    func unit(of variable: Int) -> Double { units.isEmpty ? 1 : units[variable] }

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
        weights[variable] = unit(of: variable)
        for next in reachable(from: [Int32(variable)]) {
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

    /// Returns the variables that some depend on, with themselves, so that each precedes those it depends on.
    func reachable(from starts: [Int32]) -> [Int32] {
        var isKnown = [Bool](repeating: false, count: ranges.count)
        var found: [Int32] = []
        func note(_ variable: Int32) {
            if isKnown[Int(variable)] { return }
            isKnown[Int(variable)] = true
            found.append(variable)
        }
        for start in starts { note(start) }
        var next = 0
        while next < found.count {
            for place in ranges[Int(found[next])] {
                let source = parts[Int(place)].source
                if source >= 0 { note(source) }
            }
            next += 1
        }
        return found.sorted { ranks[Int($0)] > ranks[Int($1)] }
    }
}
