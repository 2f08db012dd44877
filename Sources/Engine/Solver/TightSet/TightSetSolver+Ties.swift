/// Ties: of all solutions that are equally good at every level, the canonical one.
///
/// Ties only exist where a slot can move at no cost at any level: an *open* direction. For each open direction
/// the first row in tie order whose error changes along it decides: if the error grows, the direction is closed;
/// if it falls, the slot moves until a bend ends the move. A few open slots are looked at one by one, each with
/// one solve for what it moves. Of many, the rows with an error are looked at in tie order, with one solve each
/// that serves all slots; a tight row decides about its own slot without any.
extension TightSetSolver {
    /// Settles every open direction that changed since the last time.
    func settleTies() throws(SolverError) {
        flushDormantMoves()
        noteSideChanges()
        while true {
            var slots = ties.takeUnsettled()
            slots.removeAll { ties.open[$0] == 0 || isBlocked($0) }
            if slots.isEmpty { return }
            if slots.count <= Self.fewSlots {
                for slot in slots where try settleAlone(slot) { try repairAfterMove() }
            } else if try settleTogether(slots) {
                for slot in slots where ties.decidedBy[slot] == .max { ties.unsettle(slot) }
                try repairAfterMove()
            }
        }
    }

    /// Up to so many open slots are looked at one by one.
    private static var fewSlots: Int { 24 }

    private func repairAfterMove() throws(SolverError) {
        refactorIfWorthwhile()
        try repair()
        flushDormantMoves()
        noteSideChanges()
    }

    // MARK: One slot

    /// Finds the first row in tie order whose error changes along an open slot; makes a move if it falls, and
    /// says so.
    private func settleAlone(_ slot: Int32) throws(SolverError) -> Bool {
        let open = ties.open[slot]
        if open == 0 { return false }
        direction.setUnit(slot, 1)
        tightSet.solveForDirection(direction, onlyLive: false)
        collectRowChanges()
        var first = TieKey.never
        var slope = 0.0
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            ties.isFree[variable] = true
            ties.side[variable] = side(of: variable)
            let anchor = rows.anchorRow[variable]
            if anchor >= 0 && rows.slot[anchor] >= 0 || ties.side[variable] == 0 { continue }
            let change = Double(ties.side[variable]) * direction[variable]
            if abs(change) < Self.negligibleRate { continue }
            let key = TieKey(anchorOf: variable, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if rows.kind[row].isHard || rows.kind[row] == .anchor { continue }
            if rows.kind[row] == .stay { _ = updateStay(row) }
            let change = Double(rows.gradient[row]) * rows.change[row]
            if abs(change) < Self.negligibleRate { continue }
            let key = TieKey(row: row, in: rows)
            if key < first { (first, slope) = (key, change) }
        }
        forgetMove()
        if first != .never && isDoubtful(slope) {
            hasDoubts = true
            return true
        }
        ties.decidedBy[slot] = .max
        if first == .never {
            if rows.state[tightSet.row(at: slot)] != .inactive {
                ties.decidedBy[slot] = max(ownKey(slot, 1), ownKey(slot, -1)).bits
                return false
            }
            return try moveAtNoCost(slot, 1, upTo: .never)
        }
        let falling: Double = slope > 0 ? -1 : 1
        let own = ownKey(slot, falling)
        if open & (falling > 0 ? 1 : 2) == 0 || own < first {
            ties.decidedBy[slot] = first.bits
            return false
        }
        return try moveAtNoCost(slot, falling, upTo: first)
    }

    /// Whether a rate may be rounding that exchanges since the last factoring made grow.
    private func isDoubtful(_ rate: Double) -> Bool {
        abs(rate) < Self.doubtfulSize && !isFreshlyFactored
    }

    /// Whether both ways of moving a slot cost after all: its row is met with room on one side only, and on that
    /// side a parallel row stands on its bend. So it is with every view that has its intrinsic size.
    func isBlocked(_ slot: Int32) -> Bool {
        let open = ties.open[slot]
        if open == 3 { return false }
        let row = tightSet.row(at: slot)
        let sign: Double = open == 1 ? 1 : -1
        var looked = 0
        var term = rows.firstOfVariable[rows.termVariable[rows.firstTerm[row]]]
        while term >= 0 && looked < 24 {
            let other = rows.termRow[term]
            looked += 1
            term = rows.nextTerm[term]
            if rows.slot[other] >= 0 || abs(rows.residual[other]) > Self.tolerance { continue }
            if rows.kind[other].isTieBreaker || rows.gradient[other] != 0 { continue }
            let ratio = parallelRatio(row, other)
            if ratio != 0 && rows.slopeSign(other, towards: sign * ratio) != 0 {
                rows.blockedSlot[other] = slot
                return true
            }
        }
        return false
    }

    /// The factor by which the second row's coefficients are the first's, or 0.
    private func parallelRatio(_ row: Int32, _ other: Int32) -> Double {
        if rows.termCount[row] != rows.termCount[other] || row == other { return 0 }
        let first = Int(rows.firstTerm[row])
        let otherFirst = Int(rows.firstTerm[other])
        let ratio = rows.coefficient[otherFirst] / rows.coefficient[first]
        for index in 0..<Int(rows.termCount[row]) {
            if rows.termVariable[first + index] != rows.termVariable[otherFirst + index] { return 0 }
            if rows.coefficient[otherFirst + index] != ratio * rows.coefficient[first + index] { return 0 }
        }
        return ratio
    }

    /// Where free variables or stays changed sides, open slots that move them may be decided about otherwise.
    private func noteSideChanges() {
        var changed: [Int32] = []
        while let variable = ties.takeMoved() {
            if ties.isFree[variable] && side(of: variable) != ties.side[variable] {
                ties.side[variable] = side(of: variable)
                changed.append(variable)
            }
            if ties.hasStay[variable] { noteStayChanges(of: variable) }
        }
        if changed.count <= Self.fewChanges {
            for variable in changed { unsettleSlots(movingVariable: variable) }
        } else {
            unsettleSlots(movingAny: changed)
        }
    }

    /// Up to so many changes of side are looked at one by one, which unsettles fewer slots.
    private static var fewChanges: Int { 200 }

    private func noteStayChanges(of variable: Int32) {
        var term = rows.firstOfVariable[variable]
        while term >= 0 {
            let row = rows.termRow[term]
            term = rows.nextTerm[term]
            if rows.kind[row] == .stay && rows.slot[row] < 0 && updateStay(row) {
                unsettleSlots(movingRow: row)
            }
        }
    }

    /// Numbers from 1 to 2 in no simple ratio, so that sums of them don't cancel.
    private static func unevenWeight(_ number: UInt64) -> Double {
        var mixed = number &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return 1 + Double(mixed >> 40) / Double(1 << 24)
    }

    /// Looks again at the open slots that move a variable and were decided about no earlier than by its anchor.
    private func unsettleSlots(movingVariable variable: Int32) {
        coefficients.setUnit(variable, 1)
        tightSet.solveForMultipliers(coefficients)
        unsettleSupport(from: TieKey(anchorOf: variable, in: rows))
    }

    /// Looks again at the open slots that move a variable which now depends on other variables than before.
    func unsettleSlots(movingDependent variable: Int32) {
        coefficients.setUnit(variable, 1)
        tightSet.solveForMultipliers(coefficients)
        let onlyItself = !ties.hasStay[variable] && tightSet.isLeaf(variable)
        unsettleSupport(from: onlyItself ? TieKey(anchorOf: variable, in: rows) : .first)
    }

    /// The same for many variables, with one solve.
    private func unsettleSlots(movingAny variables: [Int32]) {
        var first = TieKey.never
        coefficients.support.removeAll()
        for variable in variables {
            coefficients.add(Self.unevenWeight(UInt64(variable) + 1), at: variable)
            coefficients.support.append(variable)
            first = min(first, TieKey(anchorOf: variable, in: rows))
        }
        tightSet.solveForMultipliers(coefficients)
        unsettleSupport(from: first)
    }

    /// Looks again at the open slots that move a row.
    func unsettleSlots(movingRow row: Int32) {
        expressInTightRows(row)
        unsettleSupport(from: .first)
    }

    private func unsettleSupport(from key: TieKey) {
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            if coefficients[slot] == 0 || ties.open[slot] == 0 { continue }
            if ties.decidedBy[slot] >= key.bits { ties.unsettle(slot) }
        }
        coefficients.clear()
    }

    /// The side of 0 a variable is on; within rounding of 0, the side its anchor left the tight set to.
    private func side(of variable: Int32) -> Int8 {
        let value = values[variable]
        if value > Self.tolerance { return 1 }
        if value < -Self.tolerance { return -1 }
        let anchor = rows.anchorRow[variable]
        return anchor >= 0 && rows.slot[anchor] < 0 ? rows.gradient[anchor] : 0
    }

    /// Brings a stay's residual and gradient up to date; says whether the gradient changed.
    func updateStay(_ row: Int32) -> Bool {
        for term in rows.terms(of: row) { ties.hasStay[rows.termVariable[term]] = true }
        rows.residual[row] = rows.evaluate(row, at: values)
        let old = rows.gradient[row]
        rows.gradient[row] = neededGradient(of: row)
        return rows.gradient[row] != old
    }

    // MARK: Many slots

    /// Settles what can be settled without a move, or makes one move and says so.
    private func settleTogether(_ slots: [Int32]) throws(SolverError) -> Bool {
        let open = openSlots
        open.clear(slotCount: slotCount)
        for slot in slots {
            open.add(slot, directions: ties.open[slot])
            ties.decidedBy[slot] = .max
        }
        open.sortOwnKeys { slot, direction in ownKey(slot, direction) }
        let queue = reachableErrors(of: slots)
        var last = TieKey.never
        while !queue.isEmpty && !open.isEmpty {
            let key = queue.pop()
            if key == last { continue }
            last = key
            open.close(before: key, decidedBy: ties.decidedBy)
            if open.isEmpty { return false }
            let falling = decide(by: key, open)
            if hasDoubts { return true }
            if let (slot, direction) = falling {
                if try moveAtNoCost(slot, direction, upTo: key) { return true }
                _ = open.close(slot, direction)
            }
        }
        open.close(before: .never, decidedBy: ties.decidedBy)
        for slot in slots where rows.state[tightSet.row(at: slot)] == .inactive {
            if try moveAtNoCost(slot, 1, upTo: .never) { return true }
        }
        return false
    }

    /// The key of the tight row itself where moving its slot is an error of its own.
    private func ownKey(_ slot: Int32, _ direction: Double) -> TieKey {
        let row = tightSet.row(at: slot)
        if rows.kind[row].isHard || rows.slopeSign(row, towards: direction) == 0 { return .never }
        return TieKey(row: row, in: rows)
    }

    /// Starts a direction that moves all these slots, by amounts in no simple ratio, so that nothing cancels.
    func setUnevenWeights(on slots: [Int32]) {
        direction.support.removeAll()
        for slot in slots {
            direction[slot] = Self.unevenWeight(UInt64(slot) + 1)
            direction.support.append(slot)
        }
    }

    /// The rows with an error that open slots can change, by key.
    private func reachableErrors(of slots: [Int32]) -> PriorityQueue<TieKey> {
        setUnevenWeights(on: slots)
        tightSet.solveForDirection(direction, onlyLive: false)
        let queue = PriorityQueue<TieKey>()
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            ties.isFree[variable] = true
            ties.side[variable] = side(of: variable)
            let anchor = rows.anchorRow[variable]
            if ties.side[variable] != 0 && (anchor < 0 || rows.slot[anchor] < 0) {
                queue.push(TieKey(anchorOf: variable, in: rows))
            }
            var term = rows.firstOfVariable[variable]
            while term >= 0 {
                let row = rows.termRow[term]
                term = rows.nextTerm[term]
                if rows.slot[row] >= 0 || rows.isTouched[row] || rows.kind[row] == .anchor { continue }
                rows.isTouched[row] = true
                touchedRows.append(row)
                if rows.kind[row] == .stay { _ = updateStay(row) }
                if rows.gradient[row] != 0 && !rows.kind[row].isHard {
                    queue.push(TieKey(row: row, in: rows))
                }
            }
        }
        forgetMove()
        return queue
    }

    /// Closes the open directions along which the row's error grows; returns one along which it falls.
    private func decide(by key: TieKey, _ open: OpenSlots) -> (slot: Int32, direction: Double)? {
        var gradient = 0.0
        if let variable = key.anchoredVariable {
            gradient = Double(ties.side[variable])
            coefficients.setUnit(variable, 1)
            tightSet.solveForMultipliers(coefficients)
        } else {
            gradient = Double(rows.gradient[key.row])
            expressInTightRows(key.row)
        }
        var best: (slot: Int32, direction: Double)?
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            let slope = gradient * coefficients[slot]
            if abs(slope) < Self.negligibleRate { continue }
            if isDoubtful(slope) { hasDoubts = true }
            if open.isOpen(slot, slope > 0 ? -1 : 1) {
                if best == nil || slot > (best?.slot ?? 0) { best = (slot, slope > 0 ? -1 : 1) }
            }
        }
        if best == nil {
            for index in 0..<coefficients.support.count {
                let slot = coefficients.support[index]
                let slope = gradient * coefficients[slot]
                if abs(slope) >= Self.negligibleRate && open.close(slot, slope > 0 ? 1 : -1) {
                    ties.decidedBy[slot] = key.bits
                }
            }
        }
        coefficients.clear()
        return best
    }

    /// Moves an open slot to the first bend of a row that has a say: any row with a level, or one that comes no
    /// later than `key` in tie order. Says whether there is one.
    func moveAtNoCost(_ slot: Int32, _ sign: Double, upTo key: TieKey) throws(SolverError) -> Bool {
        pivotCount += 1
        if pivotCount > limits.pivots { throw SolverError.limitExceeded(.pivots, limit: limits.pivots) }
        direction.setUnit(slot, sign)
        tightSet.solveForDirection(direction, onlyLive: false)
        collectRowChanges()
        var end = Breakpoint(length: .infinity, order: .max, row: -1)
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            let kind = rows.kind[row]
            if !rows.isActive(row) || kind == .anchor { continue }
            if kind == .stay && !(TieKey(row: row, in: rows) <= key) { continue }
            guard let length = distanceToBend(of: row, rate: rows.change[row]) else { continue }
            end = min(end, Breakpoint(length: length, order: UInt64(row), row: row))
        }
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            if !(TieKey(anchorOf: variable, in: rows) <= key) { continue }
            let anchor = rows.anchorRow[variable]
            if anchor >= 0 && rows.slot[anchor] >= 0 { continue }
            let value = values[variable]
            let rate = direction[variable]
            if abs(rate) < Self.negligibleRate { continue }
            let atBend = abs(value) <= Self.tolerance
            if atBend && (rate > 0 ? 1 : -1) == side(of: variable) { continue }
            if !atBend && value * rate > 0 { continue }
            let length = atBend ? 0 : -value / rate
            end = min(end, Breakpoint(length: length, order: 1 << 40 | UInt64(variable), row: -1))
        }
        if end.length == .infinity {
            forgetMove()
            return false
        }
        if end.row < 0 { end.row = rows.anchor(of: Int32(truncatingIfNeeded: end.order & 0xFFFF_FFFF)) }
        countIdlePivot(end.length == 0)
        advance(by: end.length)
        rows.residual[end.row] = 0
        forgetMove()
        exchange(slot, for: end.row, leavingResidual: sign * end.length, sign: sign)
        return true
    }
}
