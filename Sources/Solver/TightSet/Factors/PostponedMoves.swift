/// Variables that no row outside the tight set depends on, and their postponed moves.
///
/// During the repair of the tight set, only *live* variables matter: those of rows outside the tight set and all that
/// these depend on. Growing one row of a long list shifts every row below; without this optimisation, each of a
/// thousand repairs would move a thousand positions that no other row uses. The moves are added up as changes of base
/// rows' values and carried out in one pass at the end. Most tight sets are never moved, so all variables count as live
/// until the first move needs to know.
final class PostponedMoves {
    private let live = Table<Slot, Bool>()
    /// Whether the live slots have not been determined yet.
    private(set) var countsAllAsLive = true
    private let sum = Table<Slot, Double>()
    private let isWaiting = Table<Slot, Bool>()
    let waiting = Storage<Slot>()
    private let reachedSlots = Storage<Slot>()
    private let reachedValues = Storage<Double>()

    func reset(slotCount: Int) {
        live.reset(to: slotCount, filling: true)
        countsAllAsLive = true
        sum.reset(to: slotCount, filling: 0)
        isWaiting.reset(to: slotCount, filling: false)
        waiting.removeAll()
        forgetReached()
    }

    func addSlot() {
        live.append(true)
        sum.append(0)
        isWaiting.append(false)
    }

    @inline(__always) func isLive(_ slot: Slot) -> Bool { live[slot] }

    /// Starts to determine which slots are live.
    func countNoneAsLive() {
        live.fill(with: false)
        countsAllAsLive = false
    }

    /// Makes a slot live; returns whether it was not.
    func enliven(_ slot: Slot) -> Bool {
        if live[slot] { return false }
        live[slot] = true
        return true
    }

    /// Clears the record of slots that aren't live reached by the last direction.
    @inline(__always) func forgetReached() {
        reachedSlots.removeAll()
        reachedValues.removeAll()
    }

    /// Records that the current direction reaches a slot that isn't live.
    @inline(__always) func reach(_ slot: Slot, _ value: Double) {
        reachedSlots.append(slot)
        reachedValues.append(value)
    }

    /// Adds the last direction, multiplied by a length, to the postponed moves.
    func addReached(times length: Double) {
        for index in 0..<reachedSlots.count {
            let slot = reachedSlots[index]
            if !isWaiting[slot] {
                isWaiting[slot] = true
                waiting.append(slot)
            }
            sum[slot] += length * reachedValues[index]
        }
    }

    /// Adds the postponed moves to a vector of zeros, and clears them.
    func takeWaiting(into vector: SparseVector) {
        for slot in waiting.elements {
            isWaiting[slot] = false
            if sum[slot] == 0 { continue }
            vector.put(sum[slot], at: slot)
            sum[slot] = 0
        }
        waiting.removeAll()
    }
}
