/// Finding the open slots to examine again after a move.
extension Simplex {
    /// Where free variables or stays changed sides, open slots that move them may be decided differently.
    func noteSideChanges() {
        var changed: [Variable] = []
        while let variable = ties.takeMoved() {
            if ties.isFree[variable] && vertex.side(of: variable) != ties.side[variable] {
                ties.side[variable] = vertex.side(of: variable)
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

    /// The maximum number of changes of side that are examined one by one, which unsettles fewer slots.
    static var fewChanges: Int { 200 }

    private func noteStayChanges(of variable: Variable) {
        for term in rows.terms(with: variable) {
            let row = rows.termRow[term]
            if rows.kind[row] == .stay && !rows.isTight(row) && updateStay(row) {
                unsettleSlots(movingRow: row)
            }
        }
    }

    /// Unsettles the open slots that move a variable and were decided no earlier than by its distance from 0.
    private func unsettleSlots(movingVariable variable: Variable) {
        unsettleSlots(movingVariable: variable, from: TieKey(variable: variable, in: rows))
    }

    /// Unsettles the open slots that move a variable and were decided no earlier than by a key.
    func unsettleSlots(movingVariable variable: Variable, from key: TieKey) {
        vertex.withCoefficients(of: variable) { unsettle($0, from: key) }
    }

    /// Unsettles the open slots that move a variable which now depends on other variables than before.
    func unsettleSlots(movingDependent variable: Variable) {
        let onlyItself = !ties.hasStay[variable] && tightSet.isLeaf(variable.slot)
        vertex.withCoefficients(of: variable) {
            unsettle($0, from: onlyItself ? TieKey(variable: variable, in: rows) : .first)
        }
    }

    /// The same for many variables, with one solve.
    private func unsettleSlots(movingAny variables: [Variable]) {
        var first = TieKey.never
        coefficients.use { coefficients in
            for variable in variables {
                coefficients.put(unevenWeight(of: variable), at: variable)
                first = min(first, TieKey(variable: variable, in: rows))
            }
            tightSet.backwardTransform(coefficients)
            unsettle(coefficients, from: first)
        }
    }

    /// Unsettles the open slots that move a row.
    func unsettleSlots(movingRow row: Row) {
        vertex.withCoefficients(of: row) { unsettle($0, from: .first) }
    }

    /// Unsettles the open slots that move any of these rows, even if the rows' total cost stays the same: ties consider one
    /// row after the other.
    func unsettleSlots(movingAnyRow list: [Row]) {
        var first = TieKey.never
        coefficients.use { coefficients in
            for row in list {
                vertex.addTerms(of: row, times: unevenWeight(of: row))
                first = min(first, TieKey(row: row, in: rows))
            }
            tightSet.backwardTransform(coefficients)
            unsettle(coefficients, from: first)
        }
    }

    /// Unsettles those of the open slots that were decided no earlier than by `key`.
    private func unsettle(_ slots: SparseVector, from key: TieKey) {
        for slot in slots.slots {
            if slots[slot] == 0 || ties.open[slot].isEmpty { continue }
            if ties.decidedBy[slot] >= key.bits { ties.unsettle(slot) }
        }
    }

    /// A place in tie order before which moving a slot that is about to be exchanged changes no error. What earlier rows
    /// decided for the other slots then still holds, since these will move as before plus some of this slot's move. Computed
    /// only where `coefficients`, the entering row, name several slots to decide again.
    func firstChangeWhereItMatters(_ slot: Slot) -> TieKey {
        if !hasTieDecisions { return .first }
        var count = 0
        for other in coefficients.slots {
            if coefficients[other] != 0 && ties.isSettled(other) { count += 1 }
            if count > 2 { break }
        }
        if count <= 2 { return .first }
        return vertex.withMove(of: slot, 1) { min(ownKey(slot, 1), ownKey(slot, -1), firstKeyOfMove()) }
    }

    /// The first place in tie order at which the current move changes anything.
    private func firstKeyOfMove() -> TieKey {
        var first = TieKey.never
        for variable in direction.variables {
            if direction[variable] != 0 { first = min(first, TieKey(variable: variable, in: rows)) }
        }
        for row in vertex.touchedRows.elements {
            if rows.change[row] == 0 || rows.kind[row].isHard || rows.kind[row] == .artificial { continue }
            first = min(first, TieKey(row: row, in: rows))
        }
        return first
    }

    /// Updates a stay's residual and gradient; returns whether the gradient changed.
    func updateStay(_ row: Row) -> Bool {
        ties.noteStay(on: rows, row)
        rows.residual[row] = rows.evaluate(row, at: vertex.values)
        let old = rows.gradient[row]
        rows.gradient[row] = vertex.neededGradient(of: row)
        return rows.gradient[row] != old
    }
}
