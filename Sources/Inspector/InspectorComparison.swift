import Engine

/// What changed from another layout, or another picture, to the one that a tab shows.
public struct InspectorComparison: Sendable {
    /// Which of the two there are.
    public enum Presence: String, Sendable, Encodable {
        case both, added, removed
    }

    /// A view or guide that isn't as it was.
    public struct Change: Sendable, Encodable {
        /// The item's id.
        public var id: String
        /// What it is called in a sentence.
        public var title: String
        /// What became of it, in a word such as `moved`.
        public var change: String
        /// In the parent's coordinates: x, y, width and height in points; nil where it wasn't there.
        public var before: [Double?]?
        /// The same afterwards; nil where it isn't there any more.
        public var after: [Double?]?
        /// What caused it, a sentence each.
        public var because: [String]

        /// A change; see the properties.
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

    /// PNG files' bytes.
    public struct Pictures: Sendable {
        /// As it was; nil where there was none.
        public var before: [UInt8]?
        /// As it is; nil where there is none any more.
        public var after: [UInt8]?
        /// What differs, marked.
        public var difference: [UInt8]?

        /// Pictures; those that there are none of are nil.
        public init(before: [UInt8]?, after: [UInt8]?, difference: [UInt8]?) {
            self.before = before
            self.after = after
            self.difference = difference
        }
    }

    /// Which of the two there are.
    public var presence: Presence
    /// The layout as it was; nil where there was none, or it isn't known.
    public var before: SolvedLayout?
    /// Views and guides that aren't as they were.
    public var changes: [Change] = []
    /// What changed and moved nothing, a sentence each.
    public var idleChanges: [String] = []
    /// What came of comparing, in one line.
    public var message: String
    /// What was compared pixel by pixel; nil where no pictures were.
    public var pictures: Pictures?

    /// A comparison of which only the outcome is known; the rest is set afterwards.
    public init(presence: Presence = .both, message: String) {
        self.presence = presence
        self.message = message
    }
}
