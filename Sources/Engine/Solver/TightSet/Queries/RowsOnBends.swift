/// The rows outside the tight set that stand on their bends, each as a combination of tight rows.
///
/// They are what makes the tight set one of several for the same solution: only where one of them depends on a slot can
/// the slot's row go without anything else changing.
struct RowsOnBends {
    /// A part of one of the rows.
    struct Part {
        /// Place in `rows`.
        let place: Int
        let slot: Int32
        let coefficient: Double
    }

    private(set) var rows: [Int32] = []
    private var starts = [0]
    private var parts: [Part] = []
    private var firstOfSlot: [Int]
    private var nextOfSlot: [Int] = []

    init(slotCount: Int) {
        firstOfSlot = Array(repeating: -1, count: slotCount)
    }

    /// The tight rows that a row is made up of.
    func parts(of place: Int) -> ArraySlice<Part> { parts[starts[place]..<starts[place + 1]] }

    /// Whether a row is a multiple of a single tight row.
    func isParallel(_ place: Int) -> Bool { starts[place + 1] - starts[place] == 1 }

    /// The parts that have to do with a slot.
    func parts(at slot: Int32) -> some Sequence<Part> {
        sequence(state: firstOfSlot[Int(slot)]) { index -> Part? in
            if index < 0 { return nil }
            defer { index = nextOfSlot[index] }
            return parts[index]
        }
    }

    /// Appends a row that `coefficients` express in the tight rows.
    mutating func append(_ row: Int32, coefficients: SparseVector) {
        let place = rows.count
        rows.append(row)
        for index in 0..<coefficients.support.count {
            let slot = coefficients.support[index]
            if abs(coefficients[slot]) <= TightSetSolver.negligibleRate { continue }
            nextOfSlot.append(firstOfSlot[Int(slot)])
            firstOfSlot[Int(slot)] = parts.count
            parts.append(Part(place: place, slot: slot, coefficient: coefficients[slot]))
        }
        starts.append(parts.count)
    }
}
