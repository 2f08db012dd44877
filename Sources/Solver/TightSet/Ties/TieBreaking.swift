/// Tie-breaking: of all solutions that are equally good at every level, the canonical one.
///
/// Ties only exist where a slot can move at no cost at any level: an *open* direction. For each open direction
/// the first row in tie order whose error changes along it decides: if the error grows, the direction is closed;
/// if it falls, the slot moves until a bend ends the move. A few open slots are examined one by one, each with
/// one solve for what it moves. For many, the rows with an error are examined in tie order, with one solve each
/// for all slots; a tight row decides its own slot without any.
final class TieBreaking {
    let rows: ConstraintMatrix
    let tightSet: TightSet
    let vertex: Vertex
    let simplex: Simplex
    let repair: Repair
    let direction: SparseVector
    let work: WorkMeter
    /// The directions that are being settled together.
    let openSlots = OpenSlots()

    init(repair: Repair) {
        self.repair = repair
        simplex = repair.simplex
        work = simplex.work
        vertex = simplex.vertex
        rows = simplex.rows
        tightSet = simplex.tightSet
        direction = simplex.direction
    }

    /// Settles every open direction that changed since the last time.
    func settleTies() throws(SolverError) {
        simplex.flushPostponedMoves()
        simplex.noteSideChanges()
        simplex.hasTieDecisions = true
        while true {
            var slots = simplex.ties.takeUnsettled()
            slots.removeAll { simplex.ties.open[$0].isEmpty || simplex.isBlocked($0) }
            if slots.isEmpty { return }
            try work.checkWork()
            if slots.count <= Self.fewSlots {
                // Rows, since those that stay tight may change slots.
                for row in slots.map({ tightSet.row(at: $0) }) where rows.isTight(row) {
                    try work.checkWork()
                    if try settleAlone(rows.slot[row]) { try repairAfterMove() }
                    if simplex.motion.isAnswered { break }
                }
            } else if try settleTogether(slots) {
                for slot in slots where simplex.ties.decidedBy[slot] == .max { simplex.ties.unsettle(slot) }
                try repairAfterMove()
            }
            if simplex.motion.isAnswered {
                for slot in slots { simplex.ties.unsettle(slot) }
                return
            }
        }
    }

    /// The maximum number of open slots that are examined one by one.
    static var fewSlots: Int { 24 }

    func repairAfterMove() throws(SolverError) {
        simplex.refactorIfWorthwhile()
        try repair.run()
        simplex.flushPostponedMoves()
        simplex.noteSideChanges()
    }

    /// Finds the first row in tie order whose error changes along an open slot, and moves the slot if the error falls; returns
    /// whether it did.
    func settleAlone(_ slot: Slot) throws(SolverError) -> Bool {
        let open = simplex.ties.open[slot]
        if open.isEmpty { return false }
        let (first, slope) = vertex.withMove(of: slot, 1) { simplex.firstChange() }
        if first != .never && simplex.isDoubtful(slope) {
            simplex.hasDoubts = true
            return true
        }
        simplex.ties.decidedBy[slot] = .max
        if first == .never {
            if rows.state[tightSet.row(at: slot)] != .inactive {
                simplex.ties.decidedBy[slot] = max(simplex.ownKey(slot, 1), simplex.ownKey(slot, -1)).bits
                return false
            }
            return try simplex.moveAtNoCost(slot, 1, upTo: .never)
        }
        let falling: Double = slope > 0 ? -1 : 1
        let own = simplex.ownKey(slot, falling)
        if !open.contains(Sides(of: falling)) || own < first {
            simplex.ties.decidedBy[slot] = first.bits
            return false
        }
        return try simplex.moveAtNoCost(slot, falling, upTo: first)
    }
}
