import LayoutValues
import Solver

/// Reads a constraint printed in visual format: `H:|-(8)-[UILabel:0x…](LTR)`.
struct VisualFormatReader {
    private struct Predicate {
        var relation = LayoutRelation.equal
        var number: PrintedNumber
        /// The item with the same length, if the length isn't a number.
        var item: LogItem?
        var priority: Double?
    }

    /// A part of the chain between two distances: an item, or an edge of the superview.
    private struct Stop {
        var item: LogItem
        var isEdge: Bool
        var size: Predicate?
    }

    private let axis: LayoutAxis
    private let reader: ItemReader
    private var cursor: TextCursor

    private init(_ text: ArraySlice<UInt8>, names: NameTable, axis: LayoutAxis) {
        self.axis = axis
        reader = ItemReader(names: names)
        cursor = TextCursor(text)
    }

    /// Returns the constraint and direction of a description in visual format; nil if the text isn't one.
    static func read(
        _ text: ArraySlice<UInt8>, names: NameTable
    ) -> (equation: EquationReader.Equation, direction: LogConstraint.Direction?)? {
        var start = text.startIndex
        var axis = LayoutAxis.horizontal
        if text.matches("V:", at: start) || text.matches("H:", at: start) {
            axis = text[start] == UInt8(ascii: "V") ? .vertical : .horizontal
            start += 2
        }
        var reader = VisualFormatReader(text[start...], names: names, axis: axis)
        return reader.chain()
    }

    private mutating func chain() -> (EquationReader.Equation, LogConstraint.Direction?)? {
        guard let first = stop() else { return nil }
        var result: EquationReader.Equation?
        if let gap = self.gap(), let second = stop() {
            result = distance(gap, from: first, to: second)
        } else if let size = first.size {
            result = length(size, of: first.item)
        }
        guard var result else { return nil }
        let direction = self.direction()
        guard let priority = DescriptionSuffix.priority(&cursor) else { return nil }
        if let value = priority.value { result.priority = value }
        cursor.skipSpaces()
        guard cursor.isAtEnd else { return nil }
        switch direction {
        case .leftToRight?: result = physical(result, leading: .left, trailing: .right)
        case .rightToLeft?: result = physical(result, leading: .right, trailing: .left)
        case nil: break
        }
        return (result, direction)
    }

    /// Reads the direction of a horizontal format that ends with `(LTR)` or `(RTL)`.
    private mutating func direction() -> LogConstraint.Direction? {
        cursor.skipSpaces()
        if cursor.take("(LTR)") { return .leftToRight }
        return cursor.take("(RTL)") ? .rightToLeft : nil
    }

    private mutating func stop() -> Stop? {
        cursor.skipSpaces()
        if cursor.take("|") { return reader.names.edge.map { Stop(item: $0, isEdge: true) } }
        guard cursor.take("["), let end = bracketEnd() else { return nil }
        let words = cursor.text[cursor.index..<end]
        cursor.index = end + 1
        let (name, size) = sized(words)
        return reader.item(name).map { Stop(item: $0, isEdge: false, size: size) }
    }

    /// Returns the index of the closing bracket: after the text in quotes if the item shows some.
    private func bracketEnd() -> Int? {
        var index = cursor.index
        while index < cursor.text.endIndex {
            let byte = cursor.text[index]
            if byte == UInt8(ascii: "'"), let end = QuotedText.end(in: cursor.text, from: index) {
                index = end
                continue
            }
            if byte == UInt8(ascii: "]"), canFollowBracket(at: index + 1) { return index }
            index += 1
        }
        return nil
    }

    private func canFollowBracket(at index: Int) -> Bool {
        let next = cursor.text.skippingSpaces(from: index)
        guard next < cursor.text.endIndex else { return true }
        return "-|[(@^p".utf8.contains(cursor.text[next])
    }

    /// Splits `name(>=100)` into the words for the item and the predicate for its length.
    private func sized(_ words: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Predicate?) {
        guard words.last == UInt8(ascii: ")") else { return (words, nil) }
        var depth = 0
        for index in words.indices.reversed() {
            if words[index] == UInt8(ascii: ")") { depth += 1 }
            if words[index] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 {
                guard let size = predicate(words[(index + 1)..<(words.endIndex - 1)]) else { break }
                return (words[words.startIndex..<index], size)
            }
        }
        return (words, nil)
    }

    private func predicate(_ words: ArraySlice<UInt8>) -> Predicate? {
        var inner = TextCursor(words)
        inner.skipSpaces()
        let relation = inner.takeRelation() ?? .equal
        inner.skipSpaces()
        var result: Predicate
        if let number = DescriptionSuffix.symbolicSpace(&inner) ?? inner.takeNumber() {
            result = Predicate(relation: relation, number: number)
        } else {
            let end = inner.rest.lastIndex(of: "@") ?? inner.text.endIndex
            guard let item = reader.item(inner.text[inner.index..<end]), item.address != nil else {
                return nil
            }
            inner.index = end
            result = Predicate(relation: relation, number: PrintedNumber(0), item: item)
        }
        guard let priority = DescriptionSuffix.priority(&inner) else { return nil }
        result.priority = priority.value
        inner.skipSpaces()
        return inner.isAtEnd ? result : nil
    }

    /// Reads `-(8)-`, `-8-`, `-` for the standard distance, or nothing for no distance.
    private mutating func gap() -> Predicate? {
        cursor.skipSpaces()
        guard cursor.take("-") else {
            return cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "|")
                ? Predicate(number: PrintedNumber(0)) : nil
        }
        cursor.skipSpaces()
        if cursor.next == UInt8(ascii: "[") || cursor.next == UInt8(ascii: "|") {
            return Predicate(number: PrintedNumber(Self.standardDistance))
        }
        guard let end = gapEnd() else { return nil }
        let words = cursor.text[cursor.index..<end].trimmed
        cursor.index = end + 1
        let isBracketed = words.first == UInt8(ascii: "(") && words.last == UInt8(ascii: ")")
        return predicate(isBracketed ? words.dropFirst().dropLast() : words)
    }

    /// The distance between siblings if a format has a dash without a number.
    private static let standardDistance = 8.0

    /// Returns the index of the dash before the next stop.
    private func gapEnd() -> Int? {
        var index = cursor.index + 1
        while index < cursor.text.endIndex {
            if cursor.text[index] == UInt8(ascii: "-") {
                let next = cursor.text.skippingSpaces(from: index + 1)
                if cursor.text.matches("[", at: next) || cursor.text.matches("|", at: next) { return index }
            }
            index += 1
        }
        return nil
    }

    private func length(_ size: Predicate, of item: LogItem) -> EquationReader.Equation {
        let attribute: LogAttribute = axis == .horizontal ? .width : .height
        var right = LogExpression(constant: size.number.value, rounding: size.number.rounding)
        if let other = size.item { right.terms = [.init(1, other, attribute)] }
        return EquationReader.Equation(
            left: LogExpression(terms: [.init(1, item, attribute)]), relation: size.relation, right: right,
            priority: size.priority)
    }

    private func distance(_ gap: Predicate, from first: Stop, to second: Stop) -> EquationReader.Equation {
        let (start, end): (LogAttribute, LogAttribute) =
            axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        return EquationReader.Equation(
            left: LogExpression(terms: [.init(1, second.item, second.isEdge ? end : start)]),
            relation: gap.relation,
            right: LogExpression(
                terms: [.init(1, first.item, first.isEdge ? start : end)], constant: gap.number.value,
                rounding: gap.number.rounding),
            priority: gap.priority)
    }

    private func physical(
        _ equation: EquationReader.Equation, leading: LogAttribute, trailing: LogAttribute
    ) -> EquationReader.Equation {
        var result = equation
        let replace = { (attribute: LogAttribute) -> LogAttribute in
            attribute == .leading ? leading : attribute == .trailing ? trailing : attribute
        }
        for index in result.left.terms.indices {
            result.left.terms[index].attribute = replace(result.left.terms[index].attribute)
        }
        for index in result.right.terms.indices {
            result.right.terms[index].attribute = replace(result.right.terms[index].attribute)
        }
        guard leading == .right, result.left.terms.first?.attribute.isSize == false else { return result }
        // From right to left, distances are negative.
        result.right.constant.negate()
        result.relation = result.relation.reversed
        return result
    }
}
