/// The slots whose moves may gain something, and which of them is examined next.
extension Simplex {
    /// Lists a slot whose reduced costs changed. The weakest row is looked at first and within a level the latest,
    /// which mostly is the one that has to give way in the end.
    ///
    /// - Parameter keepsDecision: Whether what decided about the slot's ties still does if it is as open as before.
    func addCandidate(_ slot: Slot, keepsDecision: Bool = false) {
        if !keepsDecision { ties.needsDecision[slot] = true }
        if isCandidate[slot] { return }
        let row = tightSet.row(at: slot)
        if rows.errorSides[row] == .both && rows.kind[row].isHard && rows.isActive(row) {
            // A required equality never gives way.
            reducedCosts.tidy(slot)
            ties.note(slot, open: [])
            return
        }
        isCandidate[slot] = true
        if usesBlandsRule {
            candidates.push(UInt64(row.offset) << 28 | UInt64(slot.offset))
            return
        }
        var rank: UInt64 = 0
        if rows.isActive(row) && !rows.kind[row].isTieBreaker {
            rank = UInt64(max(1, 255 - Int(rows.level[row])))
        }
        let latest = UInt64(max(0, 0xFFF_FFFF - Int(rows.order[row])))
        candidates.push(rank << 56 | latest << 28 | UInt64(slot.offset))
    }

    /// Whether so many consecutive pivots moved nothing that they may be cycling. Bland's rule then applies: of the slots
    /// whose moves gain something, the one with the first row moves, as far as the first bend.
    var usesBlandsRule: Bool { degeneratePivotCount >= Self.degeneratePivotLimit }

    private static var degeneratePivotLimit: Int { 1000 }

    /// Sorts the candidates again when the rule by which they are chosen has changed.
    func sortCandidates() {
        var slots: [Slot] = []
        while !candidates.isEmpty { slots.append(nextCandidate()) }
        for slot in slots {
            isCandidate[slot] = false
            addCandidate(slot)
        }
    }

    /// Notes whether a pivot moved anything.
    func countDegeneratePivot(_ isIdle: Bool) {
        let usedBlandsRule = usesBlandsRule
        degeneratePivotCount = isIdle ? degeneratePivotCount + 1 : 0
        if usesBlandsRule != usedBlandsRule { sortCandidates() }
    }

    private func nextCandidate() -> Slot {
        Slot(Int32(truncatingIfNeeded: candidates.pop() & 0xFFF_FFFF))
    }

    /// Takes the next candidate whose move gains something, with the direction.
    func nextImprovement() -> (slot: Slot, sign: Double)? {
        while !candidates.isEmpty {
            let slot = nextCandidate()
            isCandidate[slot] = false
            work.noteLooks(at: 1, levels: reducedCosts.isZero(slot) ? 0 : reducedCosts.levelCount)
            let sign = improvingDirection(of: slot)
            if sign != 0 { return (slot, sign) }
        }
        return nil
    }

    /// The direction (1 or -1) in which moving a slot lowers the cost, or 0; also notes the directions that cost
    /// nothing, for breaking ties.
    private func improvingDirection(of slot: Slot) -> Double {
        let row = tightSet.row(at: slot)
        let kind = rows.kind[row]
        let hasReducedCosts = !reducedCosts.isZero(slot)
        var open: Sides = []
        for direction in [1.0, -1.0] {
            let costs = !kind.isTieBreaker && rows.slopeSign(row, towards: direction) != 0
            if costs && kind.isHard { continue }
            if !hasReducedCosts {
                if !costs { open.insert(Sides(of: direction)) }
                continue
            }
            reducedCosts.startCost(
                slot: slot, direction: direction, slope: costs ? rows.slope[row] : 0,
                level: max(0, Int(rows.level[row])))
            let sign = reducedCosts.costSign
            if reducedCosts.costSize < Tolerance.doubtful { hasDoubts = true }
            if sign < 0 { return direction }
            if sign == 0 { open.insert(Sides(of: direction)) }
        }
        reducedCosts.tidy(slot)
        ties.note(slot, open: open)
        slotsLookedAt?.append(slot)
        return 0
    }
}
