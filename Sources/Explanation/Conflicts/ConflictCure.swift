import Engine

/// A change that ends a conflict, verified by solving again.
public struct ConflictCure: Sendable, Hashable {
    public var edits: [LayoutTrial.Edit]
    /// What to do, a sentence without a full stop.
    public var text: String
    /// The items that move because of it, by their indices.
    public var moved: [Int]
    /// The largest distance that one of their numbers changes by, in points.
    public var largestMove: Double

    /// A cure with what it moves.
    public init(edits: [LayoutTrial.Edit], text: String, moved: [Int], largestMove: Double) {
        self.edits = edits
        self.text = text
        self.moved = moved
        self.largestMove = largestMove
    }
}
