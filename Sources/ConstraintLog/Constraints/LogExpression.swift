/// One side of a constraint: attributes times numbers, and a number.
public struct LogExpression: Sendable, Hashable {
    /// An attribute times a number.
    public struct Term: Sendable, Hashable {
        public var coefficient: Double
        public var item: LogItem
        public var attribute: LogAttribute

        public init(_ coefficient: Double = 1, _ item: LogItem, _ attribute: LogAttribute) {
            self.coefficient = coefficient
            self.item = item
            self.attribute = attribute
        }
    }

    public var terms: [Term]
    /// In points.
    public var constant: Double
    /// By how much the number, as printed, may be off: descriptions have six digits.
    public var rounding: Double

    /// The sum of terms and a number.
    public init(terms: [Term] = [], constant: Double = 0, rounding: Double = 0) {
        self.terms = terms
        self.constant = constant
        self.rounding = rounding
    }

    /// Adds another one, times a number.
    mutating func add(_ other: LogExpression, times factor: Double) {
        for var term in other.terms {
            term.coefficient *= factor
            terms.append(term)
        }
        constant += other.constant * factor
        rounding += abs(other.rounding * factor)
    }
}
