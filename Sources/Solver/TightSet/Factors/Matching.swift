/// A greedy matching of rows to the variables they contain: the structure of a tight set.
///
/// Rows are offered in the order of their importance. If a row contains no free variable, it searches for an augmenting
/// path. If there is none, every variable it reached is saturated for good, since rows are never removed, and later
/// searches skip it. So the whole matching takes close to linear time.
final class Matching {
    private let rows: ConstraintMatrix
    /// The row in each slot (numbered like the variables), or none.
    let rowAtSlot = Table<Slot, Row>()
    private(set) var unmatchedCount = 0

    private let saturated = Table<Variable, Bool>()
    private let visit = Table<Variable, Int32>()
    private let reachedFrom = Table<Slot, Row>()
    private let queue = Storage<Row>()
    /// The row that is offered after each row and has the same importance, or none.
    let nextOffer = Table<Row, Row>()
    private var stamp: Int32 = 0

    init(rows: ConstraintMatrix) { self.rows = rows }

    /// Empties the matching.
    func clear() {
        rowAtSlot.reset(to: rows.variableCount, filling: .none)
        rows.slot.fill(with: .none)
        forgetSaturation()
    }

    /// Prepares for more searches after rows were removed.
    func forgetSaturation() {
        let count = rows.variableCount
        saturated.reset(to: count, filling: false)
        visit.reset(to: count, filling: 0)
        reachedFrom.reset(to: count, filling: .none)
        stamp = 0
        unmatchedCount = 0
        for variable in rows.variables where rowAtSlot[variable.slot].isNone { unmatchedCount += 1 }
    }

    /// Frees the memory that only searches need.
    func releaseWorkSpace() {
        saturated.release()
        visit.release()
        reachedFrom.release()
        queue.release()
        nextOffer.release()
    }

    func addSlot(with row: Row) {
        rowAtSlot.append(row)
        rows.slot[row] = Slot(rowAtSlot.count - 1)
    }

    @inline(__always) func assign(_ row: Row, to slot: Slot) {
        rowAtSlot[slot] = row
        rows.slot[row] = slot
    }

    /// Removes a row, leaving its slot empty.
    func release(_ row: Row) {
        rowAtSlot[rows.slot[row]] = .none
        rows.slot[row] = .none
        unmatchedCount += 1
    }

    /// Assigns a slot to the row, moving others along an augmenting path; returns whether there is one.
    func augment(_ row: Row) -> Bool {
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            if rowAtSlot[variable.slot].isNone {
                assign(row, to: variable.slot)
                unmatchedCount -= 1
                return true
            }
        }
        stamp += 1
        return search(from: row)
    }

    /// Assigns a slot to the artificial row of a variable, if possible; makes the row only in that case.
    func augmentArtificialRow(of variable: Variable) -> Bool {
        let holder = rowAtSlot[variable.slot]
        if !holder.isNone {
            if saturated[variable] { return false }
            stamp += 1
            visit[variable] = stamp
            if !search(from: holder) {
                saturated[variable] = true
                return false
            }
        } else {
            unmatchedCount -= 1
        }
        assign(rows.makeArtificialRow(of: variable), to: variable.slot)
        return true
    }

    /// Searches breadth-first for a free variable; `start` moves to the first step of the path.
    private func search(from start: Row) -> Bool {
        queue.removeAll()
        queue.append(start)
        var head = 0
        while head < queue.count {
            let row = queue[head]
            head += 1
            for term in rows.terms(of: row) {
                let variable = rows.termVariable[term]
                if rowAtSlot[variable.slot].isNone {
                    flip(from: row, start: start, into: variable.slot)
                    unmatchedCount -= 1
                    return true
                }
            }
            for term in rows.terms(of: row) {
                let variable = rows.termVariable[term]
                if saturated[variable] || visit[variable] == stamp { continue }
                visit[variable] = stamp
                reachedFrom[variable.slot] = row
                queue.append(rowAtSlot[variable.slot])
            }
        }
        for index in 1..<max(1, queue.count) { saturated[rows.slot[queue[index]].variable] = true }
        return false
    }

    private func flip(from last: Row, start: Row, into free: Slot) {
        var row = last
        var target = free
        while true {
            let previous = rows.slot[row]
            assign(row, to: target)
            if row == start { return }
            target = previous
            row = reachedFrom[previous]
        }
    }
}
