import Engine
import Solver

/// Parses a constraint written as an equation: `item.attribute (== | <= | >=) [number *] item.attribute [*
/// number | / number] [± number] [@priority]`.
///
/// The right side may be any sum of products with at most one item. Spaces are optional. An id can have any
/// characters: of the known ids that fit, the longest one is used. So with views `b` and `b-8`, `b-8.top` is
/// the top of `b-8`, and `b.top-8` is 8 above the top of `b`, since an attribute ends at an operator. An
/// unknown id extends to the first dot that is followed by an attribute.
package struct EquationParser {
    /// The maximum length of a constraint in bytes; searching for ids takes time proportional to length ×
    /// dots.
    static let longest = 4096

    /// An equation with the numbers of its items.
    struct Result {
        var syntax: EquationSyntax
        /// The number of the first item; nil if the id is unknown or the item is a guide of the root.
        var firstItem: Int?
        var secondItem: Int?
    }

    var scanner: EquationScanner

    /// Parses an equation, given the known ids.
    ///
    /// - Complexity: O(length × number of dots).
    ///
    /// - Throws: `EquationError` with the position of the first error.
    package static func parse(
        _ text: String, isKnown: (String) -> Bool
    ) throws(EquationError) -> EquationSyntax {
        try parse(text, idsBreakWords: true) { isKnown($0) ? 0 : nil }.syntax
    }

    /// Parses an equation, given a function that looks up ids.
    ///
    /// - Parameters:
    ///   - idsBreakWords: Whether ids may contain characters that end a token, such as spaces.
    ///   - find: Returns the number of a known id.
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
        let sum = try parseRight(of: first, find: find)
        if sum.operand != nil { offsets.second = sum.operandOffset }
        if scanner.isAtRelation { throw scanner.error(.secondRelation) }
        offsets.priority = scanner.offset
        let priority = try parsePriority()
        guard scanner.isAtEnd else {
            throw unexpectedText(after: sum, from: offsets.relation + 2, find: find)
        }
        let syntax = EquationSyntax(
            first.syntax, relation, sum.operand?.syntax, multiplier: sum.multiplier, constant: sum.constant,
            priority: priority, offsets: offsets)
        return Result(syntax: syntax, firstItem: first.item, secondItem: sum.operand?.item)
    }

    /// Returns what is wrong with text after a complete constraint: an item may follow a number.
    private func unexpectedText(after sum: Sum, from start: Int, find: (String) -> Int?) -> EquationError {
        var ahead = scanner
        guard sum.operand == nil, let operand = try? ahead.takeOperand(find: find) else {
            return scanner.unexpectedText
        }
        let number = scanner.written(from: start)
        return scanner.error(.missingOperator(number: number, operand: operand.syntax.description))
    }

    private mutating func parseLeft(find: (String) -> Int?) throws(EquationError) -> ScannedOperand {
        let start = scanner.offset
        guard let first = try scanner.takeOperand(find: find) else {
            let isArithmetic =
                try scanner.takeNumber() != nil || scanner.skip(ascii: "-") || scanner.skip(ascii: "(")
            throw EquationError(
                isArithmetic ? .arithmeticOnTheLeft : .expectedItem(found: scanner.nextName), at: start)
        }
        if scanner.isAtArithmetic { throw scanner.error(.arithmeticOnTheLeft) }
        return first
    }

    /// Parses the right side; where an item lacks its attribute, the advice is the one of the left side.
    private mutating func parseRight(
        of left: ScannedOperand, find: (String) -> Int?
    ) throws(EquationError) -> Sum {
        do {
            return try parseSum(find: find)
        } catch {
            let attribute = left.syntax.attribute
            switch error.kind {
            case .missingAttribute(let item, nil):
                throw EquationError(.missingAttribute(item: item, attribute: attribute), at: error.offset)
            case .expectedOperand(let found, nil):
                throw EquationError(.expectedOperand(found: found, attribute: attribute), at: error.offset)
            default: throw error
            }
        }
    }

    private mutating func parseRelation() throws(EquationError) -> LayoutRelation {
        let start = scanner.offset
        if let relation = scanner.takeRelation() {
            guard scanner.isAtRelation else { return relation }
            // `===` and `<==` aren't relations that a reader would recognize.
            guard let text = scanner.relation(from: start) else { throw scanner.error(.secondRelation) }
            throw EquationError(.unknownRelation(text, suggestion: relation.symbol), at: start)
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
        guard scanner.skip(ascii: "@") else { return 1000 }
        let start = scanner.offset
        let isNegative = scanner.skip(ascii: "-")
        guard let magnitude = try scanner.takeNumber() else {
            let word = scanner.word
            let number = PriorityWord.number(of: word)
            throw EquationError(number.map { .priorityWord(word, $0) } ?? .expectedPriority, at: start)
        }
        let priority = isNegative ? -magnitude : magnitude
        guard LayoutPriority(Float(priority)).isValid, priority <= 1000 else {
            throw EquationError(.priorityOutOfRange(priority), at: start)
        }
        return priority
    }
}
