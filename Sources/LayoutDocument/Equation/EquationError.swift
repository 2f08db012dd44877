import Engine

/// A problem with a constraint written as an equation, and its position.
package struct EquationError: Error, Sendable, Hashable {
    /// The kinds of problem with an equation.
    package enum Kind: Sendable, Hashable {
        /// The text exceeds the limit on its length.
        case tooLong(limit: Int)
        /// The left side doesn't begin with an item.
        case expectedItem(found: String)
        /// The right side doesn't begin with a number or an item, with the left side's attribute.
        case expectedOperand(found: String, attribute: LayoutAttribute?)
        /// The right side ends with an operator.
        case trailingOperator(String)
        /// An item follows a number without an operator between them.
        case missingOperator(number: String, operand: String)
        /// An item has no attribute, with the attribute that it probably should have.
        case missingAttribute(item: String, attribute: LayoutAttribute?)
        /// An attribute stands without its item.
        case attributeWithoutItem(LayoutAttribute)
        /// A word is neither a number nor an item.
        case unknownWord(String)
        /// The attribute is unknown, with what was probably meant.
        case unknownAttribute(String, advice: AttributeAdvice?)
        /// There is no relation after the left side.
        case missingRelation(found: String)
        /// The relation is unknown, with the one probably meant.
        case unknownRelation(String, suggestion: String)
        /// There is a second relation.
        case secondRelation
        /// The left side isn't only an item's attribute.
        case arithmeticOnTheLeft
        /// A text that looks like a number isn't one.
        case malformedNumber(String)
        /// The right side has more than one item.
        case secondItem
        /// Something is divided by an item's attribute.
        case divisionByItem
        /// A percentage isn't multiplied by an item's attribute.
        case percentageOfNothing
        /// Something is divided by 0.
        case divisionByZero
        /// The multiplier is 0.
        case zeroMultiplier
        /// The multiplier is out of range.
        case multiplierOutOfRange(Double)
        /// The constant is out of range.
        case constantOutOfRange(Double)
        /// Intermediate results are out of range.
        case notFinite
        /// There is no number after `@`.
        case expectedPriority
        /// A priority is written as a word, with its number.
        case priorityWord(String, Double)
        /// The priority isn't greater than 0 and at most 1000.
        case priorityOutOfRange(Double)
        /// The priority follows a comma, or its name.
        case misplacedPriority
        /// A second constraint follows in the same text, after a comma or a semicolon.
        case secondConstraint
        /// A number has a comma instead of a decimal point.
        case decimalComma(String)
        /// There is text after the constraint.
        case unexpectedText(String)
    }

    /// What is wrong.
    package var kind: Kind
    /// The position in bytes of the equation's UTF-8, from 0.
    package var offset: Int

    /// Creates an error at an offset in bytes.
    package init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
