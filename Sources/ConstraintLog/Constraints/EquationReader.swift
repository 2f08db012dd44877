import LayoutValues
import Solver

/// Reads a constraint printed as an equation: `a.width == 0.5*b.width + 8`.
struct EquationReader {
    /// The contents of an equation.
    struct Equation {
        var left: LogExpression
        var relation: LayoutRelation
        var right: LogExpression
        var priority: Double?
    }

    private let reader: ItemReader
    private var cursor: TextCursor
    private var depth = 0
    private static let deepest = 8

    private init(_ text: ArraySlice<UInt8>, names: NameTable) {
        reader = ItemReader(names: names)
        cursor = TextCursor(text)
    }

    /// Reads an equation; nil if the text isn't one.
    static func read(_ text: ArraySlice<UInt8>, names: NameTable) -> Equation? {
        var reader = EquationReader(text, names: names)
        return reader.equation()
    }

    private mutating func equation() -> Equation? {
        guard let left = expression(), !left.terms.isEmpty else { return nil }
        cursor.skipSpaces()
        guard let relation = cursor.takeRelation() else { return nil }
        cursor.skipSpaces()
        var equation = Equation(left: left, relation: relation, right: LogExpression())
        skipIdleMultiplier()
        // After some relations, the system prints nothing for 0.
        if !cursor.isAtEnd, !isAtPriority {
            guard let right = expression() else { return nil }
            equation.right = right
        }
        guard let priority = DescriptionSuffix.priority(&cursor) else { return nil }
        equation.priority = priority.value
        cursor.skipSpaces()
        return cursor.isAtEnd ? equation : nil
    }

    /// Skips a multiplier without anything to multiply, which SnapKit before 1.0 prints before a constant: `== * 2.0 100.0`.
    private mutating func skipIdleMultiplier() {
        let start = cursor.index
        guard cursor.take("*") else { return }
        cursor.skipSpaces()
        guard cursor.takeNumber() != nil else {
            cursor.index = start
            return
        }
        cursor.skipSpaces()
    }

    private var isAtPriority: Bool {
        cursor.next == UInt8(ascii: "@") || cursor.next == UInt8(ascii: "^")
            || cursor.rest.matches("priority:", at: cursor.index)
    }

    /// Reads terms and numbers with signs between them.
    private mutating func expression() -> LogExpression? {
        var sum = LogExpression()
        var factor = 1.0
        var isFirst = true
        while true {
            cursor.skipSpaces()
            if cursor.isAtEnd || isAtPriority || cursor.next == UInt8(ascii: ")") {
                return isFirst ? nil : sum
            }
            if isRelation { return isFirst ? nil : sum }
            if let sign = cursor.next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                factor = sign == UInt8(ascii: "-") ? -1 : 1
                cursor.index += 1
                cursor.skipSpaces()
            }
            guard let part = product() else { return nil }
            sum.add(part, times: factor)
            factor = 1
            isFirst = false
        }
    }

    private var isRelation: Bool {
        var copy = cursor
        return copy.takeRelation() != nil
    }

    /// Reads a number, an operand, or one of these multiplied or divided by numbers.
    private mutating func product() -> LogExpression? {
        guard var result = factor() else { return nil }
        while true {
            let start = cursor.index
            cursor.skipSpaces()
            if cursor.take("*") {
                cursor.skipSpaces()
                guard let other = factor() else { return nil }
                guard let product = Self.product(result, other) else { return nil }
                result = product
            } else if cursor.take("/") {
                cursor.skipSpaces()
                guard let divisor = cursor.takeNumber(), divisor.value != 0 else { return nil }
                var quotient = LogExpression()
                quotient.add(result, times: 1 / divisor.value)
                result = quotient
            } else {
                cursor.index = start
                return result
            }
        }
    }

    /// The largest length that a truncated multiplier can apply to; screens aren't longer.
    private static let longestLength = 1_000.0

    private static func product(_ first: LogExpression, _ second: LogExpression) -> LogExpression? {
        let (number, other) = first.terms.isEmpty ? (first, second) : (second, first)
        guard number.terms.isEmpty else { return nil }
        var result = LogExpression()
        result.add(other, times: number.constant)
        if !other.terms.isEmpty { result.rounding += number.rounding * longestLength }
        return result
    }

    private mutating func factor() -> LogExpression? {
        if cursor.next == UInt8(ascii: "("), depth < Self.deepest {
            let start = cursor.index
            cursor.index += 1
            depth += 1
            let inner = expression()
            depth -= 1
            cursor.skipSpaces()
            if let inner, cursor.take(")") { return inner }
            cursor.index = start
        }
        return symbolicSpace() ?? number() ?? operand()
    }

    /// Reads `NSSpace(8)`, the standard distance with its value.
    private mutating func symbolicSpace() -> LogExpression? {
        guard let space = DescriptionSuffix.symbolicSpace(&cursor) else { return nil }
        return LogExpression(constant: space.value, rounding: space.rounding)
    }

    private mutating func number() -> LogExpression? {
        let start = cursor.index
        guard let number = cursor.takeNumber() else { return nil }
        let end = cursor.index
        cursor.skipSpaces()
        let follower = cursor.next
        cursor.index = end
        // A name can begin with a digit.
        if let follower, !"*/+-@^)<>=p".utf8.contains(follower),
            !cursor.rest.matches(" ", at: end) || follower.isLetter
        {
            cursor.index = start
            return nil
        }
        return LogExpression(constant: number.value, rounding: number.rounding)
    }

    /// Reads an item and its attribute. The name of an item can contain anything, so it ends at the first attribute
    /// after which an equation can continue.
    private mutating func operand() -> LogExpression? {
        var dot = cursor.index
        while let found = cursor.rest[max(dot, cursor.index)...].firstIndex(of: UInt8(ascii: ".")) {
            let start = found + 1
            if let end = LogAttribute.end(in: cursor.text, at: start), canFollowAttribute(at: end),
                let attribute = LogAttribute(word: cursor.text[start..<end].string),
                let item = reader.item(cursor.text[cursor.index..<found])
            {
                cursor.index = end
                return LogExpression(terms: [.init(1, item, attribute)])
            }
            dot = start
        }
        return nil
    }

    private func canFollowAttribute(at index: Int) -> Bool {
        let next = cursor.text.skippingSpaces(from: index)
        guard next < cursor.text.endIndex else { return true }
        if "+-*/=<>@^)".utf8.contains(cursor.text[next]) { return true }
        return cursor.text.matches("NS", at: next) || cursor.text.matches("priority", at: next)
            || cursor.text.matches("\u{2264}", at: next) || cursor.text.matches("\u{2265}", at: next)
    }
}
