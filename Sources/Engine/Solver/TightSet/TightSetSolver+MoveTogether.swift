/// A move of all open slots at once that costs nothing.
extension TightSetSolver {
    /// Works out a move of open slots together that no row stops at once; says whether there is one. Slots that turn out
    /// to be stuck are taken out.
    ///
    /// The slots move by amounts in no simple ratio, so that nothing they move stays where it is by chance. Where a row on
    /// its bend would be violated, the slots that move it there get smaller amounts, so that the others keep it met.
    func startMoveTogether(of slots: inout [Int32]) -> Bool {
        var amounts = slots.map { slot in
            (ties.open[slot] & 1 != 0 ? 1 : -1) * Self.unevenWeight(UInt64(slot) + 1)
        }
        var adjustments = 0
        for round in 0..<Self.mostRounds {
            direction.support.removeAll()
            for (slot, amount) in zip(slots, amounts) where amount != 0 {
                direction[slot] = amount
                direction.support.append(slot)
            }
            tightSet.solveForDirection(direction, onlyLive: false)
            collectRowChanges()
            let stops = rowsThatStopAtOnce()
            if stops.isEmpty {
                slots = zip(slots, amounts).filter { $0.1 != 0 }.map(\.0)
                return true
            }
            forgetMove()
            adjustments += stops.count
            if adjustments > Self.mostAdjustments { return false }
            for stop in stops {
                restrain(
                    &amounts, of: slots, moving: stop.row, stop.sign, leavingRoom: round < Self.roundsWithRoom
                )
            }
        }
        return false
    }

    private static var mostRounds: Int { 16 }
    private static var mostAdjustments: Int { 100 }
    /// Later, rows are kept exactly on their bends, as two that face each other have to be.
    private static var roundsWithRoom: Int { 4 }

    /// The rows that stand on a bend which the move would pass, and to which side.
    private func rowsThatStopAtOnce() -> [(row: Int32, sign: Double)] {
        var stops: [(row: Int32, sign: Double)] = []
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if !rows.isActive(row) || rows.kind[row].isTieBreaker { continue }
            let rate = rows.change[row]
            if let length = distanceToBend(of: row, rate: rate), length * abs(rate) <= Self.leastRange {
                stops.append((row, rate > 0 ? 1 : -1))
            }
        }
        return stops
    }

    /// Values closer than this are taken for one.
    static var leastRange: Double { 1e-6 }

    /// Makes the amounts of those slots smaller that move a row to one side, until the others outweigh them. Without
    /// others these slots are stuck and get 0, unless some can move the other way.
    private func restrain(
        _ amounts: inout [Double], of slots: [Int32], moving row: Int32, _ sign: Double, leavingRoom: Bool
    ) {
        expressInTightRows(row)
        defer { coefficients.clear() }
        func change(_ index: Int) -> Double {
            let coefficient = coefficients[slots[index]]
            return abs(coefficient) > Self.negligibleRate ? sign * coefficient * amounts[index] : 0
        }
        let changes = slots.indices.map(change)
        let towards = changes.reduce(0) { $0 + max($1, 0) }
        let away = changes.reduce(0) { $0 - min($1, 0) }
        if towards <= away { return }
        let canTurn = slots.indices.contains { changes[$0] > 0 && ties.open[slots[$0]] == 3 }
        for index in slots.indices where changes[index] > 0 {
            if away > 0 {
                amounts[index] *= away / towards * (leavingRoom ? 0.5 : 1)
            } else if !canTurn {
                amounts[index] = 0
            } else if ties.open[slots[index]] == 3 {
                amounts[index] *= -1
            }
        }
    }
}
