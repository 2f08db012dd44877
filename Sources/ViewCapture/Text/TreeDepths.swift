/// Finds the parents of records from their depths.
struct TreeDepths {
    /// The depth and the index of the open records, from the outermost on.
    private var open: [(depth: Int, index: Int)] = []

    /// Returns the parent of a record at a depth, and opens the record. A depth can be any number that grows inwards.
    mutating func parent(of index: Int, at depth: Int) -> Int? {
        while let last = open.last, last.depth >= depth { open.removeLast() }
        defer { open.append((depth, index)) }
        return open.last?.index
    }

    /// Forgets the open records.
    mutating func reset() { open = [] }

    /// The number of open records.
    var depth: Int { open.count }
}
