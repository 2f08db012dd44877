/// Dual steps in which many slots move one after the other at no cost, combined into one move.
///
/// They gain nothing on most layouts, but much if many labels compete for a row: an edit of 10,000 labels takes 2.3 ms
/// with free flips, and 14 to 18 ms without (`solver-benchmark edits labels 10000`).
extension Repair {
    /// Whether a slot reaches the bend of a parallel row before the row expressed by `coefficients` reaches its own.
    func isTooShort(_ slot: Slot, for row: Row) -> Bool {
        guard let flip = simplex.flip(of: slot, signTowardsBend(of: row, slot)) else { return false }
        return flip.length * abs(coefficients[slot]) < abs(rows.residual[row])
    }

    /// Returns flips that cost nothing and together don't take the row expressed by `coefficients` past its bend.
    func freeFlips(for row: Row) -> [BoundFlip] {
        var remaining = abs(rows.residual[row])
        var flips: [BoundFlip] = []
        for slot in freeSlots(towardsBendOf: row) {
            guard let flip = simplex.flip(of: slot, signTowardsBend(of: row, slot)), flip.length > 0 else {
                break
            }
            remaining -= flip.length * abs(coefficients[slot])
            if remaining <= 0 { break }
            flips.append(flip)
        }
        return flips
    }

    /// Carries out flips that cost nothing; returns whether there are any.
    func carryOut(_ flips: [BoundFlip]) throws(SolverError) -> Bool {
        if flips.isEmpty { return false }
        try work.count(pivots: flips.count)
        vertex.withMove(onlyLive: true, start: { simplex.put(flips, in: $0) }) {
            tightSet.postponed.addReached(times: 1)
            simplex.advance(by: 1)
            for flip in flips { rows.residual[flip.row] = 0 }
            listViolatedRows()
        }
        simplex.exchange(flips)
        return true
    }

    /// Returns the slots that can move the row towards its bend at no cost, in the order in which they move.
    private func freeSlots(towardsBendOf row: Row) -> [Slot] {
        var slots: [Slot] = []
        for slot in coefficients.slots {
            if abs(coefficients[slot]) < Tolerance.rate { continue }
            if movesForNothing(slot, signTowardsBend(of: row, slot)) { slots.append(slot) }
        }
        return slots.sorted { givesWay($0, before: $1) }
    }

    /// Whether a slot can move in a direction at no cost. What is recorded of a candidate is from before it changed.
    private func movesForNothing(_ slot: Slot, _ sign: Double) -> Bool {
        if !simplex.isCandidate[slot] { return simplex.ties.open[slot].contains(Sides(of: sign)) }
        let tight = tightSet.row(at: slot)
        let costs = !rows.kind[tight].isTieBreaker && rows.slopeSign(tight, towards: sign) != 0
        if costs && rows.kind[tight].isHard { return false }
        simplex.reducedCosts.startCost(
            slot: slot, direction: sign, slope: costs ? rows.slope[tight] : 0,
            level: max(0, Int(rows.level[tight])))
        return simplex.reducedCosts.costSign == 0
    }
}
