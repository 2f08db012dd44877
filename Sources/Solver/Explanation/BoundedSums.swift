/// The sums of variables, each of a bounded length.
///
/// A sum is written over the constants of constraints as long as it has few terms. A longer one refers to the variables that it
/// continues from, such as the view before it in a chain, so that all sums together grow with the number of constraints.
package struct BoundedSums: Sendable {
    /// A product in a sum.
    package struct Term: Sendable, Hashable {
        /// What is multiplied.
        package enum Origin: Sendable, Hashable {
            /// The constant of a constraint.
            case constraint(SolverConstraint.ID)
            /// The value of another variable.
            case variable(SolverVariable)
        }

        /// What is multiplied by the coefficient.
        package var origin: Origin
        /// The variable's change for a change of what it is multiplied with by 1.
        package var coefficient: Double
    }

    private let dependencies: VariableDependencies
    private let isNamed: [Bool]
    private let most: Int
    private var terms: [VariableDependencies.Part] = []
    private var ranges: [Range<Int32>]
    /// Whether each sum is short, and over the constants of constraints alone.
    private var isWhole: [Bool]

    init(_ dependencies: VariableDependencies, most: Int, isNamed: [Bool]) {
        self.dependencies = dependencies
        self.isNamed = isNamed
        self.most = most
        ranges = Array(repeating: 0..<0, count: dependencies.variableCount)
        isWhole = Array(repeating: true, count: dependencies.variableCount)
        var sum = Accumulator(
            constraintCount: dependencies.constraintCount, variableCount: dependencies.variableCount)
        let wanted = isNamed.indices.filter { isNamed[$0] }.map(Int32.init)
        for variable in dependencies.reachable(from: wanted).reversed() { add(Int(variable), &sum) }
    }

    /// Returns the sum of a variable that can be referred to: the terms over constraints in the order added, then those over
    /// variables. Others have none.
    package func terms(of variable: SolverVariable) -> [Term] {
        guard isNamed[variable.index] else { return [] }
        let unit = dependencies.unit(of: variable.index)
        return ranges[variable.index].compactMap { place in
            let part = terms[Int(place)]
            guard part.source >= 0 else {
                let coefficient = part.factor * unit
                return abs(coefficient) > 1e-9
                    ? Term(
                        origin: .constraint(SolverConstraint.ID(index: Int(-1 - part.source))),
                        coefficient: coefficient) : nil
            }
            return Term(
                origin: .variable(SolverVariable(index: Int(part.source))),
                coefficient: part.factor * unit / dependencies.unit(of: Int(part.source)))
        }
    }

    /// Makes the sum of a variable whose sources have theirs.
    private mutating func add(_ variable: Int, _ sum: inout Accumulator) {
        for part in dependencies.parts(of: variable) {
            if part.source >= 0, !refers(to: Int(part.source), from: variable) {
                for term in terms(Int(part.source)) { sum.add(term, times: part.factor) }
            } else {
                sum.add(part, times: 1)
            }
        }
        if sum.count() > most {
            sum.clear()
            for part in dependencies.parts(of: variable) {
                if part.source >= 0, !isNamed[Int(part.source)] {
                    for term in terms(Int(part.source)) { sum.add(term, times: part.factor) }
                } else {
                    sum.add(part, times: 1)
                }
            }
        }
        let start = Int32(terms.count)
        // One that takes a solve has as many terms as there are rows: it isn't repeated in others.
        isWhole[variable] = sum.count() <= most && sum.isOverConstraints
        sum.move(to: &terms)
        ranges[variable] = start..<Int32(terms.count)
    }

    /// Whether a sum refers to a variable instead of including its sum: where that would only be one of many in a row.
    private func refers(to source: Int, from variable: Int) -> Bool {
        isNamed[source] && (!isWhole[source] || dependencies.isStep(variable))
    }

    private func terms(_ variable: Int) -> ArraySlice<VariableDependencies.Part> {
        let range = ranges[variable]
        return terms[Int(range.lowerBound)..<Int(range.upperBound)]
    }
}

/// A sum being made: what is added to it can cancel out.
private struct Accumulator {
    private var totals: [Double]
    private let constraintCount: Int
    private var touched: [Int32] = []

    init(constraintCount: Int, variableCount: Int) {
        self.constraintCount = constraintCount
        totals = Array(repeating: 0, count: constraintCount + variableCount)
    }

    mutating func add(_ part: VariableDependencies.Part, times factor: Double) {
        let place = part.source < 0 ? Int(-1 - part.source) : constraintCount + Int(part.source)
        if totals[place] == 0 { touched.append(Int32(place)) }
        totals[place] = cancelling(totals[place], part.factor * factor)
    }

    /// Counts the terms, and puts them in order.
    mutating func count() -> Int {
        touched.sort()
        var count = 0
        for place in touched where totals[Int(place)] != 0 && (count == 0 || touched[count - 1] != place) {
            touched[count] = place
            count += 1
        }
        touched.removeSubrange(count...)
        return count
    }

    /// Whether no term is over a variable; the terms have to be in order.
    var isOverConstraints: Bool { touched.last.map { Int($0) < constraintCount } ?? true }

    /// Moves the terms to the end of a list.
    mutating func move(to terms: inout [VariableDependencies.Part]) {
        for place in touched {
            let offset = Int(place) - constraintCount
            terms.append(
                VariableDependencies.Part(
                    source: offset < 0 ? -1 - place : Int32(offset), factor: totals[Int(place)]))
        }
        clear()
    }

    mutating func clear() {
        for place in touched { totals[Int(place)] = 0 }
        touched.removeAll(keepingCapacity: true)
    }
}
