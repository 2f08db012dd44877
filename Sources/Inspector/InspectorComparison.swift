import Engine

/// The changes from another layout or picture to the one that a tab shows.
public struct InspectorComparison: Sendable {
    /// Which of the two sides exist.
    public enum Presence: String, Sendable, Encodable {
        case both, added, removed
    }

    /// A view or guide that changed.
    public struct Change: Sendable, Encodable {
        /// The item's id.
        public var id: String
        /// The item's name in sentences.
        public var title: String
        /// What happened to it, as a word such as `moved`.
        public var change: String
        /// The earlier frame in the parent's coordinates, as x, y, width and height in points; nil if it didn't
        /// exist.
        public var before: [Double?]?
        /// The later frame, in the same form; nil if it no longer exists.
        public var after: [Double?]?
        /// The causes, one sentence for each.
        public var because: [String]

        /// Creates a change.
        public init(
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
    public struct Pictures: Sendable {
        /// The earlier picture; nil if there was none.
        public var before: [UInt8]?
        /// The current picture; nil if there is none any more.
        public var after: [UInt8]?
        /// A picture in which the differences are marked.
        public var difference: [UInt8]?

        /// Creates a set of pictures, with nil for each that doesn't exist.
        public init(before: [UInt8]?, after: [UInt8]?, difference: [UInt8]?) {
            self.before = before
            self.after = after
            self.difference = difference
        }
    }

    /// Which of the two sides exist.
    public var presence: Presence
    /// The earlier layout; nil if there was none or it isn't known.
    public var before: SolvedLayout?
    /// The changed views and guides.
    public var changes: [Change] = []
    /// The changes that moved nothing, one sentence for each.
    public var idleChanges: [String] = []
    /// The result of the comparison, in one line.
    public var message: String
    /// The pictures that were compared; nil if there were none.
    public var pictures: Pictures?

    /// Creates a comparison with only its result; the other properties are set afterwards.
    public init(presence: Presence = .both, message: String) {
        self.presence = presence
        self.message = message
    }
}
