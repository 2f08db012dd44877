/// For each slot, the change of the cost at each level as the slot's residual grows: Σ gradient × slope × coefficient
/// over all rows outside the tight set. Compared level by level, never added up with weights.
///
/// Level 0 belongs to the one hard row being repaired, the others to the optional priorities. Slots whose reduced costs
/// are all 0, nearly all of them on a common screen, need no memory.
final class ReducedCosts {
    /// The place of a slot's first level in `values`, or -1 where all are 0.
    let place = Table<Slot, Int32>()
    let values = Storage<Double>()
    private let free = Storage<Int32>()
    private(set) var levelCount = 1

    /// The cost of the current move by level, and the largest summand of each.
    let cost = Storage<Double>()
    let magnitude = Storage<Double>()
    /// The lowest cost of several moves, by level.
    let leastCost = Storage<Double>()

    func reset(slotCount: Int, levelCount: Int) {
        self.levelCount = levelCount
        place.reset(to: slotCount, filling: -1)
        values.removeAll()
        free.removeAll()
        cost.reset(to: levelCount, filling: 0)
        magnitude.reset(to: levelCount, filling: 0)
        leastCost.reset(to: levelCount, filling: 0)
    }

    func addSlot() { place.append(-1) }

    @inline(__always) func isZero(_ slot: Slot) -> Bool { place[slot] < 0 }

    @inline(__always) func value(_ slot: Slot, level: Int) -> Double {
        place[slot] < 0 ? 0 : values[Int(place[slot]) + level]
    }

    @inline(__always) func add(_ value: Double, to slot: Slot, level: Int) {
        let position = makeRoom(slot) + level
        values[position] = cancelling(values[position], value)
    }

    private func makeRoom(_ slot: Slot) -> Int {
        if place[slot] >= 0 { return Int(place[slot]) }
        if free.count > 0 {
            place[slot] = free.removeLast()
        } else {
            place[slot] = Int32(values.count)
            for _ in 0..<levelCount { values.append(0) }
        }
        return Int(place[slot])
    }

    /// Frees the memory of a slot whose reduced costs have all become 0.
    func tidy(_ slot: Slot) {
        let position = Int(place[slot])
        if position < 0 { return }
        for level in 0..<levelCount where values[position + level] != 0 { return }
        free.append(place[slot])
        place[slot] = -1
    }

    /// Updates the reduced costs after the row with these coefficients entered `slot`: its own cost so far is removed,
    /// the cost of the leaving row is added. Returns whether the reduced costs of other slots changed. They don't if the
    /// leaving row costs what the entering row cost.
    func changeBasis(slot: Slot, row: SparseVector, entering: RowCost, leaving: RowCost) -> Bool {
        if isZero(slot) && entering.slope == 0 && leaving.slope == 0 { return false }
        add(-entering.slope * row[slot], to: slot, level: entering.level)
        add(leaving.slope, to: slot, level: leaving.level)
        let position = Int(place[slot])
        var changesOthers = false
        for level in 0..<levelCount {
            values[position + level] /= row[slot]
            cost[level] = level == entering.level ? -entering.slope : 0
            cost[level] = cancelling(cost[level], -values[position + level])
            if cost[level] != 0 { changesOthers = true }
        }
        if !changesOthers { return false }
        for other in row.slots {
            let coefficient = row[other]
            if other == slot || coefficient == 0 { continue }
            for level in 0..<levelCount where cost[level] != 0 {
                add(coefficient * cost[level], to: other, level: level)
            }
        }
        return true
    }
}
