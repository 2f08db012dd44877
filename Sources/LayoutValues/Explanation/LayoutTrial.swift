/// The outcome of changing some constraints of a layout.
package struct LayoutTrial: Sendable, Hashable {
    /// A change to try on a constraint, given by its index among the layout's.
    package enum Edit: Sendable, Hashable {
        case remove(Int)
        /// Lowers its priority to a value above 0 and below 1000.
        case lower(Int, to: Double)
    }

    /// An item whose frame changes.
    package struct Move: Sendable, Hashable {
        /// Index among the layout's items.
        package var item: Int
        /// The increase of x, y, width and height, in points.
        package var distances: [Double]

        /// Creates a move of an item.
        package init(item: Int, distances: [Double]) {
            self.item = item
            self.distances = distances
        }
    }

    /// The items that move, in drawing order.
    package var moves: [Move]
    /// The conflicts that remain.
    package var conflicts: [SolvedConflict]

    /// Creates an outcome with its moves and conflicts.
    package init(moves: [Move], conflicts: [SolvedConflict]) {
        self.moves = moves
        self.conflicts = conflicts
    }
}
