/// The cost of the current move, and the lowest cost of several moves.
extension ReducedCosts {
    /// Starts with moving a slot in a direction (1 or -1); `slope` is the cost of its own row, at a level.
    func startCost(slot: Slot, direction: Double, slope: Double, level: Int) {
        let position = Int(place[slot])
        for index in 0..<levelCount {
            cost[index] = position < 0 ? 0 : direction * values[position + index]
            magnitude[index] = abs(cost[index])
        }
        if slope != 0 { addCost(slope, level: level) }
    }

    /// Adds the cost of passing a bend.
    @inline(__always) func addCost(_ value: Double, level: Int) {
        cost[level] += value
        magnitude[level] = max(magnitude[level], abs(value))
    }

    /// The sign of the cost at the strongest level at which it isn't 0.
    @inline(__always) var costSign: Int {
        let level = decidingLevel
        return level < 0 ? 0 : cost[level] > 0 ? 1 : -1
    }

    /// The size of the cost at that level; infinite if all levels are 0.
    @inline(__always) var costSize: Double {
        let level = decidingLevel
        return level < 0 ? .infinity : abs(cost[level])
    }

    /// Starts searching for the move with the lowest cost, from a bound at one level.
    func startLeastCost(_ bound: Double, level: Int) {
        for index in 0..<levelCount { leastCost[index] = index == level ? bound : 0 }
    }

    /// Compares the cost of the move, for each `unit`, with the lowest so far: -1 if it is lower, 0 if it is equal.
    func compareWithLeast(unit: Double) -> Int {
        for level in 0..<levelCount {
            let mine = significantCost(level) / unit
            let difference = mine - leastCost[level]
            if abs(difference) > 1e-9 * max(abs(mine), abs(leastCost[level])) {
                return difference < 0 ? -1 : 1
            }
        }
        return 0
    }

    /// Whether the lowest cost so far is 0 at all levels.
    var leastCostIsZero: Bool { (0..<levelCount).allSatisfy { leastCost[$0] == 0 } }

    /// Stores the cost of the move, for each `unit`, as the lowest so far.
    func takeAsLeast(unit: Double) {
        for level in 0..<levelCount { leastCost[level] = significantCost(level) / unit }
    }

    @inline(__always) private var decidingLevel: Int {
        for level in 0..<levelCount where significantCost(level) != 0 { return level }
        return -1
    }

    /// Returns the cost at a level; 0 if it is only rounding.
    @inline(__always) private func significantCost(_ level: Int) -> Double {
        abs(cost[level]) > max(1e-12, 1e-9 * magnitude[level]) ? cost[level] : 0
    }
}
