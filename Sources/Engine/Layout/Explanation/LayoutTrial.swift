/// What a layout would be with some constraints changed.
public struct LayoutTrial: Sendable, Hashable {
    /// A change to try, of a constraint by its index among the layout's.
    public enum Edit: Sendable, Hashable {
        case remove(Int)
        /// Gives it a priority above 0 and below 1000.
        case lower(Int, to: Double)
    }

    /// An item whose frame is another one.
    public struct Move: Sendable, Hashable {
        /// Index among the layout's items.
        public var item: Int
        /// How much larger x, y, width and height are, in points.
        public var distances: [Double]

        /// A move of an item.
        public init(item: Int, distances: [Double]) {
            self.item = item
            self.distances = distances
        }
    }

    /// In drawing order.
    public var moves: [Move]
    /// What still can't be satisfied.
    public var conflicts: [SolvedConflict]

    /// The outcome of a trial.
    public init(moves: [Move], conflicts: [SolvedConflict]) {
        self.moves = moves
        self.conflicts = conflicts
    }
}
