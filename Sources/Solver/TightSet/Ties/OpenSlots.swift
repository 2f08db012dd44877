/// The open directions that are being settled together.
final class OpenSlots {
    private let directions = Table<Slot, Sides>()
    /// The slots added, in order.
    private(set) var slots: [Slot] = []
    /// The number of directions that are still open.
    private(set) var openCount = 0
    /// Directions that are decided by their own row, by the row's key.
    private var own: [(key: TieKey, slot: Slot, direction: Double)] = []
    private var nextOwn = 0

    var isEmpty: Bool { openCount == 0 }

    /// The slots with a direction that is still open.
    var openSlots: [Slot] { slots.filter { !directions[$0].isEmpty } }

    /// Starts over, with room for a number of slots.
    func clear(slotCount: Int) {
        directions.resize(to: slotCount, filling: [])
        for slot in slots { directions[slot] = [] }
        slots.removeAll(keepingCapacity: true)
        openCount = 0
    }

    func add(_ slot: Slot, directions added: Sides) {
        directions[slot] = added
        slots.append(slot)
        openCount += added == .both ? 2 : 1
    }

    @inline(__always) func isOpen(_ slot: Slot, _ direction: Double) -> Bool {
        directions[slot].contains(Sides(of: direction))
    }

    /// Closes a direction; returns whether it was the slot's last.
    @inline(__always) func close(_ slot: Slot, _ direction: Double) -> Bool {
        let side = Sides(of: direction)
        if !directions[slot].contains(side) { return false }
        directions[slot].remove(side)
        openCount -= 1
        return directions[slot].isEmpty
    }

    /// Sorts the directions by the keys of their own rows.
    func sortOwnKeys(_ key: (Slot, Double) -> TieKey) {
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
    func close(before key: TieKey, decidedBy: borrowing Table<Slot, UInt64>) {
        while nextOwn < own.count && own[nextOwn].key < key {
            let (ownKey, slot, direction) = own[nextOwn]
            if close(slot, direction) { decidedBy[slot] = ownKey.bits }
            nextOwn += 1
        }
    }
}
