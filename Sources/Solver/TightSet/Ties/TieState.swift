/// The known moves that cost nothing at any level.
struct TieState: ~Copyable {
    /// The directions in which each slot can move at no cost: bit 0 up, bit 1 down.
    let open = Storage<Int8>()
    /// Slots whose open directions have not been settled since they changed.
    let unsettled = Storage<Int32>()
    private let isUnsettled = Storage<Bool>()

    /// For each settled slot, the latest key that decided one of its directions: later rows don't affect it.
    let decidedBy = Storage<UInt64>()

    /// Whether a change may affect the decision about each slot, although its open directions are the same.
    let needsDecision = Storage<Bool>()

    /// Whether each variable depends, or recently depended, on an open slot.
    let isFree = Storage<Bool>()
    /// Whether a stay uses each variable.
    let hasStay = Storage<Bool>()
    /// The side of 0 of each free variable when ties were last settled.
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

    /// Moves the state of each slot to a new one.
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

    /// Records the open directions of a slot that was examined again.
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

    /// Records which variables a stay uses.
    func noteStay(on rows: ConstraintMatrix, _ row: Int32) {
        for term in rows.terms(of: row) { hasStay[rows.termVariable[term]] = true }
    }

    /// Removes and returns the last variable in the list of moved ones.
    func takeMoved() -> Int32? {
        if moved.count == 0 { return nil }
        let variable = moved.removeLast()
        isMoved[variable] = false
        return variable
    }

    /// Removes and returns all unsettled slots, in order.
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
