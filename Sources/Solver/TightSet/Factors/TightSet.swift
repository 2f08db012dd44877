/// The tight set T and everything needed to solve with its matrix: as many linearly independent rows as there
/// are variables, each in a slot.
///
/// T is a factored *base* (block triangular, see `BlockOrdering`) followed by an eta file. A block of one slot needs no
/// factors; larger blocks have a sparse LU each. `forwardTransform` and `backwardTransform` use a queue to visit
/// only the relevant blocks, in order.
final class TightSet {
    let rows: ConstraintMatrix
    let matching: Matching
    let etas = EtaFile()
    let postponed = PostponedMoves()

    /// The base row in each slot.
    let baseRow = Table<Slot, Row>()
    let blockOfSlot = Table<Slot, Block>()
    /// The first place in `blockSlots` of each block, and the end of the last.
    let blockStart = Storage<Int32>()
    let blockSlots = Storage<Slot>()
    /// The index of each block in `blockFactors`, or -1 for a single slot.
    let factorOfBlock = Table<Block, Int32>()
    let blockFactors = SparseLU()
    /// The coefficient of the variable for each slot in a separate block.
    let diagonal = Table<Slot, Double>()
    let blockVector = Storage<Double>()
    let blockScratch = Storage<Double>()

    let blockQueue = PriorityQueue<Int32>()
    let blockQueued = Table<Block, Int32>()
    var stamp: Int32 = 0

    /// Removed rows that the tight set or its base may still use.
    var removedRows: [Row] = []

    var ownWork = 0
    /// The number of values read by factoring and solves since the tight set was made.
    var work: Int { ownWork + etas.work }

    init(rows: ConstraintMatrix) {
        self.rows = rows
        matching = Matching(rows: rows)
        blockStart.append(0)
    }

    var blockCount: Int { factorOfBlock.count }
    /// All blocks, each of which depends only on earlier ones.
    var blocks: IndexRange<Block> { IndexRange(count: blockCount) }
    var slotCount: Int { matching.rowAtSlot.count }
    /// All slots, in the order of their variables.
    var slots: IndexRange<Slot> { IndexRange(count: slotCount) }

    @inline(__always) func row(at slot: Slot) -> Row { matching.rowAtSlot[slot] }

    /// Removes unused rows of removed constraints from the columns.
    func dropRemovedRows() {
        removedRows.removeAll { row in
            if rows.isTight(row) || !rows.baseSlot[row].isNone { return false }
            rows.unlink(row)
            rows.termCount[row] = 0
            return true
        }
    }
}
