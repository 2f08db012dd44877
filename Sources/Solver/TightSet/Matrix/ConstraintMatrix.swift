/// The constraints as rows `coefficients · x + constant`, divided by a power of two so that the largest
/// coefficient lies in 1..<2, with the terms of each variable linked for reading by column.
///
/// Rows and terms sit in parallel arrays: a row's terms are contiguous; `nextTerm` and `previousTerm` link the
/// terms of one variable. All arrays but `firstTerm` and `termVariable` are filled ahead with what new rows and
/// terms begin with, so that adding one writes only the rest.
final class ConstraintMatrix {
    // Of each row
    let firstTerm = Table<Row, Term>()
    let termCount = Table<Row, Int32>()
    let constant = Table<Row, Double>()
    /// What one unit of the row's residual costs: the power of two it was divided by.
    let slope = Table<Row, Double>()
    /// The value of the row; kept current for rows outside the tight set, 0 for those in it.
    let residual = Table<Row, Double>()
    /// The residuals that are errors.
    let errorSides = Table<Row, Sides>()
    let kind = Table<Row, RowKind>()
    let state = Table<Row, RowState>()
    /// Place in the order of constraints; of an artificial row, its variable.
    let order = Table<Row, Int32>()
    /// 0 for hard rows, then the optional priorities, strongest first; -1 for tie-breakers.
    let level = Table<Row, Int32>()
    /// The slope (-1, 0, 1) with which the row counts in the reduced costs. At a residual of 0 it says which of the
    /// possible slopes is meant, so that rows on a bend don't flip to and fro.
    let gradient = Table<Row, Int8>()
    /// The row's place in the tight set, or none.
    let slot = Table<Row, Slot>()
    /// The row's place in the factored base, or none.
    let baseSlot = Table<Row, Slot>()
    /// A slot that can't move because this row is on its bend, or none.
    let blockedSlot = Table<Row, Slot>()

    /// Work space: the row's change along the current move, and whether it has one.
    let change = Table<Row, Double>()
    let isTouched = Table<Row, Bool>()
    /// Whether the row is listed for the repair.
    let isListed = Table<Row, Bool>()

    // Of each term
    let termVariable = Table<Term, Variable>()
    let termRow = Table<Term, Row>()
    let coefficient = Table<Term, Double>()
    let nextTerm = Table<Term, Term>()
    let previousTerm = Table<Term, Term>()

    /// Of each variable, its first term or none.
    let firstOfVariable = Table<Variable, Term>()
    /// Of each variable, its artificial row or none.
    let artificialRow = Table<Variable, Row>()
    /// Of each variable, how many `system` inequalities have no other variable; it is a size where there are any.
    let boundCount = Table<Variable, Int32>()
    /// Of each variable, the points that make one unit of it; empty where all are points.
    let units = Table<Variable, Double>()
    /// Whether a row came in whose coefficients differ too much in size for the units there are.
    var needsUnits = false

    /// Of each constraint by its identifier, its row or none once it is removed.
    let rowOfConstraint = Storage<Row>()
    /// The optional priorities that rows have had.
    let levels = PriorityLevels()
    /// The numbers of constraints that aren't removed, and of their terms.
    var liveConstraintCount = 0
    var liveTermCount = 0

    var count: Int { firstTerm.count }
    var variableCount: Int { firstOfVariable.count }

    /// All rows, in the order added.
    var all: IndexRange<Row> { IndexRange(count: count) }
    /// All variables, in the order made.
    var variables: IndexRange<Variable> { IndexRange(count: variableCount) }

    func addVariable() {
        firstOfVariable.append(.none)
        artificialRow.append(.none)
        boundCount.append(0)
        if units.count > 0 { units.append(1) }
    }

    /// A new row; `terms` name each variable once and have no zero coefficients.
    func add(
        terms: some Collection<SolverTerm>, sizes: CoefficientSizes, constant: Double, errorSides: Sides,
        kind: RowKind, level: Int32, order: Int32
    ) -> Row {
        let row = Row(count)
        if count == slot.count { makeRoomForRows() }
        let scale = sizes.scale
        if sizes.isWide { needsUnits = true }
        firstTerm.append(Term(termVariable.count))
        termCount[row] = Int32(terms.count)
        for term in terms {
            let variable = Variable(term.variable.index)
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

    private func appendTerm(_ variable: Variable, _ coefficient: Double, _ row: Row) {
        let term = Term(termVariable.count)
        if term.offset == termRow.count { makeRoomForTerms() }
        termVariable.append(variable)
        termRow[term] = row
        self.coefficient[term] = coefficient
        let next = firstOfVariable[variable]
        nextTerm[term] = next
        if !next.isNone { previousTerm[next] = term }
        firstOfVariable[variable] = term
    }

    private func makeRoomForRows() {
        let room = count + 64
        termCount.extend(to: room, filling: 0)
        constant.extend(to: room, filling: 0)
        slope.extend(to: room, filling: 1)
        residual.extend(to: room, filling: 0)
        errorSides.extend(to: room, filling: [])
        kind.extend(to: room, filling: .optional)
        state.extend(to: room, filling: .active)
        order.extend(to: room, filling: -1)
        level.extend(to: room, filling: -1)
        gradient.extend(to: room, filling: 0)
        slot.extend(to: room, filling: .none)
        baseSlot.extend(to: room, filling: .none)
        blockedSlot.extend(to: room, filling: .none)
        change.extend(to: room, filling: 0)
        isTouched.extend(to: room, filling: false)
        isListed.extend(to: room, filling: false)
    }

    private func makeRoomForTerms() {
        let room = termVariable.count + 256
        termRow.extend(to: room, filling: .none)
        coefficient.extend(to: room, filling: 0)
        nextTerm.extend(to: room, filling: .none)
        previousTerm.extend(to: room, filling: .none)
    }

    /// The row `variable = 0`.
    func makeArtificialRow(of variable: Variable) -> Row {
        let known = artificialRow[variable]
        if !known.isNone { return known }
        let terms = CollectionOfOne(SolverTerm(1, SolverVariable(index: variable.offset)))
        let row = add(
            terms: terms, sizes: sizes(of: terms), constant: 0, errorSides: .both, kind: .artificial,
            level: -1,
            order: variable.number)
        artificialRow[variable] = row
        return row
    }

    /// Takes a row's terms out of the columns.
    func unlink(_ row: Row) {
        for term in terms(of: row) {
            let next = nextTerm[term]
            let previous = previousTerm[term]
            if !next.isNone { previousTerm[next] = previous }
            if !previous.isNone {
                nextTerm[previous] = next
            } else {
                firstOfVariable[termVariable[term]] = next
            }
        }
    }

    /// Makes room for a new level: rows at this level and weaker ones move down one.
    func moveDown(from first: Int32) {
        for row in all where level[row] >= first { level[row] += 1 }
    }

    @inline(__always) func terms(of row: Row) -> IndexRange<Term> {
        IndexRange(firstTerm[row].number, count: termCount[row])
    }

    /// The terms with a variable, the latest first.
    @inline(__always) func terms(with variable: Variable) -> LinkedTerms {
        LinkedTerms(first: firstOfVariable[variable], links: nextTerm.all)
    }

    /// Whether a row is in the tight set.
    @inline(__always) func isTight(_ row: Row) -> Bool { !slot[row].isNone }

    /// Whether the row `variable = 0` is tight.
    @inline(__always) func isHeldAtZero(_ variable: Variable) -> Bool {
        let row = artificialRow[variable]
        return !row.isNone && isTight(row)
    }

    /// Whether a variable is a size: see `ConstraintSolver`.
    @inline(__always) func isSize(_ variable: Variable) -> Bool { boundCount[variable] > 0 }

    /// The variable that a row would make a size at `system` strength; nil if it would make none.
    @inline(__always) func boundVariable(_ row: Row) -> Variable? {
        termCount[row] == 1 && errorSides[row] != .both ? termVariable[firstTerm[row]] : nil
    }

    /// The constraint that a row was made from.
    func identifier(of row: Row) -> SolverConstraint.ID { SolverConstraint.ID(index: Int(order[row])) }

    /// Whether a hard row is taken before another.
    func comesBefore(_ left: Row, _ right: Row) -> Bool {
        let leftKind = kind[left].rawValue
        let rightKind = kind[right].rawValue
        return leftKind != rightKind ? leftKind < rightKind : order[left] < order[right]
    }

    @inline(__always) func isActive(_ row: Row) -> Bool { state[row] == .active }

    /// The relation that a row was added with.
    func relation(of row: Row) -> LayoutRelation {
        errorSides[row] == .both ? .equal : errorSides[row] == .above ? .lessThanOrEqual : .greaterThanOrEqual
    }

    /// Whether a positive residual costs.
    @inline(__always) func costsAbove(_ row: Row) -> Bool {
        errorSides[row].contains(.above) && isActive(row)
    }

    /// Whether a negative residual costs.
    @inline(__always) func costsBelow(_ row: Row) -> Bool {
        errorSides[row].contains(.below) && isActive(row)
    }

    /// The slope of the cost next to 0 on the side of `direction`.
    @inline(__always) func slopeSign(_ row: Row, towards direction: Double) -> Int8 {
        direction > 0 ? (costsAbove(row) ? 1 : 0) : (costsBelow(row) ? -1 : 0)
    }

    /// The row's value at a point.
    func evaluate(_ row: Row, at values: borrowing Table<Variable, Double>) -> Double {
        var sum = constant[row]
        for term in terms(of: row) { sum += coefficient[term] * values[termVariable[term]] }
        return sum
    }
}

/// The terms with one variable.
struct LinkedTerms: Sequence, IteratorProtocol {
    private var term: Term
    private let links: Storage<Term>.Elements

    @inline(__always) fileprivate init(first: Term, links: Storage<Term>.Elements) {
        term = first
        self.links = links
    }

    @inline(__always) mutating func next() -> Term? {
        if term.isNone { return nil }
        defer { term = links[term.offset] }
        return term
    }
}
