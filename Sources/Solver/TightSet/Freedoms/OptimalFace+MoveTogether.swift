/// Moving all open slots at once at no cost.
extension OptimalFace {
    /// Returns the variables that change in a move of open slots together which no row stops at length 0; empty if
    /// there is no such move. Slots that turn out to be stuck are removed.
    ///
    /// The slots move by amounts in no simple ratio, so that nothing stays in place by chance. If a row on its bend
    /// would be violated, the slots that move it there get smaller amounts, so that the others outweigh them.
    ///
    /// - Throws: `SolverError.budgetSpent` if the budget doesn't cover the search.
    func variablesInMoveTogether(of slots: inout [Slot]) throws(SolverError) -> [Variable] {
        var amounts = SlotAmounts(slotCount: tightSet.slotCount)
        for slot in slots {
            let amount = unevenWeight(of: slot)
            amounts[slot] = simplex.ties.open[slot].contains(.above) ? amount : -amount
        }
        var examined = 0
        for round in 0..<SlotAmounts.Restraint.rounds where examined <= Self.mostWork * tightSet.slotCount {
            try work.spendWork()
            var stops: [(row: Row, sign: Double)] = []
            var moved: [Variable] = []
            vertex.withMove(start: { put(amounts, of: slots, in: $0) }) {
                stops = rowsThatStopAtOnce()
                if stops.isEmpty { moved = movedVariables() }
            }
            if stops.isEmpty {
                slots.removeAll { amounts.isStuck($0) }
                return moved
            }
            for (row, sign) in stops {
                vertex.withCoefficients(of: row) { coefficients in
                    examined += coefficients.count
                    restrain(&amounts, of: coefficients, towards: sign, .init(round: round))
                }
            }
        }
        return []
    }

    /// The maximum number of slots examined, for each open slot.
    private static var mostWork: Int { 200 }

    /// Returns the free slots that change a row, and those that rows on their bends connect with them: moves of other slots
    /// are independent of these.
    func freeSlots(connectedTo row: Row) -> [Slot] {
        var (known, pending): (Set<Slot>, [Slot]) = ([], [])
        var knownRows: Set<Row> = []
        var pendingRows = [row]
        while true {
            if let row = pendingRows.popLast() {
                vertex.withCoefficients(of: row) { coefficients in
                    for slot in coefficients.slots where abs(coefficients[slot]) > Tolerance.rate {
                        if simplex.ties.open[slot].isEmpty || simplex.isBlocked(slot) { continue }
                        if known.insert(slot).inserted { pending.append(slot) }
                    }
                }
            } else if let slot = pending.popLast() {
                vertex.withMove(of: slot, 1) {
                    for row in vertex.touchedRows.elements where isOnBend(row) {
                        if knownRows.insert(row).inserted { pendingRows.append(row) }
                    }
                }
            } else {
                return known.sorted()
            }
        }
    }

    /// Whether a row could stop the current move, or its opposite, at length 0.
    private func isOnBend(_ row: Row) -> Bool {
        if !rows.isActive(row) || rows.kind[row].isTieBreaker { return false }
        let rate = rows.change[row]
        return [rate, -rate].contains { rate in
            vertex.distanceToBend(of: row, rate: rate).map { $0 * abs(rate) <= Tolerance.range } ?? false
        }
    }

    private func put(_ amounts: SlotAmounts, of slots: [Slot], in direction: SparseVector) {
        for slot in slots where amounts[slot] != 0 { direction.put(amounts[slot], at: slot) }
    }

    private func movedVariables() -> [Variable] {
        direction.variables.filter { abs(direction[$0]) > Tolerance.rate }
    }

    /// Returns the rows on a bend that the move would pass, and on which side.
    private func rowsThatStopAtOnce() -> [(row: Row, sign: Double)] {
        var stops: [(row: Row, sign: Double)] = []
        for row in vertex.touchedRows.elements {
            if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            if let length = vertex.distanceToBend(of: row, rate: rate), length * abs(rate) <= Tolerance.range
            {
                stops.append((row, rate > 0 ? 1 : -1))
            }
        }
        return stops
    }

    /// Reduces the amounts of the slots that move the row with these coefficients to one side, until the others
    /// outweigh them. Without others, these slots are stuck, unless some can move the other way.
    private func restrain(
        _ amounts: inout SlotAmounts, of coefficients: SparseVector, towards sign: Double,
        _ restraint: SlotAmounts.Restraint
    ) {
        var (towards, away) = (0.0, 0.0)
        var pushing: [Slot] = []
        for slot in coefficients.slots {
            if abs(coefficients[slot]) <= Tolerance.rate { continue }
            let change = sign * coefficients[slot] * amounts[slot]
            if change > 0 { pushing.append(slot) }
            if change > 0 { towards += change } else { away -= change }
        }
        if towards <= away { return }
        let turning = pushing.filter { simplex.ties.open[$0] == .both }
        if restraint == .dropping {
            for slot in pushing { amounts[slot] = 0 }
        } else if away > 0 {
            let share = away / towards * (restraint == .leavingRoom ? 0.5 : 1)
            for slot in pushing { amounts[slot] *= share }
        } else if turning.isEmpty {
            for slot in pushing { amounts.stick(slot) }
        } else {
            for slot in turning { amounts[slot] *= -1 }
        }
    }
}
