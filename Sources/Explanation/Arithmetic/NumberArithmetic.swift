import Engine

/// A number of a frame as arithmetic that a reader can follow.
public struct NumberArithmetic: Sendable, Hashable {
    /// One link of the chain, from the item outwards.
    public struct Step: Sendable, Hashable {
        /// What the link says: `third.height = view.height / 3`.
        public var text: String
        /// The constraint that says so, by its index; nil for what an edge is made of.
        public var constraint: Int?
        public var location: SourceLocation?

        /// A link.
        public init(text: String, constraint: Int? = nil, location: SourceLocation? = nil) {
            self.text = text
            self.constraint = constraint
            self.location = location
        }
    }

    public var number: FrameNumber
    /// In points; nil where nothing decides it.
    public var value: Double?
    /// All on one line: `button.top = third.bottom = view.top 0 + 600 / 3 = 200`.
    public var line: String
    /// Nearest first.
    public var steps: [Step]

    /// Arithmetic for a number.
    public init(number: FrameNumber, value: Double?, line: String, steps: [Step]) {
        self.number = number
        self.value = value
        self.line = line
        self.steps = steps
    }
}
