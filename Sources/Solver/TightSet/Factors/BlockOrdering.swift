/// The strongly connected components of a matched tight set, ordered so that each depends only on earlier ones (Tarjan
/// 1972, without recursion).
///
/// Slot `s` depends on slot `t` when the row in `s` contains variable `t`. The order separates the horizontal and
/// vertical axes and independent parts of the screen, and orders parents and children.
struct BlockOrdering: ~Copyable {
    /// The visit number of each slot, or -1; after the slot is in a block, larger than that of any open one.
    private let number = Table<Slot, Int32>()
    /// The slots not yet in a block, in the order visited.
    private let pending = Storage<Slot>()
    /// The visits interrupted by the current one.
    private let path = Storage<SlotVisit>()
    private var visited: Int32 = 0

    private static let closed = Int32.max

    /// Computes the slots block by block, the start of each block among them, with the end of the last, and the block
    /// of each slot.
    mutating func order(
        _ rows: ConstraintMatrix, _ matching: Matching, slots: borrowing Storage<Slot>,
        starts: borrowing Storage<Int32>, blocks: borrowing Table<Slot, Block>
    ) {
        let count = rows.variableCount
        number.reset(to: count, filling: -1)
        starts.append(0)
        for root in IndexRange<Slot>(count: count) where number[root] < 0 {
            var visit = begin(root, rows, matching)
            while true {
                if let next = nextUnvisited(&visit, rows) {
                    path.append(visit)
                    visit = begin(next, rows, matching)
                    continue
                }
                let lowest = visit.lowest
                if lowest == number[visit.slot] {
                    closeBlock(at: visit.slot, slots: slots, starts: starts, blocks: blocks)
                }
                if path.count == 0 { break }
                visit = path.removeLast()
                visit.lowest = min(visit.lowest, lowest)
            }
        }
    }

    @inline(__always)
    private mutating func begin(_ slot: Slot, _ rows: ConstraintMatrix, _ matching: Matching) -> SlotVisit {
        let row = matching.rowAtSlot[slot]
        let visit = SlotVisit(slot: slot, terms: rows.terms(of: row), lowest: visited)
        number[slot] = visited
        visited += 1
        pending.append(slot)
        return visit
    }

    /// Follows the terms up to a variable not visited yet.
    @inline(__always)
    private func nextUnvisited(_ visit: inout SlotVisit, _ rows: ConstraintMatrix) -> Slot? {
        while let term = visit.terms.next() {
            let other = rows.termVariable[term].slot
            if number[other] < 0 { return other }
            visit.lowest = min(visit.lowest, number[other])
        }
        return nil
    }

    @inline(__always)
    private func closeBlock(
        at slot: Slot, slots: borrowing Storage<Slot>, starts: borrowing Storage<Int32>,
        blocks: borrowing Table<Slot, Block>
    ) {
        let block = Block(starts.count - 1)
        while true {
            let member = pending.removeLast()
            number[member] = Self.closed
            blocks[member] = block
            slots.append(member)
            if member == slot { break }
        }
        starts.append(Int32(slots.count))
    }
}

/// The progress of `BlockOrdering` with a slot.
struct SlotVisit: BitwiseCopyable {
    let slot: Slot
    /// The terms of the slot's row that have not been followed.
    var terms: IndexRange<Term>
    /// The lowest number among the open slots reached.
    var lowest: Int32
}
