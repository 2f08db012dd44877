/// What a log says of one conflict, which the page tells beside the picture.
public struct InspectorConflict: Sendable, Encodable {
    /// A constraint as the log lists it.
    public struct Member: Sendable, Encodable {
        /// As an equation between named items.
        public var text: String
        /// What else is known of it: where it comes from, its identifier.
        public var note: String
        /// The ids of its items in the layout.
        public var items: [String]
        /// Whether it belongs to the smallest set that can't hold together.
        public var isNeeded: Bool
        /// Whether it is the broken constraint, which the system ignores.
        public var isBroken: Bool
        /// Whether it is what an expert would change first.
        public var isCulprit: Bool

        /// A constraint; see the properties.
        public init(
            text: String, note: String, items: [String], isNeeded: Bool, isBroken: Bool, isCulprit: Bool
        ) {
            self.text = text
            self.note = note
            self.items = items
            self.isNeeded = isNeeded
            self.isBroken = isBroken
            self.isCulprit = isCulprit
        }
    }

    /// A change that was tried by solving again.
    public struct Cure: Sendable, Encodable {
        /// The place among the members of what is changed.
        public var member: Int
        /// What comes of it, in words.
        public var words: String

        /// A change and what comes of it.
        public init(member: Int, words: String) {
            self.member = member
            self.words = words
        }
    }

    /// Who has to act, in a word.
    public var verdict: String
    /// What that means.
    public var meaning: String
    /// How often the log has it.
    public var count: Int
    /// The log's line where it begins, counted from 1.
    public var line: Int
    /// The constraints in the log's order.
    public var members: [Member] = []
    /// The sum that doesn't work out; nil where there is none to show.
    public var arithmetic: String?
    /// What had to be assumed, a sentence each.
    public var notes: [String] = []
    /// What to do, in a sentence or two.
    public var advice: String
    /// The best first.
    public var cures: [Cure] = []

    /// A conflict of which only the outcome is known; the rest is set afterwards.
    public init(verdict: String, meaning: String, count: Int, line: Int, advice: String) {
        self.verdict = verdict
        self.meaning = meaning
        self.count = count
        self.line = line
        self.advice = advice
    }
}
