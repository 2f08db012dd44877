/// Applying changes to the current tight set.
extension TightSetSolver {
    /// Applies all changes since the last solve, and lists the rows that then need repair.
    func workInChanges() {
        while tightSet.slotCount < rows.variableCount { simplex.addSlot() }
        workInConstants()
        for row in changes.removedRows { workInRemoval(of: row) }
        for (row, kind, priority) in changes.priorities { workInPriority(of: row, kind, priority) }
        for constraint in newConstraints where !rows.rowOfConstraint[constraint].isNone {
            workIn(rows.rowOfConstraint[constraint])
        }
    }

    private func isNew(_ row: Row) -> Bool {
        rows.order[row] >= changes.knownConstraintCount
    }

    private func workInRemoval(of row: Row) {
        tightSet.removedRows.append(row)
        if isNew(row) {
            rows.state[row] = .inactive
            return
        }
        let id = rows.identifier(of: row)
        let wasBroken = rows.state[row] == .inactive
        if !wasBroken { simplex.withdraw(row) }
        if rows.kind[row].isHard { repair.reconsiderConflicts(with: id) }
    }

    private func workInPriority(of row: Row, _ kind: RowKind, _ priority: Double) {
        if rows.rowOfConstraint[rows.order[row]].isNone { return }
        if isNew(row) {
            setPriority(of: row, kind: kind, priority: priority)
            return
        }
        let id = rows.identifier(of: row)
        if rows.kind[row].isHard { repair.reconsiderConflicts(with: id) }
        rows.isListed[row] = false
        simplex.waitingRows.removeAll { $0 == row }
        if rows.state[row] != .inactive { simplex.withdraw(row) }
        setPriority(of: row, kind: kind, priority: priority)
        rows.gradient[row] = 0
        workIn(row)
    }

    private func workInConstants() {
        var moves: [(slot: Slot, amount: Double)] = []
        for (row, change) in changes.constants where !isNew(row) {
            if rows.rowOfConstraint[rows.order[row]].isNone {
                // A removed row may remain in the tight set for a while, unchanged.
                rows.constant[row] -= change
                continue
            }
            if rows.kind[row].isHard { repair.reconsiderConflicts(with: rows.identifier(of: row)) }
            if rows.isTight(row) {
                moves.append((rows.slot[row], -change))
            } else {
                rows.residual[row] = rows.evaluate(row, at: vertex.values)
                followResidual(of: row)
            }
        }
        if moves.isEmpty { return }
        vertex.withMove(start: { direction in
            for (slot, amount) in moves { direction.addListed(amount, at: slot) }
        }
        ) {
            carryOutMove()
        }
    }

    /// Carries out a move and lists the rows that cross their bends.
    private func carryOutMove() {
        simplex.advance(by: 1)
        for index in 0..<vertex.touchedRows.count { followResidual(of: vertex.touchedRows[index]) }
    }

    /// Reacts to a residual that was changed by something other than a pivot.
    private func followResidual(of row: Row) {
        simplex.unblock(row)
        if rows.kind[row] == .artificial || !rows.isActive(row) { return }
        if rows.kind[row] == .stay {
            if simplex.updateStay(row) { simplex.unsettleSlots(movingRow: row) }
        } else if vertex.neededGradient(of: row) != rows.gradient[row] {
            simplex.listForRepair(row)
        }
    }

    /// Makes an inactive row count.
    func workIn(_ row: Row) {
        rows.state[row] = .active
        if rows.isTight(row) {
            simplex.addCandidate(rows.slot[row])
            return
        }
        if !rows.kind[row].isTieBreaker { simplex.enliven(row) }
        rows.residual[row] = rows.evaluate(row, at: vertex.values)
        if rows.kind[row] == .stay {
            if simplex.updateStay(row) { simplex.unsettleSlots(movingRow: row) }
            return
        }
        let needed = vertex.neededGradient(of: row)
        if (needed != 0 || rows.errorSides[row] == .both) && takeFreeSlot(row) { return }
        if needed != 0 { simplex.listForRepair(row) }
    }

    /// Adds a constraint in the common case: it determines a variable that so far is held only by its artificial row or
    /// a separate stay. The exchange costs nothing, so no reduced costs change, and no eta is needed.
    private func takeFreeSlot(_ row: Row) -> Bool {
        let terms = rows.terms(of: row)
        for place in (0..<terms.count).reversed() {
            let term = terms[place]
            let variable = rows.termVariable[term]
            let slot = variable.slot
            let held = tightSet.row(at: slot)
            if !rows.kind[held].isTieBreaker || rows.termCount[held] > 1 || !simplex.reducedCosts.isZero(slot)
            {
                continue
            }
            if abs(rows.coefficient[term]) < 0.01 || !tightSet.replaceInBase(slot, by: row) { continue }
            rows.gradient[held] = 0
            unsettleDependents(of: row, determining: variable)
            simplex.addCandidate(slot)
            let amount = -rows.residual[row]
            rows.residual[row] = 0
            vertex.withMove(of: slot, amount) { carryOutMove() }
            return true
        }
        return false
    }

    /// Marks dependents as unsettled: the variable now depends on the row's other variables, which may depend on open
    /// slots.
    private func unsettleDependents(of row: Row, determining variable: Variable) {
        var dependsOnOpen = false
        for term in rows.terms(of: row) where rows.termVariable[term] != variable {
            if simplex.ties.isFree[rows.termVariable[term]] { dependsOnOpen = true }
        }
        if dependsOnOpen {
            simplex.unsettleSlots(movingDependent: variable)
        } else if tightSet.isLeaf(variable.slot) {
            simplex.ties.isFree[variable] = false
        }
    }
}
