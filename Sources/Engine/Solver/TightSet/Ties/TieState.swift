/// What is known about moves that cost nothing at any level.
struct TieState: ~Copyable {
    /// Of each slot, the directions in which it can move at no cost: bit 0 up, bit 1 down.
    let open = Storage<Int8>()
    /// Slots whose open directions have not been settled since they changed.
    let unsettled = Storage<Int32>()
    private let isUnsettled = Storage<Bool>()

    /// Of each settled slot, the latest key that decided about one of its directions: rows that come later have
    /// no say in it.
    let decidedBy = Storage<UInt64>()

    /// Whether something changed that may decide about a slot otherwise, though it is as open as before.
    let needsDecision = Storage<Bool>()

    /// Whether a variable depends on an open slot (or did lately).
    let isFree = Storage<Bool>()
    /// Whether a stay uses a variable.
    let hasStay = Storage<Bool>()
    /// The side of 0 a free variable was on when ties were last settled.
    let side = Storage<Int8>()
    /// Variables that have moved since and are free or in a stay.
    let moved = Storage<Int32>()
    private let isMoved = Storage<Bool>()

    func reset(slotCount: Int) {
        open.reset(to: slotCount, filling: 0)
        decidedBy.reset(to: slotCount, filling: .max)
        needsDecision.reset(to: slotCount, filling: true)
        isUnsettled.reset(to: slotCount, filling: false)
        isFree.reset(to: slotCount, filling: false)
        hasStay.reset(to: slotCount, filling: false)
        side.reset(to: slotCount, filling: 0)
        isMoved.reset(to: slotCount, filling: false)
        unsettled.removeAll()
        moved.removeAll()
    }

    /// Moves what is known about each slot to a new one.
    func rearrange(_ newSlots: [Int32]) {
        let before = (0..<Int32(newSlots.count)).map {
            (open[$0], decidedBy[$0], needsDecision[$0], isUnsettled[$0])
        }
        for (slot, known) in zip(newSlots, before) {
            (open[slot], decidedBy[slot], needsDecision[slot], isUnsettled[slot]) = known
        }
        for index in 0..<unsettled.count { unsettled[index] = newSlots[Int(unsettled[index])] }
    }

    func addSlot() {
        open.append(0)
        decidedBy.append(.max)
        needsDecision.append(true)
        isUnsettled.append(false)
        isFree.append(false)
        hasStay.append(false)
        side.append(0)
        isMoved.append(false)
    }

    /// Records the open directions of a slot that was looked at again.
    @inline(__always) func note(_ slot: Int32, open directions: Int8) {
        let isSame = open[slot] == directions && !needsDecision[slot]
        needsDecision[slot] = false
        open[slot] = directions
        if directions != 0 && !isSame { unsettle(slot) }
    }

    /// Whether a slot has open directions and isn't waiting for a decision about them.
    @inline(__always) func isSettled(_ slot: Int32) -> Bool {
        open[slot] != 0 && !isUnsettled[slot]
    }

    @inline(__always) func unsettle(_ slot: Int32) {
        if isUnsettled[slot] { return }
        isUnsettled[slot] = true
        unsettled.append(slot)
    }

    @inline(__always) func noteMove(of variable: Int32) {
        if !(isFree[variable] || hasStay[variable]) || isMoved[variable] { return }
        isMoved[variable] = true
        moved.append(variable)
    }

    /// Notes which variables a stay uses.
    func noteStay(on rows: ConstraintMatrix, _ row: Int32) {
        for term in rows.terms(of: row) { hasStay[rows.termVariable[term]] = true }
    }

    /// Takes the last variable that moved off the list.
    func takeMoved() -> Int32? {
        if moved.count == 0 { return nil }
        let variable = moved.removeLast()
        isMoved[variable] = false
        return variable
    }

    /// Takes all unsettled slots off the list, in order.
    func takeUnsettled() -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(unsettled.count)
        for index in 0..<unsettled.count {
            let slot = unsettled[index]
            isUnsettled[slot] = false
            slots.append(slot)
        }
        unsettled.removeAll()
        slots.sort()
        return slots
    }
}
