/// Exchanging rows of the tight set without refactoring.
extension TightSet {
    /// Adds a slot for a new variable, with its artificial row in a separate block.
    func addSlot(for variable: Int32) {
        let artificial = rows.makeArtificialRow(of: variable)
        matching.addSlot(with: artificial)
        rows.baseSlot[artificial] = variable
        baseRow.append(artificial)
        diagonal.append(1)
        blockOfSlot.append(-1)
        etas.addSlot()
        dormant.addSlot()
        moveToNewLastBlock(variable)
    }

    private func moveToNewLastBlock(_ slot: Int32) {
        blockOfSlot[slot] = Int32(blockCount)
        factorOfBlock.append(-1)
        blockSlots.append(slot)
        blockStart.append(Int32(blockSlots.count))
        blockQueued.append(0)
    }

    /// Whether no other row of the base contains the variable of this slot.
    func isLeaf(_ slot: Int32) -> Bool {
        var term = rows.firstOfVariable[slot]
        while term >= 0 {
            let row = rows.termRow[term]
            if rows.baseSlot[row] >= 0 && rows.baseSlot[row] != slot { return false }
            term = rows.nextTerm[term]
        }
        return true
    }

    /// Puts a row in a slot of the base itself, if that keeps the base triangular; returns whether it did.
    ///
    /// That requires a block of one slot which no eta mentions, and either every other variable of the row in an
    /// earlier block, or a variable that no other row of the base uses, so that its block can move to the end.
    func replaceInBase(_ slot: Int32, by row: Int32) -> Bool {
        let block = blockOfSlot[slot]
        if factorOfBlock[block] >= 0 || etas.mentions(slot) { return false }
        var coefficient = 0.0
        var isLater = true
        for term in rows.terms(of: row) {
            let variable = rows.termVariable[term]
            if variable == slot {
                coefficient = rows.coefficient[term]
            } else if blockOfSlot[variable] > block {
                isLater = false
            }
        }
        if abs(coefficient) < 1e-9 { return false }
        if !isLater {
            if !isLeaf(slot) { return false }
            moveToNewLastBlock(slot)
        }
        let old = baseRow[slot]
        rows.baseSlot[old] = -1
        rows.slot[old] = -1
        rows.baseSlot[row] = slot
        baseRow[slot] = row
        diagonal[slot] = coefficient
        matching.assign(row, to: slot)
        return true
    }

    /// Puts the row with the given coefficients over the slots in a slot, by an eta.
    func replace(_ slot: Int32, by row: Int32, coefficients: SparseVector) {
        etas.append(slot: slot, row: coefficients)
        rows.slot[matching.rowAtSlot[slot]] = -1
        matching.assign(row, to: slot)
    }
}
