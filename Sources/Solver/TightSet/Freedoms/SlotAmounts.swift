/// The amounts by which slots move together.
struct SlotAmounts {
    /// The way in which slots are kept from taking a row past its bend.
    enum Restraint {
        /// The row moves off its bend.
        case leavingRoom
        /// The row stays on its bend, as required for two rows that face each other.
        case exact
        /// The slots don't move; whether they could is left open.
        case dropping

        static let rounds = 24

        init(round: Int) { self = round < 4 ? .leavingRoom : round < 12 ? .exact : .dropping }
    }

    private var amounts: [Double]
    private var stuck: [Bool]

    init(slotCount: Int) {
        amounts = Array(repeating: 0, count: slotCount)
        stuck = Array(repeating: false, count: slotCount)
    }

    subscript(slot: Slot) -> Double {
        get { amounts[slot.offset] }
        set { amounts[slot.offset] = newValue }
    }

    func isStuck(_ slot: Slot) -> Bool { stuck[slot.offset] }

    /// Records that a slot can't take part in any move that costs nothing.
    mutating func stick(_ slot: Slot) {
        amounts[slot.offset] = 0
        stuck[slot.offset] = true
    }
}
