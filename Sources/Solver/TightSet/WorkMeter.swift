/// The limits on one `solve()` or one `freedoms()`: with coefficients of very different size, rounding can make pivots
/// cycle in a way that no rule against cycling prevents.
final class WorkMeter {
    let rows: ConstraintMatrix
    let vertex: Vertex
    let limits: SolverLimits
    /// The work that may still be done; solves, queries and trials take theirs out of it.
    var budget = WorkBudget()
    /// The number of pivots since the call began.
    private(set) var pivotCount = 0
    /// What factoring, solves and moves had looked at when the call began.
    private var workAtStart = 0
    /// What they had looked at when the budget was charged last.
    private var workSpent = 0
    /// How many slots, rows and costs were looked at besides, since the solver was made.
    private var lookCount = 0
    /// The count of numbers that the explanation keeps which is being made.
    private var storedCount = 0
    /// The most costs by level that there was memory for.
    private var costCount = 0
    /// The rows exchanged last, one after the other.
    private var recentRows = [Row](repeating: .none, count: recentRowCount)
    private var nextRecentRow = 0

    init(vertex: Vertex, limits: SolverLimits) {
        self.vertex = vertex
        self.limits = limits
        rows = vertex.rows
    }

    /// Starts counting for a call.
    func startCounting() {
        pivotCount = 0
        workAtStart = totalWork
    }

    /// What factoring, solves and moves have looked at since the solver was made, and choosing among slots and rows.
    private var totalWork: Int { vertex.tightSet.work + vertex.movedRowCount + lookCount }

    /// Counts looking at slots or rows, each with its cost at some levels.
    @inline(__always) func noteLooks(at count: Int, levels: Int = 0) {
        lookCount += count + count * levels / Self.levelsPerLook
    }

    /// Counts the memory of costs by level, which are kept until the end.
    ///
    /// - Parameter count: The number of costs that there is memory for.
    @inline(__always) func noteCosts(_ count: Int) {
        if count <= costCount { return }
        lookCount += Self.looksPerCost * (count - costCount)
        costCount = count
    }

    /// The looks that take as long as memory is worth: with each of thousands of slots at thousands of levels it would be
    /// gigabytes.
    private static var looksPerCost: Int { 9 }

    /// The number of levels, which are next to each other in memory, whose costs take the time of one look.
    private static var levelsPerLook: Int { 16 }

    /// Starts counting the numbers that an explanation keeps.
    func startStoring() { storedCount = 0 }

    /// Takes the work since the last time out of the budget.
    ///
    /// - Parameter storedNumbers: The count of numbers that were stored, which takes memory until the end.
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover it, or too many numbers are stored for any budget.
    func spendWork(storing storedNumbers: Int = 0) throws(SolverError) {
        storedCount += storedNumbers
        if storedCount > limits.storedNumbers { throw .budgetSpent }
        let work = totalWork
        defer { workSpent = work }
        try budget.spend(Self.workOfReading * (work - workSpent) + Self.workOfStoring * storedNumbers)
    }

    /// The work of reading a number, which is passed through queues, and of storing one.
    private static var workOfReading: Int { 40 }

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
        if work > limits.work(variables: vertex.values.count, terms: rows.liveTermCount) {
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
            if order < rows.rowOfConstraint.count, rows.rowOfConstraint[order] == row {
                identifiers.insert(order)
            }
        }
        return identifiers.sorted().map(SolverConstraint.ID.init)
    }
}
