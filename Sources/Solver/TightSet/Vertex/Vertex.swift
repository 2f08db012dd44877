/// The point at which all rows of the tight set are 0, with moves away from it.
///
/// Solves write their results in place, so that all share two workspaces, each lent to one closure at a time and cleared
/// when it returns:
///
/// - `coefficients` contains a row as a combination of the tight rows (BTRAN). It can be used during a move.
/// - A *move* is the change when slots move: of the variables in `direction` (FTRAN), and of the rows outside the tight
///   set `touchedRows`, with `rows.change`.
final class Vertex {
    let rows: ConstraintMatrix
    let tightSet: TightSet
    /// The value of each variable.
    let values = Table<Variable, Double>()

    let direction = SparseVector()
    let coefficients = SparseVector()
    let touchedRows = Storage<Row>()
    /// How many rows moves have looked at since the solver was made.
    private(set) var movedRowCount = 0

    init(rows: ConstraintMatrix) {
        self.rows = rows
        tightSet = TightSet(rows: rows)
    }

    /// Empties the workspaces and gives them the current number of places.
    func resetWorkspaces() {
        direction.reset(count: rows.variableCount)
        coefficients.reset(count: rows.variableCount)
    }

    /// Adds a place for another slot.
    func addPlace() {
        direction.addPlace()
        coefficients.addPlace()
    }

    /// Expresses a row as a combination of the tight rows.
    @inline(__always)
    func withCoefficients<Result, Failure>(
        of row: Row, _ body: (SparseVector) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try coefficients.use { coefficients throws(Failure) in
            for term in rows.terms(of: row) {
                coefficients.put(rows.coefficient[term], at: rows.termVariable[term])
            }
            tightSet.backwardTransform(coefficients)
            return try body(coefficients)
        }
    }

    /// Expresses a variable as a combination of the tight rows.
    @inline(__always)
    func withCoefficients<Result, Failure>(
        of variable: Variable, _ body: (SparseVector) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try coefficients.use { coefficients throws(Failure) in
            coefficients.put(1, at: variable)
            tightSet.backwardTransform(coefficients)
            return try body(coefficients)
        }
    }

    /// Computes the changes when one slot moves.
    ///
    /// - Parameter onlyLive: Whether variables whose moves can be postponed are left out; see `PostponedMoves`.
    @inline(__always)
    func withMove<Result, Failure>(
        of slot: Slot, _ amount: Double, onlyLive: Bool = false, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withMove(onlyLive: onlyLive, start: { $0.put(amount, at: slot) }, body)
    }

    /// Computes the changes when several slots move together; `start` sets how far each moves.
    @inline(__always)
    func withMove<Result, Failure>(
        onlyLive: Bool = false, start: (SparseVector) -> Void, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try direction.use { direction throws(Failure) in
            start(direction)
            tightSet.forwardTransform(direction, onlyLive: onlyLive)
            collectRowChanges()
            defer { forgetRowChanges() }
            return try body()
        }
    }

    /// Computes how moving a slot changes the rows parallel to its own, which takes no solve.
    @inline(__always)
    func withParallelRows<Result>(to slot: Slot, _ amount: Double, _ body: () -> Result) -> Result {
        forEachParallelRow(to: tightSet.row(at: slot)) { row, ratio in
            touch(row)
            rows.change[row] = amount * ratio
        }
        defer { forgetRowChanges() }
        return body()
    }

    /// Computes how the rows outside the tight set change along `direction`.
    private func collectRowChanges() {
        for variable in direction.variables {
            let change = direction[variable]
            for term in rows.terms(with: variable) {
                let row = rows.termRow[term]
                if rows.isTight(row) { continue }
                touch(row)
                rows.change[row] = cancelling(rows.change[row], rows.coefficient[term] * change)
            }
        }
        movedRowCount += touchedRows.count
    }

    /// Lists a row among those that the move changes.
    @inline(__always) func touch(_ row: Row) {
        if rows.isTouched[row] { return }
        rows.isTouched[row] = true
        touchedRows.append(row)
    }

    private func forgetRowChanges() {
        for row in touchedRows.elements {
            rows.change[row] = 0
            rows.isTouched[row] = false
        }
        touchedRows.removeAll()
    }
}
