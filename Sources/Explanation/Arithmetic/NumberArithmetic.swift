import Engine
import Findings

/// A number of a frame as arithmetic that a reader can follow.
public struct NumberArithmetic: Sendable, Hashable {
    /// One link of the chain, from the item outwards.
    public struct Step: Sendable, Hashable {
        /// The step as an equation: `third.height = view.height / 3`.
        public var text: String
        /// The index of the constraint; nil for a step that results from a guide or an alignment rectangle.
        public var constraint: Int?
        /// The place of the constraint in the source; nil if it has none.
        public var location: SourceLocation?

        /// Creates a step of the chain.
        public init(text: String, constraint: Int? = nil, location: SourceLocation? = nil) {
            self.text = text
            self.constraint = constraint
            self.location = location
        }
    }

    /// The number of the frame that is explained.
    public var number: FrameNumber
    /// The value in points; nil if nothing determines it.
    public var value: Double?
    /// The arithmetic on one line: `button.top = third.bottom = view.top 0 + 600 / 3 = 200`.
    public var line: String
    /// The steps, closest to the item first.
    public var steps: [Step]

    /// Creates the arithmetic of a number.
    public init(number: FrameNumber, value: Double?, line: String, steps: [Step]) {
        self.number = number
        self.value = value
        self.line = line
        self.steps = steps
    }
}
