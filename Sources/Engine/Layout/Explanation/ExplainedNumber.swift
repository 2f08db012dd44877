/// A number of a frame as the sum of what decides it.
public struct ExplainedNumber: Sendable, Hashable {
    /// A part of the sum.
    public struct Term: Sendable, Hashable {
        /// Where the constant comes from.
        public enum Origin: Sendable, Hashable {
            /// A constraint, by its index among the layout's; the constant is its own with what margins, safe areas and
            /// baselines add to it.
            case constraint(Int)
            /// How far a view's alignment rectangle lies inside its frame.
            case alignmentRect
            /// How far one of UIKit's guides lies inside its owning view.
            case guideInset
        }

        public var origin: Origin
        public var coefficient: Double
        /// In points.
        public var constant: Double

        /// A product of a coefficient and a constant.
        public init(origin: Origin, coefficient: Double, constant: Double) {
            self.origin = origin
            self.coefficient = coefficient
            self.constant = constant
        }
    }

    /// In points, in the superview's or owning view's coordinates, not rounded to pixels.
    public var value: Double
    /// Their sum is the value.
    public var terms: [Term]

    /// A number and its parts.
    public init(value: Double, terms: [Term]) {
        self.value = value
        self.terms = terms
    }
}
