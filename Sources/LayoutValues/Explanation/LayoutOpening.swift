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

    /// The numbers, in drawing order.
    package var numbers: [Number]
    /// The kinds of constraint that determine all of the numbers: each member is enough. All have the least possible
    /// number of constraints. Empty if there are too many numbers to find out.
    package var remedies: [[Kind]]
    /// Whether there are more remedies than those listed, which weren't tried.
    package var hasMoreRemedies = false

    /// Creates an opening with the kinds of constraint that would determine it.
    package init(numbers: [Number], remedies: [[Kind]], hasMoreRemedies: Bool = false) {
        self.numbers = numbers
        self.remedies = remedies
        self.hasMoreRemedies = hasMoreRemedies
    }
}
