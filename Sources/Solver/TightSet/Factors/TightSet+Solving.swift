/// Solving with the tight set in both directions.
extension TightSet {
    @inline(__always) func enqueue(_ block: Int32, key: Int32) {
        if blockQueued[block] == stamp { return }
        blockQueued[block] = stamp
        blockQueue.push(key)
    }

    @inline(__always) func slots(of block: Int32) -> Range<Int> {
        let start = Int(blockStart[block])
        return start..<Int(blockStart[Int(block) + 1])
    }

    /// `vector := aᵀ T⁻¹`: the row of coefficients `vector` as a combination of the tight rows.
    func solveForMultipliers(_ vector: SparseVector) {
        stamp += 1
        blockQueue.removeAll()
        for index in 0..<vector.support.count {
            let block = blockOfSlot[vector.support[index]]
            enqueue(block, key: -block)
        }
        vector.support.removeAll()
        while !blockQueue.isEmpty {
            let block = -blockQueue.pop()
            solve(block, in: vector, transposed: true) { slot, value in
                settleMultiplier(slot, value, of: block, in: vector)
            }
        }
        ownWork += vector.support.count
        etas.applyToMultipliers(vector)
    }

    @inline(__always)
    func settleMultiplier(_ slot: Int32, _ value: Double, of block: Int32, in vector: SparseVector) {
        vector[slot] = value
        vector.support.append(slot)
        for term in rows.terms(of: baseRow[slot]) {
            let variable = rows.termVariable[term]
            let other = blockOfSlot[variable]
            if other == block { continue }
            vector.add(-rows.coefficient[term] * value, at: variable)
            enqueue(other, key: -other)
        }
    }

    /// `vector := T⁻¹ b`: the change of the variables when the values of the tight rows change by b.
    ///
    /// With `onlyLive`, slots that no row outside the tight set depends on are omitted; their changes are kept in
    /// `dormant` for a later pass.
    func solveForDirection(_ vector: SparseVector, onlyLive: Bool) {
        etas.applyToDirection(vector)
        solveBaseForDirection(vector, onlyLive: onlyLive)
    }

    /// Does the same with the base alone, without the etas.
    func solveBaseForDirection(_ vector: SparseVector, onlyLive: Bool) {
        if onlyLive { findLiveVariables() }
        stamp += 1
        blockQueue.removeAll()
        dormant.forgetReached()
        for index in 0..<vector.support.count where vector[vector.support[index]] != 0 {
            let block = blockOfSlot[vector.support[index]]
            enqueue(block, key: block)
        }
        vector.support.removeAll()
        while !blockQueue.isEmpty {
            let block = blockQueue.pop()
            let range = slots(of: block)
            if onlyLive && !dormant.isLive(blockSlots[range.lowerBound]) {
                for index in range {
                    let slot = blockSlots[index]
                    if vector[slot] != 0 { dormant.reach(slot, vector[slot]) }
                    vector[slot] = 0
                }
                continue
            }
            solve(block, in: vector, transposed: false) { slot, value in
                settleDirection(slot, value, of: block, in: vector)
            }
        }
        ownWork += vector.support.count
    }

    /// Solves with one block's own coefficients, and passes on each value that isn't 0.
    @inline(__always)
    private func solve(
        _ block: Int32, in vector: SparseVector, transposed: Bool, settle: (Int32, Double) -> Void
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
    func settleDirection(_ slot: Int32, _ value: Double, of block: Int32, in vector: SparseVector) {
        vector[slot] = value
        vector.support.append(slot)
        var term = rows.firstOfVariable[slot]
        while term >= 0 {
            let other = rows.baseSlot[rows.termRow[term]]
            if other >= 0 && blockOfSlot[other] != block {
                vector.add(-rows.coefficient[term] * value, at: other)
                enqueue(blockOfSlot[other], key: blockOfSlot[other])
            }
            term = rows.nextTerm[term]
        }
    }

    /// Computes all variables from the constants of the base, block by block.
    func solveForValues(_ values: borrowing Storage<Double>) {
        for block in 0..<Int32(blockCount) {
            let range = slots(of: block)
            let factor = factorOfBlock[block]
            for index in range {
                let slot = blockSlots[index]
                if blockOfSlot[slot] != block { continue }
                let row = baseRow[slot]
                var sum = -rows.constant[row]
                for term in rows.terms(of: row) {
                    let variable = rows.termVariable[term]
                    if blockOfSlot[variable] != block { sum -= rows.coefficient[term] * values[variable] }
                }
                if factor < 0 {
                    values[slot] = sum / diagonal[slot]
                } else {
                    blockVector[index - range.lowerBound] = sum
                }
            }
            if factor < 0 { continue }
            blockFactors.solve(factor, blockVector, scratch: blockScratch)
            for index in range { values[blockSlots[index]] = blockVector[index - range.lowerBound] }
        }
    }
}
