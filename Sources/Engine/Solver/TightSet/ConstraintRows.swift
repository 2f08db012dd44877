/// What a row stands for, in the order in which rows are taken.
enum RowKind: Int8, BitwiseCopyable {
    case system, required, automatic, optional, stay
    /// `variable = 0`, made when a variable has nothing else to hold it.
    case anchor

    var isHard: Bool { rawValue <= RowKind.automatic.rawValue }
    /// Whether the row only breaks ties.
    var isTieBreaker: Bool { rawValue >= RowKind.stay.rawValue }
}

/// What part a row has in the costs.
enum RowState: Int8, BitwiseCopyable {
    /// Removed or given up: costs nothing, and may stay in the tight set as a ghost until replaced.
    case inactive
    /// Violated, and costs nothing until its turn in the repair.
    case waiting
    case active
}

/// The constraints as rows `coefficients · x + constant`, divided by a power of two so that the largest
/// coefficient lies in 1..<2, with the terms of each variable linked for reading by column.
///
/// Rows and terms sit in parallel arrays: a row's terms are contiguous; `nextTerm` and `previousTerm` link the
/// terms of one variable.
final class ConstraintRows {
    // Of each row
    let firstTerm = Storage<Int32>()
    let termCount = Storage<Int32>()
    let constant = Storage<Double>()
    /// What one unit of the row's residual costs: the power of two it was divided by.
    let slope = Storage<Double>()
    /// The value of the row; kept current for rows outside the tight set, 0 for those in it.
    let residual = Storage<Double>()
    /// Bit 0: a positive residual is an error; bit 1: a negative one is.
    let errorSides = Storage<Int8>()
    let kind = Storage<RowKind>()
    let state = Storage<RowState>()
    /// Place in the order of constraints; of an anchor, its variable.
    let order = Storage<Int32>()
    /// 0 for hard rows, then the optional priorities, strongest first; -1 for tie-breakers.
    let level = Storage<Int32>()
    /// The slope (-1, 0, 1) with which the row counts in the multipliers. At a residual of 0 it says which of the
    /// possible slopes is meant, so that rows on a bend don't flip to and fro.
    let gradient = Storage<Int8>()
    /// The row's place in the tight set, or -1.
    let slot = Storage<Int32>()
    /// The row's place in the factored base, or -1.
    let baseSlot = Storage<Int32>()
    /// A slot that can't move because this row is on its bend, or -1.
    let blockedSlot = Storage<Int32>()

    /// Work space: the row's change along the move being worked out, and whether it has one.
    let change = Storage<Double>()
    let isTouched = Storage<Bool>()
    /// Whether the row is listed for the repair.
    let isListed = Storage<Bool>()

    // Of each term
    let termVariable = Storage<Int32>()
    let termRow = Storage<Int32>()
    let coefficient = Storage<Double>()
    let nextTerm = Storage<Int32>()
    let previousTerm = Storage<Int32>()

    /// Of each variable, its first term or -1.
    let firstOfVariable = Storage<Int32>()
    /// Of each variable, its anchor row or -1.
    let anchorRow = Storage<Int32>()
    /// Of each variable, the points that make one unit of it; empty where all are points.
    let units = Storage<Double>()
    /// Whether a row came in whose coefficients differ too much in size for the units there are.
    var needsUnits = false

    var count: Int { firstTerm.count }
    var variableCount: Int { firstOfVariable.count }

    func addVariable() {
        firstOfVariable.append(-1)
        anchorRow.append(-1)
        if units.count > 0 { units.append(1) }
    }

    /// A new row; `terms` name each variable once and have no zero coefficients.
    func add(
        terms: some Collection<SolverTerm>, constant: Double, errorSides: Int8, kind: RowKind, order: Int32
    ) -> Int32 {
        let row = Int32(count)
        var largest = 0.0
        for term in terms {
            largest = max(largest, abs(term.coefficient) * unit(of: Int32(term.variable.index)))
        }
        let scale = largest > 0 ? largest.binade : 1
        firstTerm.append(Int32(termVariable.count))
        termCount.append(Int32(terms.count))
        for term in terms {
            let variable = Int32(term.variable.index)
            appendTerm(variable, term.coefficient * unit(of: variable) / scale, row)
        }
        if terms.count > 1 { noteSpread(terms) }
        self.constant.append(constant / scale)
        slope.append(scale)
        residual.append(0)
        self.errorSides.append(errorSides)
        self.kind.append(kind)
        state.append(.active)
        self.order.append(order)
        level.append(kind.isTieBreaker ? -1 : 0)
        gradient.append(0)
        slot.append(-1)
        baseSlot.append(-1)
        blockedSlot.append(-1)
        change.append(0)
        isTouched.append(false)
        isListed.append(false)
        return row
    }

    private func appendTerm(_ variable: Int32, _ coefficient: Double, _ row: Int32) {
        let term = Int32(termVariable.count)
        termVariable.append(variable)
        termRow.append(row)
        self.coefficient.append(coefficient)
        let next = firstOfVariable[variable]
        nextTerm.append(next)
        previousTerm.append(-1)
        if next >= 0 { previousTerm[next] = term }
        firstOfVariable[variable] = term
    }

    /// The row `variable = 0`.
    func anchor(of variable: Int32) -> Int32 {
        let known = anchorRow[variable]
        if known >= 0 { return known }
        let term = SolverTerm(1, SolverVariable(index: Int(variable)))
        let row = add(
            terms: CollectionOfOne(term), constant: 0, errorSides: 3, kind: .anchor, order: variable)
        anchorRow[variable] = row
        return row
    }

    /// Takes a row's terms out of the columns.
    func unlink(_ row: Int32) {
        for term in terms(of: row) {
            let next = nextTerm[term]
            let previous = previousTerm[term]
            if next >= 0 { previousTerm[next] = previous }
            if previous >= 0 {
                nextTerm[previous] = next
            } else {
                firstOfVariable[termVariable[term]] = next
            }
        }
    }

    /// Makes room for a new level: rows at this level and weaker ones move down one.
    func moveDown(from first: Int32) {
        for row in 0..<count where level[row] >= first { level[row] += 1 }
    }

    @inline(__always) func terms(of row: Int32) -> Range<Int> {
        let first = Int(firstTerm[row])
        return first..<first + Int(termCount[row])
    }

    @inline(__always) func isActive(_ row: Int32) -> Bool { state[row] == .active }

    /// Whether a positive residual costs.
    @inline(__always) func costsAbove(_ row: Int32) -> Bool { errorSides[row] & 1 != 0 && isActive(row) }

    /// Whether a negative residual costs.
    @inline(__always) func costsBelow(_ row: Int32) -> Bool { errorSides[row] & 2 != 0 && isActive(row) }

    /// The slope of the cost next to 0 on the side of `direction`.
    @inline(__always) func slopeSign(_ row: Int32, towards direction: Double) -> Int8 {
        direction > 0 ? (costsAbove(row) ? 1 : 0) : (costsBelow(row) ? -1 : 0)
    }

    /// The row's value at a point.
    func evaluate(_ row: Int32, at values: borrowing Storage<Double>) -> Double {
        var sum = constant[row]
        for term in terms(of: row) { sum += coefficient[term] * values[termVariable[term]] }
        return sum
    }
}
