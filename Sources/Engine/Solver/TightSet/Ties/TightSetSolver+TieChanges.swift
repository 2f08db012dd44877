/// Which open slots have to be looked at again after a move.
extension TightSetSolver {
    /// Where free variables or stays changed sides, open slots that move them may be decided about otherwise.
    func noteSideChanges() {
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
    static var fewChanges: Int { 200 }

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
    static func unevenWeight(_ number: UInt64) -> Double {
        var mixed = number &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9
        return 1 + Double(mixed >> 40) / Double(1 << 24)
    }

    /// Looks again at the open slots that move a variable and were decided about no earlier than by its distance from 0.
    private func unsettleSlots(movingVariable variable: Int32) {
        unsettleSlots(movingVariable: variable, from: TieKey(variable: variable, in: rows))
    }

    /// Looks again at the open slots that move a variable and were decided about no earlier than by a key.
    func unsettleSlots(movingVariable variable: Int32, from key: TieKey) {
        withCoefficients(ofVariable: variable) { unsettle($0, from: key) }
    }

    /// Looks again at the open slots that move a variable which now depends on other variables than before.
    func unsettleSlots(movingDependent variable: Int32) {
        let onlyItself = !ties.hasStay[variable] && tightSet.isLeaf(variable)
        withCoefficients(ofVariable: variable) {
            unsettle($0, from: onlyItself ? TieKey(variable: variable, in: rows) : .first)
        }
    }

    /// The same for many variables, with one solve.
    private func unsettleSlots(movingAny variables: [Int32]) {
        var first = TieKey.never
        coefficients.use { coefficients in
            for variable in variables {
                coefficients.put(Self.unevenWeight(UInt64(variable) + 1), at: variable)
                first = min(first, TieKey(variable: variable, in: rows))
            }
            tightSet.solveForMultipliers(coefficients)
            unsettle(coefficients, from: first)
        }
    }

    /// Looks again at the open slots that move a row.
    func unsettleSlots(movingRow row: Int32) {
        withCoefficients(of: row) { unsettle($0, from: .first) }
    }

    /// Looks again at the open slots that move any of these rows, also where what the rows cost together stays the
    /// same: ties ask about one row after the other.
    func unsettleSlots(movingAnyRow list: [Int32]) {
        var first = TieKey.never
        coefficients.use { coefficients in
            for row in list {
                addTerms(of: row, times: Self.unevenWeight(UInt64(row) + 1))
                first = min(first, TieKey(row: row, in: rows))
            }
            tightSet.solveForMultipliers(coefficients)
            unsettle(coefficients, from: first)
        }
    }

    /// Looks again at those open slots among some that were decided about no earlier than by `key`.
    private func unsettle(_ slots: SparseVector, from key: TieKey) {
        for index in 0..<slots.support.count {
            let slot = slots.support[index]
            if slots[slot] == 0 || ties.open[slot] == 0 { continue }
            if ties.decidedBy[slot] >= key.bits { ties.unsettle(slot) }
        }
    }

    /// A place in tie order before which moving a slot that is about to be exchanged changes no error. What earlier
    /// rows decided about the other slots then still holds, since these will move by what they did and some of this
    /// slot's move. Worked out only where `coefficients`, the entering row, name several slots to decide about again.
    func firstChangeWhereItMatters(_ slot: Int32) -> TieKey {
        if !hasTieDecisions { return .first }
        var count = 0
        for index in 0..<coefficients.support.count {
            let other = coefficients.support[index]
            if coefficients[other] != 0 && ties.isSettled(other) { count += 1 }
            if count > 2 { break }
        }
        if count <= 2 { return .first }
        return withMove(of: slot, 1) { min(ownKey(slot, 1), ownKey(slot, -1), firstKeyOfMove()) }
    }

    /// The first place in tie order at which the move being worked out changes anything.
    private func firstKeyOfMove() -> TieKey {
        var first = TieKey.never
        for index in 0..<direction.support.count {
            let variable = direction.support[index]
            if direction[variable] != 0 { first = min(first, TieKey(variable: variable, in: rows)) }
        }
        for index in 0..<touchedRows.count {
            let row = touchedRows[index]
            if rows.change[row] == 0 || rows.kind[row].isHard || rows.kind[row] == .artificial { continue }
            first = min(first, TieKey(row: row, in: rows))
        }
        return first
    }

    /// The side of 0 a variable is on; within rounding of 0, the side its artificial row left the tight set to.
    func side(of variable: Int32) -> Int8 {
        let value = values[variable]
        if value > Self.tolerance { return 1 }
        if value < -Self.tolerance { return -1 }
        let artificial = rows.artificialRow[variable]
        return artificial >= 0 && rows.slot[artificial] < 0 ? rows.gradient[artificial] : 0
    }

    /// Brings a stay's residual and gradient up to date; says whether the gradient changed.
    func updateStay(_ row: Int32) -> Bool {
        ties.noteStay(on: rows, row)
        rows.residual[row] = rows.evaluate(row, at: values)
        let old = rows.gradient[row]
        rows.gradient[row] = neededGradient(of: row)
        return rows.gradient[row] != old
    }
}
