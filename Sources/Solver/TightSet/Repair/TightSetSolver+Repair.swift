/// Repair: bringing the tight set back to an optimum, one violated row at a time.
extension TightSetSolver {
    /// Residuals up to this, in points of the variable with the largest coefficient, count as 0.
    static var tolerance: Double { 1e-7 }

    /// Lists a row whose gradient is out of date for the repair.
    func listForRepair(_ row: Row) {
        if rows.kind[row].isTieBreaker || rows.isListed[row] { return }
        rows.isListed[row] = true
        waitingRows.append(row)
    }

    /// Repairs all rows listed, strongest first, in the order added within a level; `system` rows from the last to the
    /// first, as a view that is at least 0 mostly is so once all that was added after it and is in it are.
    ///
    /// Hard rows are repaired one by one, because a conflict is only found right after the row that completes it. A `system`
    /// row that conflicts is postponed until all others hold; the first of those postponed goes first, because a conflict
    /// with an outer view takes fewer rows to report than conflicts with the views in it. Optional rows go in batches that
    /// grow fourfold as long as they need no pivot: their gradients then cost one solve for each batch.
    func repair() throws(SolverError) {
        setGradients(of: waitingRows) { _ in 0 }
        for row in waitingRows where rows.state[row] == .active { rows.state[row] = .waiting }
        var batchSize = 1
        rowsPutOff.removeAll(keepingCapacity: true)
        while true {
            if waitingRows.isEmpty {
                try optimize()
                if waitingRows.isEmpty { return }
            }
            sortWaitingRows()
            let batch = waitingRows
            waitingRows.removeAll(keepingCapacity: true)
            var next = 0
            var collided: [Row] = []
            while next < batch.count {
                try checkWork()
                let row = batch[next]
                if !collided.isEmpty && rows.kind[row] != .system { break }
                if rows.kind[row].isHard {
                    next += 1
                    rows.isListed[row] = false
                    let isLastTry = rows.kind[row] != .system || rowsPutOff.contains(row)
                    if try !repairHard(row, mayBreak: isLastTry) { collided.append(row) }
                    if !waitingRows.isEmpty { break }
                } else {
                    let slice = batch[next..<min(batch.count, next + batchSize)]
                    next += slice.count
                    let pivotsBefore = pivotCount
                    try repairOptional(slice)
                    batchSize = pivotCount == pivotsBefore ? min(batchSize * 4, 1 << 20) : 1
                }
            }
            waitingRows.append(contentsOf: batch[next...])
            rowsPutOff.formUnion(collided)
            for row in collided { listForRepair(row) }
        }
    }

    private func sortWaitingRows() { waitingRows.sort { comesBeforeInRepair($0, $1) } }

    /// Whether a row is repaired before another.
    func comesBeforeInRepair(_ left: Row, _ right: Row) -> Bool {
        let leftRank = repairRank(left)
        let rightRank = repairRank(right)
        if leftRank != rightRank { return leftRank < rightRank }
        let isEarlier = rows.order[left] < rows.order[right]
        if rows.kind[left] != .system { return isEarlier }
        if rowsPutOff.isEmpty { return !isEarlier }
        let isPutOff = rowsPutOff.contains(left)
        if isPutOff != rowsPutOff.contains(right) { return !isPutOff }
        return isPutOff ? isEarlier : !isEarlier
    }

    private func repairRank(_ row: Row) -> Int32 {
        rows.kind[row].isHard ? Int32(rows.kind[row].rawValue) - 3 : rows.level[row]
    }

    private func repairOptional(_ batch: ArraySlice<Row>) throws(SolverError) {
        for row in batch {
            rows.isListed[row] = false
            if rows.state[row] == .waiting { rows.state[row] = .active }
        }
        setGradients(of: batch) { row in rows.isTight(row) ? 0 : neededGradient(of: row) }
        try optimize()
    }

    /// Pivots until moving no candidate gains anything.
    func optimize() throws(SolverError) {
        var run = BoundFlipRun()
        while !motion.isAnswered {
            if run.isWorthwhile && !isCautious && motion == .allowed {
                run.note(flips: try flipTogether(upTo: run.size))
            } else {
                guard let (slot, sign) = nextImprovement() else {
                    refactorIfWorthwhile()
                    try checkWork()
                    if candidates.isEmpty { return }
                    continue
                }
                try count(pivots: 1)
                let row = tightSet.row(at: slot)
                guard let entering = pivot(slot, sign) else { continue }
                run.note(isFlip: parallelRatio(row, entering) != 0)
            }
            refactorIfWorthwhile()
        }
    }
}
