/// The tight set T and everything needed to solve with its matrix: as many linearly independent rows as there
/// are variables, each in a slot.
///
/// T is a factored *base* (block triangular, see `BlockOrdering`) followed by an eta file. A block of one slot
/// needs no factors; larger blocks have a sparse LU each. `solveForDirection` and `solveForMultipliers` visit
/// only the blocks that matter, in order, with a queue.
final class TightSet {
    let rows: ConstraintMatrix
    let matching: Matching
    let etas = EtaFile()
    let dormant = DormantMoves()

    /// Of each slot, its row in the base.
    let baseRow = Storage<Int32>()
    let blockOfSlot = Storage<Int32>()
    let blockStart = Storage<Int32>()
    let blockSlots = Storage<Int32>()
    /// Of each block, its place in `blockFactors` or -1 for a single slot.
    let factorOfBlock = Storage<Int32>()
    let blockFactors = SparseLU()
    /// Of each slot that is a block of its own, the coefficient of its variable.
    let diagonal = Storage<Double>()
    let blockVector = Storage<Double>()
    let blockScratch = Storage<Double>()

    let blockQueue = PriorityQueue<Int32>()
    let blockQueued = Storage<Int32>()
    var stamp: Int32 = 0

    var ownWork = 0
    /// How many numbers factoring and solves have looked at since the tight set was made.
    var work: Int { ownWork + etas.work }

    init(rows: ConstraintMatrix) {
        self.rows = rows
        matching = Matching(rows: rows)
        blockStart.append(0)
    }

    var blockCount: Int { factorOfBlock.count }

    @inline(__always) func row(at slot: Int32) -> Int32 { matching.rowAtSlot[slot] }
}
