/// Repair: bringing the tight set back to an optimum, one violated row at a time.
///
/// It owns the conflicts: sets of hard rows that can't all hold, of which one was broken.
final class Repair {
    let rows: ConstraintMatrix
    let tightSet: TightSet
    let vertex: Vertex
    let simplex: Simplex
    let coefficients: SparseVector
    let work: WorkMeter

    var conflicts = RecordedConflicts()
    /// System rows that collided in this repair and are tried again after the others.
    private var postponedRows: Set<Row> = []

    init(simplex: Simplex) {
        self.simplex = simplex
        work = simplex.work
        vertex = simplex.vertex
        rows = simplex.rows
        tightSet = simplex.tightSet
        coefficients = simplex.coefficients
    }

    func repairAfterWalking() throws(SolverError) {
        try run()
        simplex.flushPostponedMoves()
    }

    /// Repairs all rows listed, strongest first, in the order added within a level; `system` rows from the last to the
    /// first, as a view that is at least 0 mostly is so once all that was added after it and is in it are.
    ///
    /// Hard rows are repaired one by one, because a conflict is only found right after the row that completes it. A `system`
    /// row that conflicts is postponed until all others hold; the first of those postponed goes first, because a conflict
    /// with an outer view takes fewer rows to report than conflicts with the views in it. Optional rows go in batches that
    /// grow fourfold as long as they need no pivot: their gradients then cost one solve for each batch.
    func run() throws(SolverError) {
        simplex.setGradients(of: simplex.waitingRows) { _ in 0 }
        for row in simplex.waitingRows where rows.state[row] == .active { rows.state[row] = .waiting }
        var batchSize = 1
        postponedRows.removeAll(keepingCapacity: true)
        while true {
            if simplex.waitingRows.isEmpty {
                try simplex.optimize()
                if simplex.waitingRows.isEmpty { return }
            }
            sortWaitingRows()
            let batch = simplex.waitingRows
            simplex.waitingRows.removeAll(keepingCapacity: true)
            var next = 0
            var collided: [Row] = []
            while next < batch.count {
                try work.checkWork()
                let row = batch[next]
                if !collided.isEmpty && rows.kind[row] != .system { break }
                if rows.kind[row].isHard {
                    next += 1
                    rows.isListed[row] = false
                    let isLastTry = rows.kind[row] != .system || postponedRows.contains(row)
                    if try !repairHard(row, mayBreak: isLastTry) { collided.append(row) }
                    if !simplex.waitingRows.isEmpty { break }
                } else {
                    let slice = batch[next..<min(batch.count, next + batchSize)]
                    next += slice.count
                    let pivotsBefore = work.pivotCount
                    try repairOptional(slice)
                    batchSize = work.pivotCount == pivotsBefore ? min(batchSize * 4, 1 << 20) : 1
                }
            }
            simplex.waitingRows.append(contentsOf: batch[next...])
            postponedRows.formUnion(collided)
            for row in collided { simplex.listForRepair(row) }
        }
    }

    private func sortWaitingRows() {
        work.noteLooks(at: simplex.waitingRows.count)
        simplex.waitingRows.sort { comesBeforeInRepair($0, $1) }
    }

    /// Whether a row is repaired before another.
    func comesBeforeInRepair(_ left: Row, _ right: Row) -> Bool {
        let leftRank = repairRank(left)
        let rightRank = repairRank(right)
        if leftRank != rightRank { return leftRank < rightRank }
        let isEarlier = rows.order[left] < rows.order[right]
        if rows.kind[left] != .system { return isEarlier }
        if postponedRows.isEmpty { return !isEarlier }
        let isPutOff = postponedRows.contains(left)
        if isPutOff != postponedRows.contains(right) { return !isPutOff }
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
        simplex.setGradients(of: batch) { row in rows.isTight(row) ? 0 : vertex.neededGradient(of: row) }
        try simplex.optimize()
    }
}
