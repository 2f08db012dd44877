/// Ties: of all solutions that are equally good at every level, the canonical one.
///
/// Ties only exist where a slot can move at no cost at any level: an *open* direction. For each open direction
/// the first row in tie order whose error changes along it decides: if the error grows, the direction is closed;
/// if it falls, the slot moves until a bend ends the move. A few open slots are examined one by one, each with
/// one solve for what it moves. For many, the rows with an error are examined in tie order, with one solve each
/// for all slots; a tight row decides its own slot without any.
extension TightSetSolver {
    /// Settles every open direction that changed since the last time.
    func settleTies() throws(SolverError) {
        flushDormantMoves()
        noteSideChanges()
        hasTieDecisions = true
        while true {
            var slots = ties.takeUnsettled()
            slots.removeAll { ties.open[$0].isEmpty || isBlocked($0) }
            if slots.isEmpty { return }
            try checkWork()
            if slots.count <= Self.fewSlots {
                // Rows, since those that stay tight may change slots.
                for row in slots.map({ tightSet.row(at: $0) }) where rows.isTight(row) {
                    try checkWork()
                    if try settleAlone(rows.slot[row]) { try repairAfterMove() }
                    if motion.isAnswered { break }
                }
            } else if try settleTogether(slots) {
                for slot in slots where ties.decidedBy[slot] == .max { ties.unsettle(slot) }
                try repairAfterMove()
            }
            if motion.isAnswered {
                for slot in slots { ties.unsettle(slot) }
                return
            }
        }
    }

    /// The maximum number of open slots that are examined one by one.
    static var fewSlots: Int { 24 }

    func repairAfterMove() throws(SolverError) {
        refactorIfWorthwhile()
        try repair()
        flushDormantMoves()
        noteSideChanges()
    }

    /// Finds the first row in tie order whose error changes along an open slot, and moves the slot if the error falls; returns
    /// whether it did.
    func settleAlone(_ slot: Slot) throws(SolverError) -> Bool {
        let open = ties.open[slot]
        if open.isEmpty { return false }
        let (first, slope) = withMove(of: slot, 1) { firstChange() }
        if first != .never && isDoubtful(slope) {
            hasDoubts = true
            return true
        }
        ties.decidedBy[slot] = .max
        if first == .never {
            if rows.state[tightSet.row(at: slot)] != .inactive {
                ties.decidedBy[slot] = max(ownKey(slot, 1), ownKey(slot, -1)).bits
                return false
            }
            return try moveAtNoCost(slot, 1, upTo: .never)
        }
        let falling: Double = slope > 0 ? -1 : 1
        let own = ownKey(slot, falling)
        if !open.contains(Sides(of: falling)) || own < first {
            ties.decidedBy[slot] = first.bits
            return false
        }
        return try moveAtNoCost(slot, falling, upTo: first)
    }

    /// The first row in tie order whose error changes in the current move, and its rate.
    func firstChange() -> (key: TieKey, slope: Double) {
        var first = TieKey.never
        var slope = 0.0
        for variable in direction.variables {
            ties.isFree[variable] = true
            ties.side[variable] = side(of: variable)
            if rows.isHeldAtZero(variable) || ties.side[variable] == 0 { continue }
            let change = Double(ties.side[variable]) * direction[variable]
            if abs(change) < Self.negligibleRate { continue }
            let key = TieKey(variable: variable, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        for row in touchedRows.elements {
            if rows.kind[row].isHard || rows.kind[row] == .artificial { continue }
            if rows.kind[row] == .stay { _ = updateStay(row) }
            let change = Double(rows.gradient[row]) * rows.change[row]
            if abs(change) < Self.negligibleRate { continue }
            let key = TieKey(row: row, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        return (first, slope)
    }

    /// Whether a rate may be a rounding error that grew with the exchanges since the last factoring.
    func isDoubtful(_ rate: Double) -> Bool {
        abs(rate) < Self.doubtfulSize && !isFreshlyFactored
    }
}
