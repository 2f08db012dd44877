/// The known moves that cost nothing at any level.
struct TieState: ~Copyable {
    /// The directions in which each slot can move at no cost.
    let open = Table<Slot, Sides>()
    /// Slots whose open directions have not been settled since they changed.
    let unsettled = Storage<Slot>()
    private let isUnsettled = Table<Slot, Bool>()

    /// For each settled slot, the latest key that decided one of its directions: later rows don't affect it.
    let decidedBy = Table<Slot, UInt64>()

    /// Whether a change may affect the decision about each slot, although its open directions are the same.
    let needsDecision = Table<Slot, Bool>()

    /// Whether each variable depends, or recently depended, on an open slot.
    let isFree = Table<Variable, Bool>()
    /// Whether a stay uses each variable.
    let hasStay = Table<Variable, Bool>()
    /// The side of 0 of each free variable when ties were last settled.
    let side = Table<Variable, Int8>()
    /// Variables that have moved since and are free or in a stay.
    let moved = Storage<Variable>()
    private let isMoved = Table<Variable, Bool>()

    func reset(slotCount: Int) {
        open.reset(to: slotCount, filling: [])
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
    func rearrange(_ newSlots: [Slot]) {
        let before = IndexRange<Slot>(count: newSlots.count).map {
            (open[$0], decidedBy[$0], needsDecision[$0], isUnsettled[$0])
        }
        for (slot, known) in zip(newSlots, before) {
            (open[slot], decidedBy[slot], needsDecision[slot], isUnsettled[slot]) = known
        }
        for index in 0..<unsettled.count { unsettled[index] = newSlots[unsettled[index].offset] }
    }

    func addSlot() {
        open.append([])
        decidedBy.append(.max)
        needsDecision.append(true)
        isUnsettled.append(false)
        isFree.append(false)
        hasStay.append(false)
        side.append(0)
        isMoved.append(false)
    }

    /// Records the open directions of a slot that was examined again.
    @inline(__always) func note(_ slot: Slot, open directions: Sides) {
        let isSame = open[slot] == directions && !needsDecision[slot]
        needsDecision[slot] = false
        open[slot] = directions
        if !directions.isEmpty && !isSame { unsettle(slot) }
    }

    /// Whether a slot has open directions and isn't waiting for a decision about them.
    @inline(__always) func isSettled(_ slot: Slot) -> Bool {
        !open[slot].isEmpty && !isUnsettled[slot]
    }

    @inline(__always) func unsettle(_ slot: Slot) {
        if isUnsettled[slot] { return }
        isUnsettled[slot] = true
        unsettled.append(slot)
    }

    @inline(__always) func noteMove(of variable: Variable) {
        if !(isFree[variable] || hasStay[variable]) || isMoved[variable] { return }
        isMoved[variable] = true
        moved.append(variable)
    }

    /// Records which variables a stay uses.
    func noteStay(on rows: ConstraintMatrix, _ row: Row) {
        for term in rows.terms(of: row) { hasStay[rows.termVariable[term]] = true }
    }

    /// Removes and returns the last variable in the list of moved ones.
    func takeMoved() -> Variable? {
        if moved.count == 0 { return nil }
        let variable = moved.removeLast()
        isMoved[variable] = false
        return variable
    }

    /// Removes and returns all unsettled slots, in order.
    func takeUnsettled() -> [Slot] {
        var slots: [Slot] = []
        slots.reserveCapacity(unsettled.count)
        for slot in unsettled.elements {
            isUnsettled[slot] = false
            slots.append(slot)
        }
        unsettled.removeAll()
        slots.sort()
        return slots
    }
}
