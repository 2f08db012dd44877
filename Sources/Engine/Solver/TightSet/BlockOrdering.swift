/// The strongly connected components of a matched tight set, in an order in which each depends only on earlier
/// ones (Tarjan 1972, without recursion).
///
/// Slot `s` depends on slot `t` when the row in `s` contains variable `t`. Horizontal and vertical axes,
/// independent parts of the screen and the order from parents to children or back all come out of this.
struct BlockOrdering: ~Copyable {
    private let number = Storage<Int32>()
    private let lowest = Storage<Int32>()
    private let pending = Storage<Int32>()
    private let path = Storage<Int32>()
    private let nextTerm = Storage<Int32>()
    private var visited: Int32 = 0

    /// Fills in the slots, block after block, and where each block starts among them, with the end of the last.
    mutating func order(
        _ rows: ConstraintRows, _ matching: Matching, slots: borrowing Storage<Int32>,
        starts: borrowing Storage<Int32>
    ) {
        let count = rows.variableCount
        number.reset(to: count, filling: -1)
        lowest.reset(to: count, filling: 0)
        starts.append(0)
        for root in 0..<count where number[root] < 0 {
            visit(Int32(root), rows, matching)
            while path.count > 0 {
                if let closed = step(rows, matching) { closeBlock(at: closed, slots: slots, starts: starts) }
            }
        }
    }

    private mutating func visit(_ slot: Int32, _ rows: ConstraintRows, _ matching: Matching) {
        number[slot] = visited
        lowest[slot] = visited
        visited += 1
        pending.append(slot)
        path.append(slot)
        nextTerm.append(rows.firstTerm[matching.rowAtSlot[slot]])
    }

    /// A closed slot has this number, larger than any open one's.
    private static let closed = Int32.max

    /// Goes a step on from the end of the path; returns a slot there that a block ends with.
    @inline(__always)
    private mutating func step(_ rows: ConstraintRows, _ matching: Matching) -> Int32? {
        let top = path.count - 1
        let slot = path[top]
        let row = matching.rowAtSlot[slot]
        let end = rows.firstTerm[row] + rows.termCount[row]
        var term = nextTerm[top]
        while term < end {
            let other = rows.termVariable[term]
            term += 1
            if number[other] < 0 {
                nextTerm[top] = term
                visit(other, rows, matching)
                return nil
            }
            if number[other] < lowest[slot] { lowest[slot] = number[other] }
        }
        _ = path.removeLast()
        _ = nextTerm.removeLast()
        if top > 0 {
            let parent = path[top - 1]
            if lowest[slot] < lowest[parent] { lowest[parent] = lowest[slot] }
        }
        return lowest[slot] == number[slot] ? slot : nil
    }

    private mutating func closeBlock(
        at slot: Int32, slots: borrowing Storage<Int32>, starts: borrowing Storage<Int32>
    ) {
        while true {
            let member = pending.removeLast()
            number[member] = Self.closed
            slots.append(member)
            if member == slot { break }
        }
        starts.append(Int32(slots.count))
    }
}
