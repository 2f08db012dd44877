/// Bound flips, many at a time.
///
/// If a thousand labels have to shrink, each goes from its preferred to its minimum size, and each of these moves alone
/// would shift all labels behind it. Their sum shifts them once. If no row other than those flipped reaches a bend, the
/// result is the same as that of single moves.
extension Simplex {
    /// Carries out the next flips, up to a limit, as one move, and returns their number. Returns 0 if other rows would
    /// reach their bends, which requires single moves.
    func flipTogether(upTo limit: Int) throws(SolverError) -> Int {
        var flips: [BoundFlip] = []
        var crossed: [Row] = []
        takeFlips(upTo: limit, into: &flips, crossing: &crossed)
        let isPossible = flips.count < 2 ? false : try move(flips, crossing: crossed)
        if !isPossible {
            for flip in flips { addCandidate(flip.slot, keepsDecision: true) }
            return 0
        }
        exchange(flips)
        return flips.count
    }

    /// Exchanges the rows of completed flips.
    func exchange(_ flips: [BoundFlip]) {
        for flip in flips {
            exchange(flip.slot, for: flip.row, leavingResidual: flip.sign * flip.length, sign: flip.sign)
        }
    }

    /// Starts a move that is the sum of the flips.
    func put(_ flips: [BoundFlip], in direction: SparseVector) {
        for flip in flips { direction.put(flip.sign * flip.length, at: flip.slot) }
    }

    /// Collects candidates as long as their moves are flips.
    private func takeFlips(upTo limit: Int, into flips: inout [BoundFlip], crossing crossed: inout [Row]) {
        while flips.count < limit, let (slot, sign) = nextImprovement() {
            guard let flip = flip(of: slot, sign), flip.length > 0 else {
                addCandidate(slot, keepsDecision: true)
                return
            }
            flips.append(flip)
            crossed.append(contentsOf: crossedRows.elements)
        }
    }

    /// Returns the end of a move that only considers the rows parallel to the slot's own.
    func flip(of slot: Slot, _ sign: Double) -> BoundFlip? {
        vertex.withParallelRows(to: slot, sign) {
            ratioTest(slot: slot, sign: sign).map {
                BoundFlip(slot: slot, sign: sign, length: $0.length, row: $0.row)
            }
        }
    }

    /// Carries out the sum of the flips, if no row other than those flipped and crossed reaches a bend; returns whether
    /// it did.
    private func move(_ flips: [BoundFlip], crossing crossed: [Row]) throws(SolverError) -> Bool {
        try vertex.withMove(onlyLive: true, start: { put(flips, in: $0) }) { () throws(SolverError) in
            if passesOtherBends(flips, crossing: crossed) { return false }
            try work.count(pivots: flips.count)
            countDegeneratePivot(false)
            tightSet.postponed.addReached(times: 1)
            advance(by: 1)
            for flip in flips { rows.residual[flip.row] = 0 }
            setGradients(ofCrossed: crossed)
            return true
        }
    }

    /// Whether the move takes a row past its bend that is neither flipped nor crossed.
    private func passesOtherBends(_ flips: [BoundFlip], crossing crossed: [Row]) -> Bool {
        for flip in flips { rows.isTouched[flip.row] = false }
        for row in crossed { rows.isTouched[row] = false }
        for row in vertex.touchedRows.elements {
            if !rows.isTouched[row] || !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            guard let length = vertex.distanceToBend(of: row, rate: rate) else { continue }
            // A row may reach its bend, but not pass it.
            if length > 0 && (1 - length) * abs(rate) <= Tolerance.residual { continue }
            return true
        }
        return false
    }
}
