/// For each slot, how the cost at each level changes as the slot's residual grows: Σ gradient × slope ×
/// coefficient over all rows outside the tight set. Compared level by level, never added up with weights.
///
/// Level 0 holds the one hard row being repaired, the others the optional priorities. Slots whose multipliers
/// are all 0, nearly all of them on a common screen, take no room.
final class LevelMultipliers {
    private let place = Storage<Int32>()
    private let values = Storage<Double>()
    private let free = Storage<Int32>()
    private(set) var levelCount = 1

    /// The cost of the move under examination by level, and the largest part that went into each.
    private let cost = Storage<Double>()
    private let magnitude = Storage<Double>()
    /// By level, the least that moves examined one after the other cost.
    private let leastCost = Storage<Double>()

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

    @inline(__always) func isZero(_ slot: Int32) -> Bool { place[slot] < 0 }

    @inline(__always) func value(_ slot: Int32, level: Int) -> Double {
        place[slot] < 0 ? 0 : values[Int(place[slot]) + level]
    }

    @inline(__always) func add(_ value: Double, to slot: Int32, level: Int) {
        let position = makeRoom(slot) + level
        values[position] = cancelling(values[position], value)
    }

    private func makeRoom(_ slot: Int32) -> Int {
        if place[slot] >= 0 { return Int(place[slot]) }
        if free.count > 0 {
            place[slot] = free.removeLast()
        } else {
            place[slot] = Int32(values.count)
            for _ in 0..<levelCount { values.append(0) }
        }
        return Int(place[slot])
    }

    /// Gives up the room of a slot whose multipliers have all become 0.
    func tidy(_ slot: Int32) {
        let position = Int(place[slot])
        if position < 0 { return }
        for level in 0..<levelCount where values[position + level] != 0 { return }
        free.append(place[slot])
        place[slot] = -1
    }

    /// Carries the multipliers over to a tight set in which the row with these coefficients took `slot`: what it cost
    /// so far falls away, what the row that leaves costs is added. Says whether those of other slots changed, which they
    /// don't where the one takes over what the other cost.
    func changeBasis(slot: Int32, row: SparseVector, entering: RowCost, leaving: RowCost) -> Bool {
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
        for index in 0..<row.support.count {
            let other = row.support[index]
            let coefficient = row[other]
            if other == slot || coefficient == 0 { continue }
            for level in 0..<levelCount where cost[level] != 0 {
                add(coefficient * cost[level], to: other, level: level)
            }
        }
        return true
    }

    // MARK: The cost of a move

    /// Starts from moving a slot in a direction (1 or -1); `slope` is what its own row costs, at a level.
    func startCost(slot: Int32, direction: Double, slope: Double, level: Int) {
        let position = Int(place[slot])
        for index in 0..<levelCount {
            cost[index] = position < 0 ? 0 : direction * values[position + index]
            magnitude[index] = abs(cost[index])
        }
        if slope != 0 { addCost(slope, level: level) }
    }

    /// Adds what passing a bend costs.
    @inline(__always) func addCost(_ value: Double, level: Int) {
        cost[level] += value
        magnitude[level] = max(magnitude[level], abs(value))
    }

    /// The sign of the cost at the strongest level where it isn't 0.
    @inline(__always) var costSign: Int {
        let level = decidingLevel
        return level < 0 ? 0 : cost[level] > 0 ? 1 : -1
    }

    /// The size of the cost at that level; infinite where it is 0 at all.
    @inline(__always) var costSize: Double {
        let level = decidingLevel
        return level < 0 ? .infinity : abs(cost[level])
    }

    /// Starts looking for the move that costs least, from a bound at one level.
    func startLeastCost(_ bound: Double, level: Int) {
        for index in 0..<levelCount { leastCost[index] = index == level ? bound : 0 }
    }

    /// Compares the cost of the move, for each `unit` of it, with the least so far: -1 if it is less, 0 if it is the same.
    func compareWithLeast(unit: Double) -> Int {
        for level in 0..<levelCount {
            let isNegligible = abs(cost[level]) <= max(1e-12, 1e-9 * magnitude[level])
            let mine = isNegligible ? 0 : cost[level] / unit
            let difference = mine - leastCost[level]
            if abs(difference) > 1e-9 * max(abs(mine), abs(leastCost[level])) {
                return difference < 0 ? -1 : 1
            }
        }
        return 0
    }

    var leastCostIsZero: Bool { (0..<levelCount).allSatisfy { leastCost[$0] == 0 } }

    /// Takes the cost of the move, for each `unit` of it, as the least so far.
    func takeAsLeast(unit: Double) {
        for level in 0..<levelCount {
            let isNegligible = abs(cost[level]) <= max(1e-12, 1e-9 * magnitude[level])
            leastCost[level] = isNegligible ? 0 : cost[level] / unit
        }
    }

    @inline(__always) private var decidingLevel: Int {
        for level in 0..<levelCount where abs(cost[level]) > max(1e-12, 1e-9 * magnitude[level]) {
            return level
        }
        return -1
    }
}
