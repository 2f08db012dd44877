import Findings
import LayoutValues

/// A number of a frame as arithmetic that a reader can follow.
package struct NumberArithmetic: Sendable, Hashable {
    /// One link of the chain, from the item outwards.
    package struct Step: Sendable, Hashable {
        /// The step as an equation: `third.height = view.height / 3`.
        package var text: String
        /// The index of the constraint; nil for a step that results from a guide or an alignment rectangle.
        package var constraint: Int?
        /// The place of the constraint in the source; nil if it has none.
        package var location: SourceLocation?

        /// Creates a step of the chain.
        package init(text: String, constraint: Int? = nil, location: SourceLocation? = nil) {
            self.text = text
            self.constraint = constraint
            self.location = location
        }
    }

    /// The maximum number of steps that are shown where nobody asked for all.
    package static let mostSteps = 12

    /// The number of the frame that is explained.
    package var number: FrameNumber
    /// The value in points; nil if nothing determines it.
    package var value: Double?
    /// The arithmetic on one line: `button.top = third.bottom = view.top 0 + 600 / 3 = 200`.
    package var line: String
    /// The steps, closest to the item first.
    package var steps: [Step]

    /// Creates the arithmetic of a number.
    package init(number: FrameNumber, value: Double?, line: String, steps: [Step]) {
        self.number = number
        self.value = value
        self.line = line
        self.steps = steps
    }
}
