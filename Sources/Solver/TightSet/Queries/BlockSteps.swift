/// A block's variables in an order in which most follow from earlier ones by a single row.
///
/// Of views that share a length, a solve of the block gives each variable as a sum over all rows. In this order only the
/// first width has such a sum: the others are equal to it, and each position continues from the one before.
struct BlockSteps {
    /// The variables in order, each with the row that decides it; nil for one that takes a solve of the block.
    private(set) var steps: [(variable: Variable, row: Row?)] = []

    private let rows: ConstraintMatrix
    private let tightSet: TightSet
    private let slots: [Slot]
    /// The place in `slots` of each slot, by its offset.
    private let places: [Int: Int]
    private var isDecided: [Bool]
    /// The number of undecided variables in each row.
    private var openCount: [Int]
    /// The rows with one undecided variable.
    private var ready: [Int] = []

    /// The least coefficient, of a row's largest between 1 and 2, that decides a variable without magnifying errors.
    private static let leastCoefficient = 1e-3

    init(_ block: Block, of tightSet: TightSet) {
        rows = tightSet.rows
        self.tightSet = tightSet
        slots = tightSet.slots(of: block).map { tightSet.blockSlots[$0] }
        places = Dictionary(uniqueKeysWithValues: slots.enumerated().map { ($1.offset, $0) })
        isDecided = Array(repeating: false, count: slots.count)
        openCount = Array(repeating: 0, count: slots.count)
        order()
    }

    private mutating func order() {
        var useCount = [Int](repeating: 0, count: slots.count)
        for place in slots.indices {
            for term in rows.terms(of: tightSet.row(at: slots[place])) {
                guard let use = places[rows.termVariable[term].slot.offset] else { continue }
                openCount[place] += 1
                useCount[use] += 1
            }
            if openCount[place] == 1 { ready.append(place) }
        }
        // What is in most rows, such as the width that all others are equal to, leaves the fewest others to solve for.
        let candidates = slots.indices.sorted {
            (useCount[$1], slots[$0].offset) < (useCount[$0], slots[$1].offset)
        }
        followRows()
        for place in candidates where !isDecided[place] {
            decide(place, by: nil)
            followRows()
        }
    }

    /// Decides the only open variable of a row, as long as there is such a row.
    private mutating func followRows() {
        var next = 0
        while next < ready.count {
            let row = tightSet.row(at: slots[ready[next]])
            next += 1
            for term in rows.terms(of: row) where abs(rows.coefficient[term]) >= Self.leastCoefficient {
                guard let place = places[rows.termVariable[term].slot.offset], !isDecided[place] else {
                    continue
                }
                decide(place, by: row)
                break
            }
        }
        ready.removeAll(keepingCapacity: true)
    }

    private mutating func decide(_ place: Int, by row: Row?) {
        isDecided[place] = true
        let variable = slots[place].variable
        steps.append((variable, row))
        for term in rows.terms(with: variable) {
            let slot = rows.slot[rows.termRow[term]]
            guard !slot.isNone, let user = places[slot.offset] else { continue }
            openCount[user] -= 1
            if openCount[user] == 1 { ready.append(user) }
        }
    }
}
