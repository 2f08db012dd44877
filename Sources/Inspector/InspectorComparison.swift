import LayoutValues

/// The changes from another layout or picture to the one that a tab shows.
package struct InspectorComparison: Sendable {
    /// Which of the two sides exist.
    package enum Presence: String, Sendable, Encodable {
        case both, added, removed
    }

    /// A view or guide that changed.
    package struct Change: Sendable, Encodable {
        /// The item's id.
        package var id: String
        /// The item's name in sentences.
        package var title: String
        /// What happened to it, as a word such as `moved`.
        package var change: String
        /// The earlier frame in the parent's coordinates, as x, y, width and height in points; nil if it didn't
        /// exist.
        package var before: [Double?]?
        /// The later frame, in the same form; nil if it no longer exists.
        package var after: [Double?]?
        /// The causes, one sentence for each.
        package var because: [String]

        /// Creates a change.
        package init(
            id: String, title: String, change: String, before: [Double?]?, after: [Double?]?,
            because: [String]
        ) {
            self.id = id
            self.title = title
            self.change = change
            self.before = before
            self.after = after
            self.because = because
        }
    }

    /// Pictures as the bytes of PNG files.
    package struct Pictures: Sendable {
        /// The earlier picture; nil if there was none.
        package var before: [UInt8]?
        /// The current picture; nil if there is none any more.
        package var after: [UInt8]?
        /// A picture in which the differences are marked.
        package var difference: [UInt8]?

        /// Creates a set of pictures, with nil for each that doesn't exist.
        package init(before: [UInt8]?, after: [UInt8]?, difference: [UInt8]?) {
            self.before = before
            self.after = after
            self.difference = difference
        }
    }

    /// Which of the two sides exist.
    package var presence: Presence
    /// The earlier layout; nil if there was none or it isn't known.
    package var before: SolvedLayout?
    /// The changed views and guides.
    package var changes: [Change] = []
    /// The changes that moved nothing, one sentence for each.
    package var idleChanges: [String] = []
    /// The result of the comparison, in one line.
    package var message: String
    /// The pictures that were compared; nil if there were none.
    package var pictures: Pictures?

    /// Creates a comparison with only its result; the other properties are set afterwards.
    package init(presence: Presence = .both, message: String) {
        self.presence = presence
        self.message = message
    }
}
