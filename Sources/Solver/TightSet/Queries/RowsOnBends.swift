/// The rows outside the tight set that are on their bends, each as a combination of tight rows.
///
/// Because of these rows, several tight sets can have the same solution: a slot's row can only be removed without any
/// change if one of them depends on the slot.
struct RowsOnBends {
    /// A term of one of the rows.
    struct Part {
        /// The index in `rows`.
        let place: Int
        let slot: Slot
        let coefficient: Double
    }

    private(set) var rows: [Row] = []
    private var starts = [0]
    private var parts: [Part] = []
    private var firstOfSlot: [Int]
    private var nextOfSlot: [Int] = []

    init(slotCount: Int) {
        firstOfSlot = Array(repeating: -1, count: slotCount)
    }

    /// Returns the terms of a row over the tight rows.
    func parts(of place: Int) -> ArraySlice<Part> { parts[starts[place]..<starts[place + 1]] }

    /// Whether a row is a multiple of a single tight row.
    func isParallel(_ place: Int) -> Bool { starts[place + 1] - starts[place] == 1 }

    /// Returns the terms that contain a slot.
    func parts(at slot: Slot) -> some Sequence<Part> {
        sequence(state: firstOfSlot[slot.offset]) { index -> Part? in
            if index < 0 { return nil }
            defer { index = nextOfSlot[index] }
            return parts[index]
        }
    }

    /// Appends a row that `coefficients` express in the tight rows.
    mutating func append(_ row: Row, coefficients: SparseVector) {
        let place = rows.count
        rows.append(row)
        for slot in coefficients.slots {
            if abs(coefficients[slot]) <= Tolerance.rate { continue }
            nextOfSlot.append(firstOfSlot[slot.offset])
            firstOfSlot[slot.offset] = parts.count
            parts.append(Part(place: place, slot: slot, coefficient: coefficients[slot]))
        }
        starts.append(parts.count)
    }
}
