/// Moves at no cost, by which ties are settled and the optimal face is walked.
extension Simplex {
    /// Whether a move of this length isn't to be carried out.
    func refusesMove(of length: Double) -> Bool {
        if motion == .allowed || length == 0 { return false }
        var largest = 0.0
        for variable in direction.variables {
            largest = max(largest, abs(direction[variable]) / max(1, abs(vertex.values[variable])))
        }
        motion = length * largest > Tolerance.change ? .refused : .unclear
        return true
    }

    /// Moves an open slot to the first bend of a row that limits it: any row with a level, or one that comes no later than
    /// `key` in tie order. Returns whether there is one.
    func moveAtNoCost(_ slot: Slot, _ sign: Double, upTo key: TieKey) throws(SolverError) -> Bool {
        try work.count(pivots: 1)
        let end = vertex.withMove(of: slot, sign) { () -> Breakpoint? in
            guard let end = firstBend(upTo: key), !refusesMove(of: end.length) else { return nil }
            countDegeneratePivot(end.length == 0)
            advance(by: end.length)
            rows.residual[end.row] = 0
            return end
        }
        guard let end else { return false }
        exchange(slot, for: end.row, leavingResidual: sign * end.length, sign: sign)
        return true
    }

    /// The nearest bend of a row that limits the move, or the place where a variable that does passes 0.
    private func firstBend(upTo key: TieKey) -> Breakpoint? {
        var end = min(firstBendOfRows(upTo: key), firstBendOfVariables(upTo: key))
        if end.length == .infinity { return nil }
        if end.row.isNone {
            end.row = rows.makeArtificialRow(of: Variable(Int32(truncatingIfNeeded: end.order & 0xFFFF_FFFF)))
        }
        return end
    }

    private func firstBendOfRows(upTo key: TieKey) -> Breakpoint {
        var end = Breakpoint(length: .infinity, order: .max, row: .none)
        for row in vertex.touchedRows.elements {
            let kind = rows.kind[row]
            if !rows.isActive(row) || kind == .artificial { continue }
            if kind == .stay && !(TieKey(row: row, in: rows) <= key) { continue }
            guard let length = vertex.distanceToBend(of: row, rate: rows.change[row]) else { continue }
            end = min(end, Breakpoint(length: length, order: UInt64(row.offset), row: row))
        }
        return end
    }

    /// A variable passes 0 at the bend of its artificial row, which may not exist yet.
    private func firstBendOfVariables(upTo key: TieKey) -> Breakpoint {
        var end = Breakpoint(length: .infinity, order: .max, row: .none)
        for variable in direction.variables {
            if !(TieKey(variable: variable, in: rows) <= key) { continue }
            if rows.isHeldAtZero(variable) { continue }
            let (value, rate) = (vertex.values[variable], direction[variable])
            if abs(rate) < Tolerance.rate { continue }
            let atBend = abs(value) <= Tolerance.residual
            if atBend && (rate > 0 ? 1 : -1) == vertex.side(of: variable) { continue }
            if !atBend && value * rate > 0 { continue }
            let length = atBend ? 0 : -value / rate
            end = min(end, Breakpoint(length: length, order: 1 << 40 | UInt64(variable.offset), row: .none))
        }
        return end
    }
}
