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

    /// An equation with the numbers of the items it speaks of.
    struct Result {
        var syntax: EquationSyntax
        /// Nil where the id isn't known or the item is a guide of the root.
        var firstItem: Int?
        var secondItem: Int?
    }

    var scanner: EquationScanner

    /// Reads an equation, told which ids there are.
    ///
    /// - Complexity: O(length × number of dots).
    public static func parse(
        _ text: String, isKnown: (String) -> Bool
    ) throws(EquationError) -> EquationSyntax {
        try parse(text, idsBreakWords: true) { isKnown($0) ? 0 : nil }.syntax
    }

    /// Reads an equation, told how to find an id.
    ///
    /// - Parameters:
    ///   - idsBreakWords: whether an id may have characters in it that end a word, such as a space.
    ///   - find: gives the number of a known id.
    static func parse(
        _ text: String, idsBreakWords: Bool, find: (String) -> Int?
    ) throws(EquationError) -> Result {
        guard text.utf8.count <= longest else { throw EquationError(.tooLong(limit: longest), at: 0) }
        var parser = EquationParser(scanner: EquationScanner(text, idsBreakWords: idsBreakWords))
        return try parser.parse(find: find)
    }

    private mutating func parse(find: (String) -> Int?) throws(EquationError) -> Result {
        var offsets = EquationSyntax.Offsets()
        offsets.first = scanner.offset
        let first = try parseLeft(find: find)
        offsets.relation = scanner.offset
        let relation = try parseRelation()
        offsets.second = scanner.offset
        let sum = try parseSum(find: find)
        if sum.operand != nil { offsets.second = sum.operandOffset }
        if scanner.isAtRelation { throw scanner.error(.secondRelation) }
        offsets.priority = scanner.offset
        let priority = try parsePriority()
        guard scanner.isAtEnd else { throw scanner.error(.unexpectedText(scanner.nextName)) }
        let syntax = EquationSyntax(
            first.syntax, relation, sum.operand?.syntax, multiplier: sum.multiplier, constant: sum.constant,
            priority: priority, offsets: offsets)
        return Result(syntax: syntax, firstItem: first.item, secondItem: sum.operand?.item)
    }

    private mutating func parseLeft(find: (String) -> Int?) throws(EquationError) -> ScannedOperand {
        let start = scanner.offset
        guard let first = try scanner.takeOperand(find: find) else {
            let isArithmetic = try scanner.takeNumber() != nil || scanner.skip("-") || scanner.skip("(")
            throw EquationError(
                isArithmetic ? .arithmeticOnTheLeft : .expectedItem(found: scanner.nextName), at: start)
        }
        if scanner.isAtArithmetic { throw scanner.error(.arithmeticOnTheLeft) }
        return first
    }

    private mutating func parseRelation() throws(EquationError) -> LayoutRelation {
        let start = scanner.offset
        for relation in Self.relations where scanner.skip(relation.symbol) {
            // `=== ` and `<==` are not relations that a reader would know.
            guard !scanner.isAtRelation else { throw scanner.error(.secondRelation) }
            return relation
        }
        for (text, meant) in Self.misspeltRelations where scanner.skip(text) {
            throw EquationError(.unknownRelation(text, suggestion: meant), at: start)
        }
        throw scanner.error(.missingRelation(found: scanner.nextName))
    }

    private static let relations = [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]

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
