/// Exchanging rows of the tight set without refactoring.
extension TightSet {
    /// Adds a slot for a new variable, with its artificial row in a separate block.
    func addSlot(for variable: Variable) {
        let artificial = rows.makeArtificialRow(of: variable)
        matching.addSlot(with: artificial)
        rows.baseSlot[artificial] = variable.slot
        baseRow.append(artificial)
        diagonal.append(1)
        blockOfSlot.append(.none)
        etas.addSlot()
        postponed.addSlot()
        moveToNewLastBlock(variable.slot)
    }

    private func moveToNewLastBlock(_ slot: Slot) {
        blockOfSlot[slot] = Block(blockCount)
        factorOfBlock.append(-1)
        blockSlots.append(slot)
        blockStart.append(Int32(blockSlots.count))
        blockQueued.append(0)
    }

    /// Whether no other row of the base contains the variable of this slot.
    func isLeaf(_ slot: Slot) -> Bool {
        for term in rows.terms(with: slot.variable) {
            let other = rows.baseSlot[rows.termRow[term]]
            if !other.isNone && other != slot { return false }
        }
        return true
    }

    /// Puts a row in a slot of the base itself, if that keeps the base triangular; returns whether it did.
    ///
    /// That requires a block of one slot which no eta mentions, and either every other variable of the row in an
    /// earlier block, or a variable that no other row of the base uses, so that its block can move to the end.
    func replaceInBase(_ slot: Slot, by row: Row) -> Bool {
        let block = blockOfSlot[slot]
        if factorOfBlock[block] >= 0 || etas.mentions(slot) { return false }
        var coefficient = 0.0
        var isLater = true
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            if variable.slot == slot {
                coefficient = rows.coefficient[term]
            } else if blockOfSlot[variable.slot] > block {
                isLater = false
            }
        }
        if abs(coefficient) < 1e-9 { return false }
        if !isLater {
            if !isLeaf(slot) { return false }
            moveToNewLastBlock(slot)
        }
        let old = baseRow[slot]
        rows.baseSlot[old] = .none
        rows.slot[old] = .none
        rows.baseSlot[row] = slot
        baseRow[slot] = row
        diagonal[slot] = coefficient
        matching.assign(row, to: slot)
        return true
    }

    /// Puts the row with the given coefficients over the slots in a slot, by an eta.
    func replace(_ slot: Slot, by row: Row, coefficients: SparseVector) {
        etas.append(slot: slot, row: coefficients)
        rows.slot[matching.rowAtSlot[slot]] = .none
        matching.assign(row, to: slot)
    }
}
