/// Bound flips, many at a time.
///
/// Where a thousand labels have to give way, each goes from the size it wants to the least it can have, and each of
/// these moves alone would shift all labels behind it. Their sum shifts them once. If no row but those flipped
/// reaches a bend in that, the result is what the single moves lead to.
extension TightSetSolver {
    /// Carries out the next flips, up to so many, as one move, and returns their number: 0 when other rows would
    /// reach their bends, which is for single moves to deal with.
    func flipTogether(upTo limit: Int) throws(SolverError) -> Int {
        var flips: [BoundFlip] = []
        var crossed: [Int32] = []
        takeFlips(upTo: limit, into: &flips, crossing: &crossed)
        if flips.count < 2 || !startMove(of: flips, crossing: crossed) {
            for flip in flips { addCandidate(flip.slot, keepsDecision: true) }
            return 0
        }
        try count(pivots: flips.count)
        countIdlePivot(false)
        tightSet.dormant.addReached(times: 1)
        advance(by: 1)
        for flip in flips { rows.residual[flip.row] = 0 }
        setGradients(ofCrossed: crossed)
        forgetMove()
        for flip in flips {
            exchange(flip.slot, for: flip.row, leavingResidual: flip.sign * flip.length, sign: flip.sign)
        }
        return flips.count
    }

    /// Takes candidates as long as their moves are flips.
    private func takeFlips(upTo limit: Int, into flips: inout [BoundFlip], crossing crossed: inout [Int32]) {
        while flips.count < limit, let (slot, sign) = nextImprovement() {
            let flip = flip(of: slot, sign)
            forgetMove()
            guard let flip, flip.length > 0 else {
                addCandidate(slot, keepsDecision: true)
                return
            }
            flips.append(flip)
            for index in 0..<crossedRows.count { crossed.append(crossedRows[index]) }
        }
    }

    /// Where a move that concerned no row but those parallel to the slot's own would end. How these change stays set
    /// until `forgetMove`.
    func flip(of slot: Int32, _ sign: Double) -> BoundFlip? {
        forEachParallelRow(to: tightSet.row(at: slot)) { row, ratio in
            rows.change[row] = sign * ratio
            rows.isTouched[row] = true
            touchedRows.append(row)
        }
        collectBreakpoints()
        guard let end = passBreakpoints(slot: slot, sign: sign) else { return nil }
        return BoundFlip(slot: slot, sign: sign, length: end.length, row: end.row)
    }

    /// Exchanges the slot's row for a parallel one if both are on their bends and the move ends there, which takes no
    /// solve; returns that row. It isn't counted as idle: of itself no slot goes through its bends more than once.
    func flipInPlace(_ slot: Int32, _ sign: Double) -> Int32? {
        if isCautious || flipsInPlace > 4 * slotCount { return nil }
        guard let flip = flip(of: slot, sign), flip.length == 0 else {
            forgetMove()
            return nil
        }
        flipsInPlace += 1
        setGradients(ofCrossed: (0..<crossedRows.count).map { crossedRows[$0] })
        forgetMove()
        rows.residual[flip.row] = 0
        exchange(slot, for: flip.row, leavingResidual: 0, sign: sign)
        return flip.row
    }

    /// The end of a move at a hard row parallel to the slot's own that reaches its bend where another hard row ends the
    /// move: the last child that gives way brings its parent to 0 as well. Only with the parallel row is it a flip.
    func parallelEnd(of slot: Int32, at end: Breakpoint) -> Breakpoint? {
        var found: Breakpoint?
        forEachParallelRow(to: tightSet.row(at: slot)) { row, _ in
            let rate = rows.change[row]
            if found != nil || !rows.kind[row].isHard || !rows.isActive(row) || row == rowUnderRepair {
                return
            }
            if rows.slopeSign(row, towards: rate) == 0 { return }
            guard let length = distanceToBend(of: row, rate: rate) else { return }
            if (length - end.length) * abs(rows.change[end.row]) > Self.tolerance { return }
            found = Breakpoint(length: length, order: end.order, row: row)
        }
        return found
    }

    /// Works out the sum of the flips.
    func startMove(of flips: [BoundFlip]) {
        direction.support.removeAll()
        for flip in flips {
            direction[flip.slot] = flip.sign * flip.length
            direction.support.append(flip.slot)
        }
        tightSet.solveForDirection(direction, onlyLive: true)
        collectRowChanges()
    }

    /// Works out the sum of the flips; says whether no row but those flipped and crossed reaches a bend.
    private func startMove(of flips: [BoundFlip], crossing crossed: [Int32]) -> Bool {
        startMove(of: flips)
        for flip in flips { rows.isTouched[flip.row] = false }
        for row in crossed { rows.isTouched[row] = false }
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if !rows.isTouched[row] || !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            guard let length = distanceToBend(of: row, rate: rate) else { continue }
            // A row may come to its bend, but not pass it.
            if length > 0 && (1 - length) * abs(rate) <= Self.tolerance { continue }
            forgetMove()
            return false
        }
        return true
    }
}
