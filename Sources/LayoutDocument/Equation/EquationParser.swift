import Engine

/// Reads a constraint in words:
/// `item.attribute (== | <= | >=) [number *] item.attribute [* number | / number] [± number] [@priority]`.
///
/// The right side may be any sum of products with at most one item in it. Spaces are optional. An id can have any
/// characters: of the known ids that fit a place, the longest is meant. So with views `b` and `b-8`, `b-8.top` is the
/// top of `b-8`, and `b.top-8` is 8 above the top of `b`, since an attribute ends at an operator. An id that isn't
/// known is read up to the first dot that an attribute follows.
public struct EquationParser {
    /// The longest constraint in bytes; looking for ids takes time in proportion to length times dots.
    static let longest = 4096

    var scanner: EquationScanner

    /// Reads an equation, told which ids there are.
    ///
    /// - Complexity: O(length × number of dots).
    public static func parse(
        _ text: String, isKnown: (String) -> Bool
    ) throws(EquationError) -> EquationSyntax {
        guard text.utf8.count <= longest else { throw EquationError(.tooLong(limit: longest), at: 0) }
        var parser = EquationParser(scanner: EquationScanner(text))
        return try parser.parse(isKnown: isKnown)
    }

    private mutating func parse(isKnown: (String) -> Bool) throws(EquationError) -> EquationSyntax {
        var offsets = EquationSyntax.Offsets()
        offsets.first = scanner.offset
        let first = try parseLeft(isKnown: isKnown)
        offsets.relation = scanner.offset
        let relation = try parseRelation()
        offsets.second = scanner.offset
        let sum = try parseSum(isKnown: isKnown)
        if sum.operand != nil { offsets.second = sum.operandOffset }
        if scanner.isAtRelation { throw scanner.error(.secondRelation) }
        offsets.priority = scanner.offset
        let priority = try parsePriority()
        guard scanner.isAtEnd else { throw scanner.error(.unexpectedText(scanner.nextName)) }
        return EquationSyntax(
            first, relation, sum.operand, multiplier: sum.multiplier, constant: sum.constant,
            priority: priority, offsets: offsets)
    }

    private mutating func parseLeft(isKnown: (String) -> Bool) throws(EquationError) -> EquationSyntax.Operand
    {
        let start = scanner.offset
        guard let first = try scanner.takeOperand(isKnown: isKnown) else {
            let isArithmetic = try scanner.takeNumber() != nil || scanner.skip("-") || scanner.skip("(")
            throw EquationError(
                isArithmetic ? .arithmeticOnTheLeft : .expectedItem(found: scanner.nextName), at: start)
        }
        if scanner.isAtArithmetic { throw scanner.error(.arithmeticOnTheLeft) }
        return first
    }

    private mutating func parseRelation() throws(EquationError) -> LayoutRelation {
        let start = scanner.offset
        for relation in [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        where scanner.skip(relation.symbol) {
            // `=== ` and `<==` are not relations that a reader would know.
            guard !scanner.isAtRelation else { throw scanner.error(.secondRelation) }
            return relation
        }
        for (text, meant) in Self.misspeltRelations where scanner.skip(text) {
            throw EquationError(.unknownRelation(text, suggestion: meant), at: start)
        }
        throw scanner.error(.missingRelation(found: scanner.nextName))
    }

    private static let misspeltRelations = [
        ("=<", "<="), ("=>", ">="), ("≤", "<="), ("≥", ">="), ("!=", "=="), ("≠", "=="), ("=", "=="),
        ("<", "<="), (">", ">="),
    ]

    private mutating func parsePriority() throws(EquationError) -> Double {
        guard scanner.skip("@") else { return 1000 }
        let start = scanner.offset
        let isNegative = scanner.skip("-")
        guard let magnitude = try scanner.takeNumber() else {
            throw EquationError(.expectedPriority, at: start)
        }
        let priority = isNegative ? -magnitude : magnitude
        guard LayoutPriority(Float(priority)).isValid, priority <= 1000 else {
            throw EquationError(.priorityOutOfRange(priority), at: start)
        }
        return priority
    }
}
