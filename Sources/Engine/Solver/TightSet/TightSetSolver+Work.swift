/// The limits on one `solve()` or one `freedoms()`: with coefficients of very different size, rounding can send pivots round
/// in circles that no rule against cycling ends.
extension TightSetSolver {
    /// Starts counting for a call.
    func startCounting() {
        pivotCount = 0
        workAtStart = tightSet.work + movedRowCount
    }

    /// Counts pivots; throws where a limit is passed.
    func count(pivots: Int) throws(SolverError) {
        pivotCount += pivots
        if pivotCount > limits.pivots { throw SolverError.limitExceeded(.pivots, limit: limits.pivots) }
        try checkWork()
    }

    /// Throws where what was looked at since the call began is more than such a system can need.
    func checkWork() throws(SolverError) {
        let work = tightSet.work + movedRowCount - workAtStart
        if work > limits.work(variables: values.count, terms: liveTermCount) {
            throw SolverError.unfinished(constraintsInRecentExchanges())
        }
    }

    /// Notes a row that came into the tight set or left it.
    @inline(__always) func noteExchange(of row: Int32) {
        recentRows[nextRecentRow] = row
        nextRecentRow = (nextRecentRow + 1) % Self.recentRowCount
    }

    /// So many rows show which constraints the solver exchanges over and over.
    static var recentRowCount: Int { 64 }

    /// The constraints that were exchanged last, in the order added.
    private func constraintsInRecentExchanges() -> [SolverConstraint.ID] {
        var identifiers: Set<Int> = []
        for row in recentRows where row >= 0 && row < rows.count && rows.kind[row] != .artificial {
            let order = Int(rows.order[row])
            if order < rowOfConstraint.count, rowOfConstraint[order] == row { identifiers.insert(order) }
        }
        return identifiers.sorted().map(SolverConstraint.ID.init)
    }
}
