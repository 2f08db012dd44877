/// Solving with the tight set in both directions.
extension TightSet {
    @inline(__always) func enqueue(_ block: Block, key: Int32) {
        if blockQueued[block] == stamp { return }
        blockQueued[block] = stamp
        blockQueue.push(key)
    }

    /// The places of a block's slots in `blockSlots`.
    @inline(__always) func slots(of block: Block) -> Range<Int> {
        Int(blockStart[block.offset])..<Int(blockStart[block.offset + 1])
    }

    /// `vector := aᵀ T⁻¹`: the row of coefficients `vector` as a combination of the tight rows.
    func backwardTransform(_ vector: SparseVector) {
        stamp += 1
        blockQueue.removeAll()
        for variable in vector.variables {
            let block = blockOfSlot[variable.slot]
            enqueue(block, key: -block.number)
        }
        vector.clearSupport()
        while !blockQueue.isEmpty {
            let block = Block(-blockQueue.pop())
            solve(block, in: vector, transposed: true) { slot, value in
                settleCoefficient(slot, value, of: block, in: vector)
            }
        }
        ownWork += vector.count
        etas.applyBackward(vector)
    }

    @inline(__always)
    func settleCoefficient(_ slot: Slot, _ value: Double, of block: Block, in vector: SparseVector) {
        vector[slot] = value
        vector.list(slot)
        for term in rows.terms(of: baseRow[slot]) {
            let variable = rows.termVariable[term]
            let other = blockOfSlot[variable.slot]
            if other == block { continue }
            vector.add(-rows.coefficient[term] * value, at: variable)
            enqueue(other, key: -other.number)
        }
    }

    /// `vector := T⁻¹ b`: the change of the variables when the values of the tight rows change by b.
    ///
    /// With `onlyLive`, slots that no row outside the tight set depends on are omitted; their changes are kept in
    /// `postponed` for a later pass.
    func forwardTransform(_ vector: SparseVector, onlyLive: Bool) {
        etas.applyForward(vector)
        forwardTransformBase(vector, onlyLive: onlyLive)
    }

    /// Does the same with the base alone, without the etas.
    func forwardTransformBase(_ vector: SparseVector, onlyLive: Bool) {
        if onlyLive { findLiveVariables() }
        stamp += 1
        blockQueue.removeAll()
        postponed.forgetReached()
        for slot in vector.slots where vector[slot] != 0 {
            let block = blockOfSlot[slot]
            enqueue(block, key: block.number)
        }
        vector.clearSupport()
        while !blockQueue.isEmpty {
            let block = Block(blockQueue.pop())
            let range = slots(of: block)
            if onlyLive && !postponed.isLive(blockSlots[range.lowerBound]) {
                for index in range {
                    let slot = blockSlots[index]
                    if vector[slot] != 0 { postponed.reach(slot, vector[slot]) }
                    vector[slot] = 0
                }
                continue
            }
            solve(block, in: vector, transposed: false) { slot, value in
                settleDirection(slot, value, of: block, in: vector)
            }
        }
        ownWork += vector.count
    }

    /// Solves with one block's own coefficients, and passes on each value that isn't 0.
    @inline(__always)
    private func solve(
        _ block: Block, in vector: SparseVector, transposed: Bool, settle: (Slot, Double) -> Void
    ) {
        let range = slots(of: block)
        let factor = factorOfBlock[block]
        if factor < 0 {
            let slot = blockSlots[range.lowerBound]
            let value = vector[slot]
            if value != 0 { settle(slot, value / diagonal[slot]) }
            return
        }
        ownWork += range.count
        for index in range { blockVector[index - range.lowerBound] = vector[blockSlots[index]] }
        if transposed {
            blockFactors.solveTransposed(factor, blockVector, scratch: blockScratch)
        } else {
            blockFactors.solve(factor, blockVector, scratch: blockScratch)
        }
        for index in range {
            let value = blockVector[index - range.lowerBound]
            let slot = blockSlots[index]
            vector[slot] = 0
            if abs(value) > 1e-13 { settle(slot, value) }
        }
    }

    @inline(__always)
    func settleDirection(_ slot: Slot, _ value: Double, of block: Block, in vector: SparseVector) {
        vector[slot] = value
        vector.list(slot.variable)
        for term in rows.terms(with: slot.variable) {
            let other = rows.baseSlot[rows.termRow[term]]
            if !other.isNone && blockOfSlot[other] != block {
                vector.add(-rows.coefficient[term] * value, at: other)
                enqueue(blockOfSlot[other], key: blockOfSlot[other].number)
            }
        }
    }

    /// Computes all variables from the constants of the base, block by block.
    func solveForValues(_ values: borrowing Table<Variable, Double>) {
        for block in blocks {
            let range = slots(of: block)
            let factor = factorOfBlock[block]
            for index in range {
                let slot = blockSlots[index]
                if blockOfSlot[slot] != block { continue }
                let row = baseRow[slot]
                var sum = -rows.constant[row]
                for term in rows.terms(of: row) {
                    let variable = rows.termVariable[term]
                    if blockOfSlot[variable.slot] != block {
                        sum -= rows.coefficient[term] * values[variable]
                    }
                }
                if factor < 0 {
                    values[slot.variable] = sum / diagonal[slot]
                } else {
                    blockVector[index - range.lowerBound] = sum
                }
            }
            if factor < 0 { continue }
            blockFactors.solve(factor, blockVector, scratch: blockScratch)
            for index in range { values[blockSlots[index].variable] = blockVector[index - range.lowerBound] }
        }
    }
}
