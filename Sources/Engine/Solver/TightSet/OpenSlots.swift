/// The open directions being settled.
struct OpenSlots {
    private var directions: [Int32: Int8] = [:]
    /// The slots added, in order.
    private(set) var slots: [Int32] = []
    private var openCount = 0
    /// Directions whose own row decides, by the row's key.
    private var own: [(key: TieKey, slot: Int32, direction: Double)] = []
    private var nextOwn = 0

    var isEmpty: Bool { openCount == 0 }

    mutating func add(_ slot: Int32, directions bits: Int8) {
        directions[slot] = bits
        slots.append(slot)
        openCount += bits == 3 ? 2 : 1
    }

    func isOpen(_ slot: Int32, _ direction: Double) -> Bool {
        guard let bits = directions[slot] else { return false }
        return bits & (direction > 0 ? 1 : 2) != 0
    }

    mutating func close(_ slot: Int32, _ direction: Double) {
        let bit: Int8 = direction > 0 ? 1 : 2
        guard let bits = directions[slot], bits & bit != 0 else { return }
        directions[slot] = bits & ~bit
        openCount -= 1
    }

    /// Sorts the directions by the keys of their own rows.
    mutating func sortOwnKeys(_ key: (Int32, Double) -> TieKey) {
        own.removeAll()
        for slot in slots {
            for direction in [1.0, -1.0] where isOpen(slot, direction) {
                let ownKey = key(slot, direction)
                if ownKey != .never { own.append((ownKey, slot, direction)) }
            }
        }
        own.sort { $0.key < $1.key }
    }

    /// Closes the directions whose own row comes before `key`.
    mutating func close(before key: TieKey) {
        while nextOwn < own.count && own[nextOwn].key < key {
            close(own[nextOwn].slot, own[nextOwn].direction)
            nextOwn += 1
        }
    }
}
