/// The tight set T and everything needed to solve with its matrix: as many linearly independent rows as there
/// are variables, each in a slot.
///
/// T is a factored *base* (block triangular, see `BlockOrdering`) followed by an eta file. A block of one slot
/// needs no factors; larger blocks have a sparse LU each. `solveForDirection` and `solveForMultipliers` visit
/// only the blocks that matter, in order, with a queue.
final class TightSet {
    let rows: ConstraintRows
    let matching: Matching
    let etas = EtaFile()
    let dormant = DormantMoves()

    /// Of each slot, its row in the base.
    let baseRow = Storage<Int32>()
    let blockOfSlot = Storage<Int32>()
    private let blockStart = Storage<Int32>()
    private let blockSlots = Storage<Int32>()
    /// Of each block, its place in `blockFactors` or -1 for a single slot.
    private let factorOfBlock = Storage<Int32>()
    private var blockFactors: [SparseLU] = []
    /// Of each slot that is a block of its own, the coefficient of its variable.
    private let diagonal = Storage<Double>()
    private let blockVector = Storage<Double>()
    private let blockScratch = Storage<Double>()

    private let blockQueue = PriorityQueue<Int32>()
    private let blockQueued = Storage<Int32>()
    private var stamp: Int32 = 0

    init(rows: ConstraintRows) {
        self.rows = rows
        matching = Matching(rows: rows)
        blockStart.append(0)
    }

    var blockCount: Int { factorOfBlock.count }

    @inline(__always) func row(at slot: Int32) -> Int32 { matching.rowAtSlot[slot] }

    // MARK: Factoring

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

    // MARK: Changing

    /// A new slot for a new variable, holding its anchor in a block of its own.
    func addSlot(for variable: Int32) {
        let anchor = rows.anchor(of: variable)
        matching.addSlot(with: anchor)
        rows.baseSlot[anchor] = variable
        baseRow.append(anchor)
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

    /// Puts a row in a slot of the base itself, where that keeps the base triangular; says whether it did.
    ///
    /// That needs a block of one slot which no eta mentions, and either every other variable of the row in an
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

    /// Puts the row whose coefficients over the slots are given in a slot, by an eta.
    func replace(_ slot: Int32, by row: Int32, coefficients: SparseVector) {
        etas.append(slot: slot, row: coefficients)
        rows.slot[matching.rowAtSlot[slot]] = -1
        matching.assign(row, to: slot)
    }

    // MARK: Solving

    @inline(__always) private func enqueue(_ block: Int32, key: Int32) {
        if blockQueued[block] == stamp { return }
        blockQueued[block] = stamp
        blockQueue.push(key)
    }

    @inline(__always) private func slots(of block: Int32) -> Range<Int> {
        let start = Int(blockStart[block])
        return start..<Int(blockStart[Int(block) + 1])
    }

    /// `vector := aᵀ T⁻¹`: how the row of coefficients `vector` is put together from the tight rows.
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
            let range = slots(of: block)
            let factor = factorOfBlock[block]
            if factor < 0 {
                let slot = blockSlots[range.lowerBound]
                let value = vector[slot]
                if value != 0 { settleMultiplier(slot, value / diagonal[slot], of: block, in: vector) }
                continue
            }
            for index in range { blockVector[index - range.lowerBound] = vector[blockSlots[index]] }
            blockFactors[Int(factor)].solveTransposed(blockVector, scratch: blockScratch)
            for index in range {
                let value = blockVector[index - range.lowerBound]
                let slot = blockSlots[index]
                vector[slot] = 0
                if abs(value) > 1e-13 { settleMultiplier(slot, value, of: block, in: vector) }
            }
        }
        etas.applyToMultipliers(vector)
    }

    @inline(__always)
    private func settleMultiplier(_ slot: Int32, _ value: Double, of block: Int32, in vector: SparseVector) {
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

    /// `vector := T⁻¹ b`: how the variables move when the values of the tight rows change by b.
    ///
    /// With `onlyLive`, slots that no row outside the tight set depends on are left out; what reached them is
    /// kept in `dormant` for a later pass.
    func solveForDirection(_ vector: SparseVector, onlyLive: Bool) {
        etas.applyToDirection(vector)
        solveBaseForDirection(vector, onlyLive: onlyLive)
    }

    /// The same with the base alone, without the etas.
    func solveBaseForDirection(_ vector: SparseVector, onlyLive: Bool) {
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
            let factor = factorOfBlock[block]
            if factor < 0 {
                let slot = blockSlots[range.lowerBound]
                let value = vector[slot]
                if value != 0 { settleDirection(slot, value / diagonal[slot], of: block, in: vector) }
                continue
            }
            for index in range { blockVector[index - range.lowerBound] = vector[blockSlots[index]] }
            blockFactors[Int(factor)].solve(blockVector, scratch: blockScratch)
            for index in range {
                let value = blockVector[index - range.lowerBound]
                let slot = blockSlots[index]
                vector[slot] = 0
                if abs(value) > 1e-13 { settleDirection(slot, value, of: block, in: vector) }
            }
        }
    }

    @inline(__always)
    private func settleDirection(_ slot: Int32, _ value: Double, of block: Int32, in vector: SparseVector) {
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

    /// All variables from the constants of the base, block by block.
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
            blockFactors[Int(factor)].solve(blockVector, scratch: blockScratch)
            for index in range { values[blockSlots[index]] = blockVector[index - range.lowerBound] }
        }
    }

    // MARK: Liveness

    /// Makes the variables of a row live.
    func enliven(rowsVariables row: Int32) {
        for term in rows.terms(of: row) { enliven(rows.termVariable[term]) }
    }

    /// Makes a variable live, with all that its value depends on.
    func enliven(_ variable: Int32) {
        if !dormant.enliven(variable) { return }
        var stack: [Int32] = [variable]
        while let slot = stack.popLast() {
            let members = slots(of: blockOfSlot[slot])
            for index in members { _ = dormant.enliven(blockSlots[index]) }
            for index in members {
                let member = blockSlots[index]
                for term in rows.terms(of: baseRow[member]) {
                    let other = rows.termVariable[term]
                    if dormant.enliven(other) { stack.append(other) }
                }
            }
        }
    }
}
