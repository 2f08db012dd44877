/// Moves at no cost, by which ties are settled and freedoms walked.
extension TightSetSolver {
    /// Moves an open slot to the first bend of a row that has a say: any row with a level, or one that comes no
    /// later than `key` in tie order. Says whether there is one.
    func moveAtNoCost(_ slot: Int32, _ sign: Double, upTo key: TieKey) throws(SolverError) -> Bool {
        try count(pivots: 1)
        direction.setUnit(slot, sign)
        tightSet.solveForDirection(direction, onlyLive: false)
        collectRowChanges()
        var end = Breakpoint(length: .infinity, order: .max, row: -1)
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            let kind = rows.kind[row]
            if !rows.isActive(row) || kind == .anchor { continue }
            if kind == .stay && !(TieKey(row: row, in: rows) <= key) { continue }
            guard let length = distanceToBend(of: row, rate: rows.change[row]) else { continue }
            end = min(end, Breakpoint(length: length, order: UInt64(row), row: row))
        }
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            if !(TieKey(anchorOf: variable, in: rows) <= key) { continue }
            let anchor = rows.anchorRow[variable]
            if anchor >= 0 && rows.slot[anchor] >= 0 { continue }
            let value = values[variable]
            let rate = direction[variable]
            if abs(rate) < Self.negligibleRate { continue }
            let atBend = abs(value) <= Self.tolerance
            if atBend && (rate > 0 ? 1 : -1) == side(of: variable) { continue }
            if !atBend && value * rate > 0 { continue }
            let length = atBend ? 0 : -value / rate
            end = min(end, Breakpoint(length: length, order: 1 << 40 | UInt64(variable), row: -1))
        }
        if end.length == .infinity {
            forgetMove()
            return false
        }
        if end.row < 0 { end.row = rows.anchor(of: Int32(truncatingIfNeeded: end.order & 0xFFFF_FFFF)) }
        countIdlePivot(end.length == 0)
        advance(by: end.length)
        rows.residual[end.row] = 0
        forgetMove()
        exchange(slot, for: end.row, leavingResidual: sign * end.length, sign: sign)
        return true
    }
}
