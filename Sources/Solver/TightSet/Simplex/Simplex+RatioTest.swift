/// The ratio test: finds the row whose bend ends a move. It passes every bend that leaves a gain (Maros 2003 calls this
/// the long-step, or bound flipping, ratio test).
extension Simplex {
    /// Lists the bends ahead.
    private func collectBreakpoints() {
        breakpoints.removeAll()
        for row in vertex.touchedRows.elements {
            if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            if let length = vertex.distanceToBend(of: row, rate: rate) {
                breakpoints.push(Breakpoint(length: length, order: UInt64(row.offset), row: row))
            }
        }
    }

    /// Adds up the cost over the bends of the current move, in order; the first that leaves no gain ends it. The rows
    /// whose bends it passes are in `crossedRows`.
    func ratioTest(slot: Slot, sign: Double) -> Breakpoint? {
        collectBreakpoints()
        let own = tightSet.row(at: slot)
        let costs = !rows.kind[own].isTieBreaker && rows.slopeSign(own, towards: sign) != 0
        reducedCosts.startCost(
            slot: slot, direction: sign, slope: costs ? rows.slope[own] : 0,
            level: max(0, Int(rows.level[own])))
        crossedRows.removeAll()
        while !breakpoints.isEmpty {
            work.noteLooks(at: 1, levels: reducedCosts.levelCount)
            let next = breakpoints.pop()
            let row = next.row
            let rate = rows.change[row]
            let ahead = rows.slopeSign(row, towards: rate)
            if rows.kind[row].isHard && row != rowUnderRepair {
                if ahead != 0 { return parallelEnd(of: slot, at: next) ?? next }
                continue
            }
            let bend =
                abs(rows.residual[row]) <= Tolerance.residual ? ahead - rows.gradient[row] : bendSize(row)
            if bend == 0 { continue }
            reducedCosts.addCost(Double(abs(bend)) * abs(rate) * rows.slope[row], level: Int(rows.level[row]))
            if reducedCosts.costSign >= 0 || usesBlandsRule { return next }
            crossedRows.append(row)
        }
        return nil
    }

    private func bendSize(_ row: Row) -> Int8 {
        (rows.costsAbove(row) ? 1 : 0) + (rows.costsBelow(row) ? 1 : 0)
    }

    /// Returns the end of a move at a hard row parallel to the slot's own that reaches its bend where another hard row
    /// ends the move: the last child that shrinks brings its parent to 0 as well. The move is a flip only with the
    /// parallel row.
    private func parallelEnd(of slot: Slot, at end: Breakpoint) -> Breakpoint? {
        var found: Breakpoint?
        vertex.forEachParallelRow(to: tightSet.row(at: slot)) { row, _ in
            let rate = rows.change[row]
            if found != nil || !rows.kind[row].isHard || !rows.isActive(row) || row == rowUnderRepair {
                return
            }
            if rows.slopeSign(row, towards: rate) == 0 { return }
            guard let length = vertex.distanceToBend(of: row, rate: rate) else { return }
            if (length - end.length) * abs(rows.change[end.row]) > Tolerance.residual { return }
            found = Breakpoint(length: length, order: end.order, row: row)
        }
        return found
    }
}

/// The length of a move at which a row's residual reaches its bend.
struct Breakpoint: Comparable, BitwiseCopyable {
    var length: Double
    /// Orders bends at the same length: the tie key, or the row.
    var order: UInt64
    var row: Row

    static func < (left: Breakpoint, right: Breakpoint) -> Bool {
        left.length != right.length ? left.length < right.length : left.order < right.order
    }
}
