import Engine

/// What is wrong with a constraint in words, and where.
public struct EquationError: Error, Sendable, Hashable {
    /// What can be wrong with a constraint in words.
    public enum Kind: Sendable, Hashable {
        case tooLong(limit: Int)
        case expectedItem(found: String)
        case expectedOperand(found: String)
        case missingAttribute(item: String)
        case unknownAttribute(String, suggestion: String?)
        case missingRelation(found: String)
        case unknownRelation(String, suggestion: String)
        case secondRelation
        case arithmeticOnTheLeft
        case malformedNumber(String)
        case secondItem
        case divisionByItem
        case percentageOfNothing
        case divisionByZero
        case zeroMultiplier
        case multiplierOutOfRange(Double)
        case constantOutOfRange(Double)
        case notFinite
        case expectedPriority
        case priorityOutOfRange(Double)
        case unexpectedText(String)
    }

    public var kind: Kind
    /// In bytes of the equation's UTF-8, from 0.
    public var offset: Int

    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}
