/// The open directions that are being settled together.
final class OpenSlots {
    private let directions = Storage<Int8>()
    /// The slots added, in order.
    private(set) var slots: [Int32] = []
    /// The number of directions that are still open.
    private(set) var openCount = 0
    /// Directions that are decided by their own row, by the row's key.
    private var own: [(key: TieKey, slot: Int32, direction: Double)] = []
    private var nextOwn = 0

    var isEmpty: Bool { openCount == 0 }

    /// The slots with a direction that is still open.
    var openSlots: [Int32] { slots.filter { directions[$0] != 0 } }

    /// Starts over, with room for a number of slots.
    func clear(slotCount: Int) {
        directions.resize(to: slotCount, filling: 0)
        for slot in slots { directions[slot] = 0 }
        slots.removeAll(keepingCapacity: true)
        openCount = 0
    }

    func add(_ slot: Int32, directions bits: Int8) {
        directions[slot] = bits
        slots.append(slot)
        openCount += bits == 3 ? 2 : 1
    }

    @inline(__always) func isOpen(_ slot: Int32, _ direction: Double) -> Bool {
        directions[slot] & (direction > 0 ? 1 : 2) != 0
    }

    /// Closes a direction; returns whether it was the slot's last.
    @inline(__always) func close(_ slot: Int32, _ direction: Double) -> Bool {
        let bit: Int8 = direction > 0 ? 1 : 2
        if directions[slot] & bit == 0 { return false }
        directions[slot] &= ~bit
        openCount -= 1
        return directions[slot] == 0
    }

    /// Sorts the directions by the keys of their own rows.
    func sortOwnKeys(_ key: (Int32, Double) -> TieKey) {
        own.removeAll(keepingCapacity: true)
        nextOwn = 0
        for slot in slots {
            for direction in [1.0, -1.0] where isOpen(slot, direction) {
                let ownKey = key(slot, direction)
                if ownKey != .never { own.append((ownKey, slot, direction)) }
            }
        }
        own.sort { $0.key < $1.key }
    }

    /// Closes the directions whose own row precedes `key`; records the deciding key of each slot.
    func close(before key: TieKey, decidedBy: borrowing Storage<UInt64>) {
        while nextOwn < own.count && own[nextOwn].key < key {
            let (ownKey, slot, direction) = own[nextOwn]
            if close(slot, direction) { decidedBy[slot] = ownKey.bits }
            nextOwn += 1
        }
    }
}
