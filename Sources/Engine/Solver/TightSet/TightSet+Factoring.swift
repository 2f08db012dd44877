/// Factoring: blocks in order, and a sparse LU for each of more than one slot.
extension TightSet {
    /// Makes the current tight set the base. Rows that turn out to depend on others of their block are replaced
    /// by anchors; says whether that happened.
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

    /// After a dependent row left its slot: moves rows so that the unpivoted variable is the empty one, and
    /// anchors it.
    private func replaceDependentRow(freeing variable: Int32, vacated slot: Int32) {
        if variable != slot {
            let holder = matching.rowAtSlot[variable]
            matching.rowAtSlot[variable] = -1
            rows.slot[holder] = -1
            if !matching.augment(holder) || matching.rowAtSlot[variable] >= 0 {
                rematch(holder)
            }
        }
        anchorFreeSlots()
    }

    private func rematch(_ row: Int32) {
        if rows.slot[row] < 0 { _ = matching.augment(row) }
    }

    private func tryToFactor() -> (slot: Int32, variable: Int32)? {
        let count = rows.variableCount
        let ordering = BlockOrdering(rows: rows, matching: matching)
        etas.reset(slotCount: count)
        dormant.reset(slotCount: count)
        resetBase(count)
        var largest = 1
        for block in 0..<ordering.starts.count - 1 {
            let start = Int(ordering.starts[block])
            let size = Int(ordering.starts[block + 1]) - start
            largest = max(largest, size)
            blockStart.append(Int32(start))
            for index in start..<start + size {
                blockSlots.append(ordering.slots[index])
                blockOfSlot[ordering.slots[index]] = Int32(block)
            }
            if size == 1 {
                setDiagonal(of: ordering.slots[start])
                factorOfBlock.append(-1)
            } else {
                if let failure = factorBlock(start: start, size: size) { return failure }
            }
        }
        blockStart.append(Int32(count))
        blockVector.resize(to: largest, filling: 0)
        blockScratch.resize(to: largest, filling: 0)
        blockQueued.reset(to: blockCount, filling: 0)
        stamp = 0
        return nil
    }

    private func resetBase(_ count: Int) {
        for row in 0..<rows.count { rows.baseSlot[row] = rows.slot[row] }
        baseRow.reset(to: count, filling: -1)
        for slot in 0..<count { baseRow[slot] = matching.rowAtSlot[slot] }
        blockOfSlot.reset(to: count, filling: -1)
        diagonal.reset(to: count, filling: 1)
        blockStart.removeAll()
        blockSlots.removeAll()
        factorOfBlock.removeAll()
        blockFactors.removeAll(keepingCapacity: true)
    }

    private func setDiagonal(of slot: Int32) {
        for term in rows.terms(of: baseRow[slot]) where rows.termVariable[term] == slot {
            diagonal[slot] = rows.coefficient[term]
        }
    }

    private func factorBlock(start: Int, size: Int) -> (slot: Int32, variable: Int32)? {
        let block = blockOfSlot[blockSlots[start]]
        // Positions within the block are kept in `diagonal`, which larger blocks don't use.
        for index in 0..<size { diagonal[blockSlots[start + index]] = Double(index) }
        var entries: [[SparseElimination.Entry]] = []
        entries.reserveCapacity(size)
        for index in 0..<size {
            var row: [SparseElimination.Entry] = []
            for term in rows.terms(of: baseRow[blockSlots[start + index]]) {
                let variable = rows.termVariable[term]
                if blockOfSlot[variable] == block {
                    row.append((Int32(diagonal[variable]), rows.coefficient[term]))
                }
            }
            entries.append(row)
        }
        do throws(SparseLU.Singularity) {
            factorOfBlock.append(Int32(blockFactors.count))
            blockFactors.append(try SparseLU(rows: entries))
            return nil
        } catch {
            return (blockSlots[start + error.row], blockSlots[start + error.column])
        }
    }

    /// Moves rows that came in by an eta to slots whose variable they contain, before factoring anew.
    func matchAgain() {
        var misplaced: [Int32] = []
        for slot in 0..<Int32(rows.variableCount) {
            let row = matching.rowAtSlot[slot]
            if !rows.terms(of: row).contains(where: { rows.termVariable[$0] == slot }) {
                misplaced.append(row)
            }
        }
        for row in misplaced { matching.release(row) }
        matching.forgetSaturation()
        for row in misplaced { _ = matching.augment(row) }
        anchorFreeSlots()
    }

    private func anchorFreeSlots() {
        for free in 0..<Int32(rows.variableCount) where matching.rowAtSlot[free] < 0 {
            matching.assign(rows.anchor(of: free), to: free)
        }
    }
}
