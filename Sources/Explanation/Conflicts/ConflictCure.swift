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

    /// Whether something doesn't follow the keyboard any more.
    var ignoresKeyboard = false
    /// The index of the view that is placed by its constraints instead of its frame; nil for other cures.
    package var released: Int?

    /// Creates a cure with its effect.
    package init(edits: [LayoutTrial.Edit], text: String, moved: [Int], largestMove: Double) {
        self.edits = edits
        self.text = text
        self.moved = moved
        self.largestMove = largestMove
    }

    /// The indices of the constraints that it changes.
    var constraints: [Int] {
        edits.map { edit in
            switch edit {
            case .remove(let index), .lower(let index, _): index
            }
        }
    }

    /// Whether a cure is better than another: what follows the keyboard keeps doing so, or else it moves fewer frames, or else its constraint is later in the source.
    func isBetter(than other: ConflictCure) -> Bool {
        if ignoresKeyboard != other.ignoresKeyboard { return !ignoresKeyboard }
        return moved.count != other.moved.count
            ? moved.count < other.moved.count : lastPlace > other.lastPlace
    }

    private var lastPlace: Int { constraints.max() ?? 0 }
}
