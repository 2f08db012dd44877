/// The limits on one `solve()` or one `freedoms()`: with coefficients of very different size, rounding can make pivots
/// cycle in a way that no rule against cycling prevents.
extension TightSetSolver {
    /// Starts counting for a call.
    func startCounting() {
        pivotCount = 0
        workAtStart = totalWork
    }

    /// What factoring, solves and moves have looked at since the solver was made.
    private var totalWork: Int { tightSet.work + movedRowCount }

    /// Takes the work since the last time out of the budget.
    ///
    /// - Parameter storedNumbers: The count of numbers that were stored, which takes memory until the end.
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover it.
    func spendWork(storing storedNumbers: Int = 0) throws(SolverError) {
        let work = totalWork
        defer { workSpent = work }
        try budget.spend(Self.workOfReading * (work - workSpent) + Self.workOfStoring * storedNumbers)
    }

    /// The work of reading a number, which is passed through queues, and of storing one.
    private static var workOfReading: Int { 8 }
    private static var workOfStoring: Int { 50 }

    /// Counts pivots; throws if a limit is exceeded.
    func count(pivots: Int) throws(SolverError) {
        pivotCount += pivots
        if pivotCount > limits.pivots { throw SolverError.limitExceeded(.pivots, limit: limits.pivots) }
        try checkWork()
    }

    /// Throws if the work since the call began exceeds what such a system can need, or what the budget covers.
    func checkWork() throws(SolverError) {
        try spendWork()
        let work = totalWork - workAtStart
        if work > limits.work(variables: values.count, terms: liveTermCount) {
            throw SolverError.unfinished(constraintsInRecentExchanges())
        }
    }

    /// Records a row that entered or left the tight set.
    @inline(__always) func noteExchange(of row: Row) {
        recentRows[nextRecentRow] = row
        nextRecentRow = (nextRecentRow + 1) % Self.recentRowCount
    }

    /// The number of recent rows that show which constraints the solver exchanges repeatedly.
    static var recentRowCount: Int { 64 }

    /// Returns the constraints that were exchanged last, in the order added.
    private func constraintsInRecentExchanges() -> [SolverConstraint.ID] {
        var identifiers: Set<Int> = []
        for row in recentRows where !row.isNone && row.offset < rows.count && rows.kind[row] != .artificial {
            let order = Int(rows.order[row])
            if order < rowOfConstraint.count, rowOfConstraint[order] == row { identifiers.insert(order) }
        }
        return identifiers.sorted().map(SolverConstraint.ID.init)
    }
}
