/// The tight set T and everything needed to solve with its matrix: as many linearly independent rows as there
/// are variables, each in a slot.
///
/// T is a factored *base* (block triangular, see `BlockOrdering`) followed by an eta file. A block of one slot needs no
/// factors; larger blocks have a sparse LU each. `solveForDirection` and `solveForMultipliers` use a queue to visit
/// only the relevant blocks, in order.
final class TightSet {
    let rows: ConstraintMatrix
    let matching: Matching
    let etas = EtaFile()
    let dormant = DormantMoves()

    /// The base row in each slot.
    let baseRow = Storage<Int32>()
    let blockOfSlot = Storage<Int32>()
    let blockStart = Storage<Int32>()
    let blockSlots = Storage<Int32>()
    /// The index of each block in `blockFactors`, or -1 for a single slot.
    let factorOfBlock = Storage<Int32>()
    let blockFactors = SparseLU()
    /// The coefficient of the variable for each slot in a separate block.
    let diagonal = Storage<Double>()
    let blockVector = Storage<Double>()
    let blockScratch = Storage<Double>()

    let blockQueue = PriorityQueue<Int32>()
    let blockQueued = Storage<Int32>()
    var stamp: Int32 = 0

    var ownWork = 0
    /// The number of values read by factoring and solves since the tight set was made.
    var work: Int { ownWork + etas.work }

    init(rows: ConstraintMatrix) {
        self.rows = rows
        matching = Matching(rows: rows)
        blockStart.append(0)
    }

    var blockCount: Int { factorOfBlock.count }

    @inline(__always) func row(at slot: Int32) -> Int32 { matching.rowAtSlot[slot] }
}
