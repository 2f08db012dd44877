/// The constraints as rows `coefficients · x + constant`, divided by a power of two so that the largest
/// coefficient lies in 1..<2, with the terms of each variable linked for reading by column.
///
/// Rows and terms sit in parallel arrays: a row's terms are contiguous; `nextTerm` and `previousTerm` link the
/// terms of one variable. All arrays but `firstTerm` and `termVariable` are filled ahead with what new rows and
/// terms begin with, so that adding one writes only the rest.
final class ConstraintMatrix {
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
    /// Place in the order of constraints; of an artificial row, its variable.
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

    /// Work space: the row's change along the current move, and whether it has one.
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
    /// Of each variable, its artificial row or -1.
    let artificialRow = Storage<Int32>()
    /// Of each variable, how many `system` inequalities have no other variable; it is a size where there are any.
    let boundCount = Storage<Int32>()
    /// Of each variable, the points that make one unit of it; empty where all are points.
    let units = Storage<Double>()
    /// Whether a row came in whose coefficients differ too much in size for the units there are.
    var needsUnits = false

    var count: Int { firstTerm.count }
    var variableCount: Int { firstOfVariable.count }

    func addVariable() {
        firstOfVariable.append(-1)
        artificialRow.append(-1)
        boundCount.append(0)
        if units.count > 0 { units.append(1) }
    }

    /// A new row; `terms` name each variable once and have no zero coefficients.
    func add(
        terms: some Collection<SolverTerm>, sizes: CoefficientSizes, constant: Double, errorSides: Int8,
        kind: RowKind, level: Int32, order: Int32
    ) -> Int32 {
        let row = Int32(count)
        if count == slot.count { makeRoomForRows() }
        let scale = sizes.scale
        if sizes.isWide { needsUnits = true }
        firstTerm.append(Int32(termVariable.count))
        termCount[row] = Int32(terms.count)
        for term in terms {
            let variable = Int32(term.variable.index)
            appendTerm(variable, term.coefficient * unit(of: variable) / scale, row)
        }
        self.constant[row] = constant / scale
        slope[row] = scale
        self.errorSides[row] = errorSides
        self.kind[row] = kind
        self.level[row] = level
        self.order[row] = order
        return row
    }

    private func appendTerm(_ variable: Int32, _ coefficient: Double, _ row: Int32) {
        let term = Int32(termVariable.count)
        if term == termRow.count { makeRoomForTerms() }
        termVariable.append(variable)
        termRow[term] = row
        self.coefficient[term] = coefficient
        let next = firstOfVariable[variable]
        nextTerm[term] = next
        if next >= 0 { previousTerm[next] = term }
        firstOfVariable[variable] = term
    }

    private func makeRoomForRows() {
        let room = count + 64
        termCount.extend(to: room, filling: 0)
        constant.extend(to: room, filling: 0)
        slope.extend(to: room, filling: 1)
        residual.extend(to: room, filling: 0)
        errorSides.extend(to: room, filling: 0)
        kind.extend(to: room, filling: .optional)
        state.extend(to: room, filling: .active)
        order.extend(to: room, filling: -1)
        level.extend(to: room, filling: -1)
        gradient.extend(to: room, filling: 0)
        slot.extend(to: room, filling: -1)
        baseSlot.extend(to: room, filling: -1)
        blockedSlot.extend(to: room, filling: -1)
        change.extend(to: room, filling: 0)
        isTouched.extend(to: room, filling: false)
        isListed.extend(to: room, filling: false)
    }

    private func makeRoomForTerms() {
        let room = termVariable.count + 256
        termRow.extend(to: room, filling: -1)
        coefficient.extend(to: room, filling: 0)
        nextTerm.extend(to: room, filling: -1)
        previousTerm.extend(to: room, filling: -1)
    }

    /// The row `variable = 0`.
    func makeArtificialRow(of variable: Int32) -> Int32 {
        let known = artificialRow[variable]
        if known >= 0 { return known }
        let terms = CollectionOfOne(SolverTerm(1, SolverVariable(index: Int(variable))))
        let row = add(
            terms: terms, sizes: sizes(of: terms), constant: 0, errorSides: 3, kind: .artificial, level: -1,
            order: variable)
        artificialRow[variable] = row
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

    /// Whether a variable is a size: see `ConstraintSolver`.
    @inline(__always) func isSize(_ variable: Int32) -> Bool { boundCount[variable] > 0 }

    /// The variable that a row would make a size at `system` strength; nil if it would make none.
    @inline(__always) func boundVariable(_ row: Int32) -> Int32? {
        termCount[row] == 1 && errorSides[row] != 3 ? termVariable[Int(firstTerm[row])] : nil
    }

    @inline(__always) func isActive(_ row: Int32) -> Bool { state[row] == .active }

    /// The relation that a row was added with.
    func relation(of row: Int32) -> LayoutRelation {
        errorSides[row] == 3 ? .equal : errorSides[row] == 1 ? .lessThanOrEqual : .greaterThanOrEqual
    }

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
