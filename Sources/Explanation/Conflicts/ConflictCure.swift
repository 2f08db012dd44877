import Engine

/// A change that ends a conflict, verified by solving again.
public struct ConflictCure: Sendable, Hashable {
    /// The edits that were tried together.
    public var edits: [LayoutTrial.Edit]
    /// The action; a sentence without a full stop.
    public var text: String
    /// The indices of the items that the cure moves.
    public var moved: [Int]
    /// The largest change of a number of an item, in points.
    public var largestMove: Double

    /// Creates a cure with its effect.
    public init(edits: [LayoutTrial.Edit], text: String, moved: [Int], largestMove: Double) {
        self.edits = edits
        self.text = text
        self.moved = moved
        self.largestMove = largestMove
    }
}
