/// What is known of an open slot: whether it is blocked, and which row decides about it.
extension Simplex {
    /// Whether both directions of a slot cost after all: its row holds with slack on one side only, and on that side a
    /// parallel row is on its bend. This is the case for every view that has its intrinsic size.
    func isBlocked(_ slot: Slot) -> Bool {
        let open = ties.open[slot]
        if open == .both { return false }
        let sign: Double = open == .above ? 1 : -1
        var isBlocked = false
        vertex.forEachParallelRow(to: tightSet.row(at: slot)) { other, ratio in
            if isBlocked || abs(rows.residual[other]) > Tolerance.residual { return }
            if rows.kind[other].isTieBreaker || rows.gradient[other] != 0 { return }
            if rows.slopeSign(other, towards: sign * ratio) != 0 {
                rows.blockedSlot[other] = slot
                isBlocked = true
            }
        }
        return isBlocked
    }

    /// The first row in tie order whose error changes in the current move, and its rate.
    func firstChange() -> (key: TieKey, slope: Double) {
        var first = TieKey.never
        var slope = 0.0
        for variable in direction.variables {
            ties.isFree[variable] = true
            ties.side[variable] = vertex.side(of: variable)
            if rows.isHeldAtZero(variable) || ties.side[variable] == 0 { continue }
            let change = Double(ties.side[variable]) * direction[variable]
            if abs(change) < Tolerance.rate { continue }
            let key = TieKey(variable: variable, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        for row in vertex.touchedRows.elements {
            if rows.kind[row].isHard || rows.kind[row] == .artificial { continue }
            if rows.kind[row] == .stay { _ = updateStay(row) }
            let change = Double(rows.gradient[row]) * rows.change[row]
            if abs(change) < Tolerance.rate { continue }
            let key = TieKey(row: row, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        return (first, slope)
    }

    /// Whether a rate may be a rounding error that grew with the exchanges since the last factoring.
    func isDoubtful(_ rate: Double) -> Bool {
        abs(rate) < Tolerance.doubtful && !isFreshlyFactored
    }

    /// The key of the tight row itself if moving its slot is an error of its own; for a row that keeps a size at 0 or more,
    /// the size's key.
    func ownKey(_ slot: Slot, _ direction: Double) -> TieKey {
        let row = tightSet.row(at: slot)
        if rows.kind[row] == .system && rows.constant[row] == 0, let size = rows.boundVariable(row),
            rows.isSize(size)
        {
            return TieKey(variable: size, in: rows)
        }
        if rows.kind[row].isHard || rows.slopeSign(row, towards: direction) == 0 { return .never }
        return TieKey(row: row, in: rows)
    }
}
