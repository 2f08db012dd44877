/// Judging a removal without moving anything.
///
/// Without a row, other rows on their bends may have to prove that the solution is still optimal. Rows are exchanged until
/// they do, or until a move would gain something. Up to that move, which isn't carried out, all exchanges are idle: no value
/// changes, every tie is decided as before, and the row is put back with as few exchanges.
extension TrialRemoval {
    /// What removing a row would change, if no broken row holds again.
    ///
    /// - Parameter hasStuckSlots: Whether open slots move variables that aren't free, since rows on their bends stop them.
    func removalInPlace(
        of row: Row, isFree: [Bool], hasStuckSlots: inout Bool
    ) throws(SolverError) -> RemovalJudge.Verdict {
        beginTrial()
        simplex.slotsLookedAt = !rows.blockedSlot[row].isNone ? [rows.blockedSlot[row]] : []
        defer { simplex.slotsLookedAt = nil }
        suspend(row, reconsidersConflicts: false)
        simplex.motion = .forbidden
        let verdict = try verdictInPlace(of: row, isFree, hasStuckSlots)
        simplex.motion = .allowed
        beginTrial()
        resume(row)
        try settleTrial()
        // The row may have come back to another place, where it stops slots that were not open before.
        if opensDecided(isFree) { hasStuckSlots = true }
        return verdict
    }

    private func verdictInPlace(
        of row: Row, _ isFree: [Bool], _ hasStuckSlots: Bool
    ) throws(SolverError) -> RemovalJudge.Verdict {
        try simplex.optimize()
        if let verdict = verdictOfMotion { return verdict }
        if hasStuckSlots || opensDecided(isFree) {
            // Whatever costs nothing only without the row changes it.
            var slots = face.freeSlots(connectedTo: row)
            let moved = try face.variablesInMoveTogether(of: &slots)
            if moved.contains(where: { !isFree[$0.offset] }) { return .changes }
            if face.variables(movedBy: slots).contains(where: { !isFree[$0.offset] }) { return .unknown }
        }
        try tieBreaking.settleTies()
        return verdictOfMotion ?? .changesNothing
    }

    /// Whether an open slot that was examined moves a variable that isn't free.
    private func opensDecided(_ isFree: [Bool]) -> Bool {
        let slots = (simplex.slotsLookedAt ?? []).filter {
            !simplex.ties.open[$0].isEmpty && !simplex.isBlocked($0)
        }
        return !slots.isEmpty && face.variables(movedBy: slots).contains { !isFree[$0.offset] }
    }

    /// The result of a move that wasn't carried out, or of work left over; nil if there was neither.
    private var verdictOfMotion: RemovalJudge.Verdict? {
        switch simplex.motion {
        case .refused: .changes
        case .unclear: .unknown
        case .allowed, .forbidden: simplex.waitingRows.isEmpty ? nil : .unknown
        }
    }

    /// Whether only this row makes a variable a size, and so affects its ties.
    func isDecisiveBound(_ row: Row) -> Bool {
        guard rows.kind[row] == .system, let variable = rows.boundVariable(row),
            rows.boundCount[variable] == 1
        else { return false }
        let key = TieKey(variable: variable, in: rows)
        return vertex.withCoefficients(of: variable) { coefficients in
            coefficients.slots.contains { slot in
                coefficients[slot] != 0 && !simplex.ties.open[slot].isEmpty
                    && simplex.ties.decidedBy[slot] >= key.bits
            }
        }
    }

    /// Whether the current move takes a row or a variable that comes no later than `key` in tie order off its bend.
    func moveMeetsTies(upTo key: TieKey) -> Bool {
        for variable in direction.variables {
            let isMoved = abs(direction[variable]) >= Tolerance.rate
            if !isMoved || abs(vertex.values[variable]) > Tolerance.residual { continue }
            if rows.isHeldAtZero(variable) { continue }
            if TieKey(variable: variable, in: rows) <= key { return true }
        }
        return vertex.touchedRows.elements.contains { row in
            rows.kind[row] == .stay && abs(rows.residual[row]) <= Tolerance.residual
                && abs(rows.change[row]) >= Tolerance.rate && TieKey(row: row, in: rows) <= key
        }
    }
}
