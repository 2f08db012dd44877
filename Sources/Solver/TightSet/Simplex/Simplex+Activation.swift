/// Rows that start or stop to count.
extension Simplex {
    /// Removes a row's cost, from its level and from the order of ties.
    func withdraw(_ row: Row) {
        if rows.kind[row] == .stay && !rows.isTight(row) && rows.gradient[row] != 0 {
            unsettleSlots(movingRow: row)
            rows.gradient[row] = 0
        }
        deactivate(row)
    }

    /// Takes a row's cost away. In the tight set it stays, and its slot moves for nothing.
    func deactivate(_ row: Row) {
        if !rows.isTight(row) { setGradients(of: CollectionOfOne(row)) { _ in 0 } }
        rows.state[row] = .inactive
        if rows.isTight(row) { addCandidate(rows.slot[row]) }
        unblock(row)
    }

    /// Activates a broken row again when its turn in the repair comes.
    func reactivate(_ row: Row) {
        rows.state[row] = .waiting
        if rows.isTight(row) {
            addCandidate(rows.slot[row])
            rows.state[row] = .active
            return
        }
        rows.gradient[row] = 0
        enliven(row)
        flushPostponedMoves()
        rows.residual[row] = rows.evaluate(row, at: vertex.values)
        listForRepair(row)
    }
}
