import Engine

/// A change that ends a conflict, verified by solving again.
package struct ConflictCure: Sendable, Hashable {
    /// The edits that were tried together.
    package var edits: [LayoutTrial.Edit]
    /// The action; a sentence without a full stop.
    package var text: String
    /// The indices of the items that the cure moves.
    package var moved: [Int]
    /// The largest change of a number of an item, in points.
    package var largestMove: Double

    /// Creates a cure with its effect.
    package init(edits: [LayoutTrial.Edit], text: String, moved: [Int], largestMove: Double) {
        self.edits = edits
        self.text = text
        self.moved = moved
        self.largestMove = largestMove
    }
}
