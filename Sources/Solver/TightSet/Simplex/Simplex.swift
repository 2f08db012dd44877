/// The simplex method: exchanges of tight rows that lower the cost, and what is known of the slots between them.
///
/// It owns the reduced costs, the list of slots that may improve, and what ties were decided. Rows whose gradients are out of
/// date are listed here for `Repair`.
final class Simplex {
    let rows: ConstraintMatrix
    let tightSet: TightSet
    let vertex: Vertex
    let direction: SparseVector
    let coefficients: SparseVector
    let work: WorkMeter
    let reducedCosts = ReducedCosts()

    /// The slots whose moves may gain something, by rank.
    let candidates = PriorityQueue<UInt64>()
    let isCandidate = Table<Slot, Bool>()
    let breakpoints = PriorityQueue<Breakpoint>()
    /// The rows whose bends the last ratio test passed.
    let crossedRows = Storage<Row>()

    /// The hard row being repaired, or none. Its violation costs at level 0; other hard rows never give way.
    var rowUnderRepair = Row.none
    /// Rows that have to be repaired.
    var waitingRows: [Row] = []
    /// The number of consecutive pivots that moved nothing.
    var degeneratePivotCount = 0
    /// Whether nothing was exchanged since the tight set was last factored.
    var isFreshlyFactored = false
    /// Whether a decision hung on a number that may be rounding which exchanges made grow.
    var hasDoubts = false
    /// Whether moves are carried out.
    var motion = Motion.allowed
    /// The slots priced since this was last emptied; nil where nobody asks.
    var slotsLookedAt: [Slot]?

    let ties = TieState()
    /// Whether ties were settled since the tight set was last factored, so that decisions can be out of date.
    var hasTieDecisions = false

    init(vertex: Vertex, work: WorkMeter) {
        self.vertex = vertex
        self.work = work
        rows = vertex.rows
        tightSet = vertex.tightSet
        direction = vertex.direction
        coefficients = vertex.coefficients
    }

    /// Adds a slot for a new variable, held at 0.
    func addSlot() {
        let variable = Variable(tightSet.slotCount)
        tightSet.addSlot(for: variable)
        vertex.addPlace()
        isCandidate.append(false)
        reducedCosts.addSlot()
        ties.addSlot()
        ties.note(variable.slot, open: .both)
        ties.isFree[variable] = true
    }

    /// Drops everything listed, before all rows start over.
    func forgetRows() {
        rows.gradient.fill(with: 0)
        rows.blockedSlot.fill(with: .none)
        rows.isListed.fill(with: false)
        waitingRows.removeAll()
        rowUnderRepair = .none
    }
}
