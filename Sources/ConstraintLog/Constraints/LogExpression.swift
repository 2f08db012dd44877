/// One side of a constraint: attributes times numbers, and a number.
package struct LogExpression: Sendable, Hashable {
    /// An attribute times a number.
    package struct Term: Sendable, Hashable {
        /// The factor as printed, 1 if none is.
        package var coefficient: Double
        /// The view or guide the attribute belongs to.
        package var item: LogItem
        /// The edge, center, size or baseline of the item.
        package var attribute: LogAttribute

        /// Creates a term from a coefficient and an attribute of an item.
        package init(_ coefficient: Double = 1, _ item: LogItem, _ attribute: LogAttribute) {
            self.coefficient = coefficient
            self.item = item
            self.attribute = attribute
        }
    }

    /// The terms in the order printed; empty for a constant.
    package var terms: [Term]
    /// The constant in points.
    package var constant: Double
    /// The possible error of the printed constant: descriptions have six digits.
    package var rounding: Double

    /// Creates the sum of terms and a number.
    package init(terms: [Term] = [], constant: Double = 0, rounding: Double = 0) {
        self.terms = terms
        self.constant = constant
        self.rounding = rounding
    }

    /// Adds another expression, multiplied by a factor.
    mutating func add(_ other: LogExpression, times factor: Double) {
        for var term in other.terms {
            term.coefficient *= factor
            terms.append(term)
        }
        constant += other.constant * factor
        rounding += abs(other.rounding * factor)
    }
}
