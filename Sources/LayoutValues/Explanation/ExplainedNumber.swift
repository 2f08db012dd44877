/// A number of a frame, written as the sum of what determines it.
package struct ExplainedNumber: Sendable, Hashable {
    /// A part of the sum.
    package struct Term: Sendable, Hashable {
        /// Where the constant comes from.
        package enum Origin: Sendable, Hashable {
            /// A constraint, by its index among the layout's; its constant includes what margins, safe areas
            /// and baselines add to it.
            case constraint(Int)
            /// A number of an item's alignment rectangle, by the item's index among the layout's, with a sum of its own.
            case number(FrameNumber, item: Int)
            /// The distance from a view's frame to its alignment rectangle.
            case alignmentRect
            /// The distance from the owning view's edge to one of UIKit's guides.
            case guideInset
        }

        /// The origin of the constant.
        package var origin: Origin
        /// The increase of the number when the origin's constant grows by 1.
        package var coefficient: Double
        /// The constant in points.
        package var constant: Double

        /// Creates a product of a coefficient and a constant.
        package init(origin: Origin, coefficient: Double, constant: Double) {
            self.origin = origin
            self.coefficient = coefficient
            self.constant = constant
        }
    }

    /// The value in points, in the superview's or owning view's coordinates, not rounded to pixels.
    package var value: Double
    /// The terms, whose sum is the value.
    package var terms: [Term]

    /// Creates a number and its terms.
    package init(value: Double, terms: [Term]) {
        self.value = value
        self.terms = terms
    }
}
