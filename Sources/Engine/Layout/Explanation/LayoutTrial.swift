/// The outcome of changing some constraints of a layout.
public struct LayoutTrial: Sendable, Hashable {
    /// A change to try on a constraint, given by its index among the layout's.
    public enum Edit: Sendable, Hashable {
        case remove(Int)
        /// Lowers its priority to a value above 0 and below 1000.
        case lower(Int, to: Double)
    }

    /// An item whose frame changes.
    public struct Move: Sendable, Hashable {
        /// Index among the layout's items.
        public var item: Int
        /// The increase of x, y, width and height, in points.
        public var distances: [Double]

        /// Creates a move of an item.
        public init(item: Int, distances: [Double]) {
            self.item = item
            self.distances = distances
        }
    }

    /// The items that move, in drawing order.
    public var moves: [Move]
    /// The conflicts that remain.
    public var conflicts: [SolvedConflict]

    /// Creates an outcome with its moves and conflicts.
    public init(moves: [Move], conflicts: [SolvedConflict]) {
        self.moves = moves
        self.conflicts = conflicts
    }
}
