/// Numbers of views and of scroll views' contents that a layout leaves open together, with constraints that would determine them.
package struct LayoutOpening: Sendable, Hashable {
    /// An open number of a view, or of a scroll view's content.
    package struct Number: Sendable, Hashable {
        /// The index among the layout's items.
        package var item: Int
        /// Which of the four numbers it is.
        package var number: FrameNumber
        /// The least and the greatest value, in the superview's coordinates; infinite where nothing limits it.
        package var range: ClosedRange<Double>

        /// Creates an open number.
        package init(item: Int, number: FrameNumber, range: ClosedRange<Double>) {
            self.item = item
            self.number = number
            self.range = range
        }
    }

    /// A kind of constraint: one on an attribute of an item.
    package struct Kind: Sendable, Hashable {
        /// The index among the layout's items.
        package var item: Int
        /// The attribute to constrain.
        package var attribute: LayoutAttribute

        /// Creates a constraint on an attribute of an item.
        package init(item: Int, attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// A priority of a view's content that determines all of the numbers.
    package struct ContentPriority: Sendable, Hashable {
        /// The index among the layout's items.
        package var item: Int
        /// The axis of the content's length.
        package var axis: LayoutAxis
        /// Whether it is that of hugging, and not that of compression resistance.
        package var isHugging: Bool
        /// The priority, higher than it is.
        package var priority: Double

        /// Creates a priority of an item's content along an axis.
        package init(item: Int, axis: LayoutAxis, isHugging: Bool, priority: Double) {
            self.item = item
            self.axis = axis
            self.isHugging = isHugging
            self.priority = priority
        }
    }

    /// The numbers, in drawing order.
    package var numbers: [Number]
    /// The kinds of constraint that determine all of the numbers: each member is enough. All have the least possible
    /// number of constraints. Empty if there are too many numbers to find out.
    package var remedies: [[Kind]]
    /// The priorities of contents each of which determines all of the numbers, where several contents share a length.
    package var contentPriorities: [ContentPriority] = []
    /// Whether there are more remedies than those listed, which weren't tried.
    package var hasMoreRemedies = false

    /// Creates an opening with the kinds of constraint that would determine it.
    package init(numbers: [Number], remedies: [[Kind]], hasMoreRemedies: Bool = false) {
        self.numbers = numbers
        self.remedies = remedies
        self.hasMoreRemedies = hasMoreRemedies
    }
}
