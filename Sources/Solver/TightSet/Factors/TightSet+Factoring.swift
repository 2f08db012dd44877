/// Factoring: blocks in order, and a sparse LU for each of more than one slot.
extension TightSet {
    /// Makes the current tight set the base. Rows that depend on others of their block are replaced by artificial rows;
    /// returns whether that happened.
    func factor() -> Bool {
        var repaired = false
        while let singularity = tryToFactor() {
            repaired = true
            let row = matching.rowAtSlot[singularity.slot]
            matching.release(row)
            matching.forgetSaturation()
            replaceDependentRow(freeing: singularity.variable, vacated: singularity.slot)
        }
        return repaired
    }

    /// After a dependent row left its slot: moves rows so that the slot of the variable without a pivot is empty, and
    /// puts its artificial row there.
    private func replaceDependentRow(freeing variable: Variable, vacated slot: Slot) {
        let freed = variable.slot
        if freed != slot {
            let holder = matching.rowAtSlot[freed]
            matching.rowAtSlot[freed] = .none
            rows.slot[holder] = .none
            if !matching.augment(holder) || !matching.rowAtSlot[freed].isNone {
                rematch(holder)
            }
        }
        fillFreeSlots()
    }

    private func rematch(_ row: Row) {
        if !rows.isTight(row) { _ = matching.augment(row) }
    }

    private func tryToFactor() -> (slot: Slot, variable: Variable)? {
        let count = rows.variableCount
        matching.releaseWorkSpace()
        etas.reset(slotCount: count)
        postponed.reset(slotCount: count)
        resetBase(count)
        orderBlocks()
        let elimination = SparseElimination()
        defer { ownWork += rows.count + 16 * count + elimination.work }
        var largest = 1
        for block in IndexRange<Block>(count: blockStart.count - 1) {
            let range = slots(of: block)
            largest = max(largest, range.count)
            if range.count == 1 {
                setDiagonal(of: blockSlots[range.lowerBound])
                factorOfBlock.append(-1)
            } else if let failure = factor(range, with: elimination) {
                return failure
            }
        }
        blockVector.resize(to: largest, filling: 0)
        blockScratch.resize(to: largest, filling: 0)
        blockQueued.reset(to: blockCount, filling: 0)
        stamp = 0
        return nil
    }

    private func resetBase(_ count: Int) {
        rows.baseSlot.copy(rows.slot)
        baseRow.copy(matching.rowAtSlot)
        blockOfSlot.resize(to: count, filling: .none)
        diagonal.resize(to: count, filling: 1)
        blockStart.removeAll()
        blockSlots.removeAll()
        factorOfBlock.removeAll()
        blockFactors.removeAll()
    }

    private func orderBlocks() {
        var ordering = BlockOrdering()
        ordering.order(
            rows, matching, slots: blockSlots, starts: blockStart, blocks: blockOfSlot)
    }

    private func setDiagonal(of slot: Slot) {
        for term in rows.terms(of: baseRow[slot]) where rows.termVariable[term] == slot.variable {
            diagonal[slot] = rows.coefficient[term]
        }
    }

    /// Factors the block at these indices of `blockSlots`; returns a dependent row's slot and the variable whose
    /// artificial row replaces it, if there is one.
    private func factor(_ range: Range<Int>, with work: SparseElimination) -> (
        slot: Slot, variable: Variable
    )? {
        let start = range.lowerBound
        let block = blockOfSlot[blockSlots[start]]
        // Indices within the block are kept in `diagonal`, which larger blocks don't use.
        for index in range { diagonal[blockSlots[index]] = Double(index - start) }
        work.begin(size: range.count)
        for index in range {
            work.beginRow()
            for term in rows.terms(of: baseRow[blockSlots[index]]) {
                let variable = rows.termVariable[term]
                if blockOfSlot[variable.slot] == block {
                    work.addEntry(column: Int32(diagonal[variable.slot]), value: rows.coefficient[term])
                }
            }
        }
        work.finishRows()
        do throws(SparseLU.Singularity) {
            factorOfBlock.append(try blockFactors.factor(work))
            return nil
        } catch {
            return (blockSlots[start + error.row], blockSlots[start + error.column].variable)
        }
    }

    /// Moves rows that were added by an eta to slots whose variable they contain, before refactoring.
    func matchAgain() {
        var misplaced: [Row] = []
        for slot in slots {
            let row = matching.rowAtSlot[slot]
            if !rows.terms(of: row).contains(where: { rows.termVariable[$0] == slot.variable }) {
                misplaced.append(row)
            }
        }
        for row in misplaced { matching.release(row) }
        matching.forgetSaturation()
        for row in misplaced { _ = matching.augment(row) }
        fillFreeSlots()
    }

    private func fillFreeSlots() {
        for free in slots where matching.rowAtSlot[free].isNone {
            matching.assign(rows.makeArtificialRow(of: free.variable), to: free)
        }
    }
}
