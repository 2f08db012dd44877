import Solver

/// Counts the pivots of one `solve()` over all tableaus that take part in it.
final class PivotBudget {
    private let limit: Int
    private var spent = 0

    init(limit: Int) { self.limit = limit }

    /// Counts one pivot.
    func spend() throws(SolverError) {
        spent += 1
        guard spent <= limit else { throw .limitExceeded(.pivots, limit: limit) }
    }
}
