import Engine
import Solver

/// Reads the tokens of an equation, skipping spaces before each.
struct EquationScanner {
    let bytes: [UInt8]
    /// The position of the next token, in bytes.
    private(set) var offset = 0

    /// Whether ids may contain characters that end a token.
    private let idsBreakWords: Bool

    init(_ text: String, idsBreakWords: Bool) {
        bytes = Array(text.utf8)
        self.idsBreakWords = idsBreakWords
        skipSpaces()
    }

    var isAtEnd: Bool { offset == bytes.count }
    private var byte: UInt8 { byte(at: offset) }

    func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func error(_ kind: EquationError.Kind) -> EquationError { EquationError(kind, at: offset) }

    /// The next token as shown in messages.
    var nextName: String {
        if isAtEnd { return "the end" }
        let end = max(wordEnd, offset + 1)
        let word = text(offset..<end)
        return "'\(String(String.UnicodeScalarView(word.unicodeScalars.prefix(40))))'"
    }

    /// The next characters up to a space or a character of the grammar.
    var word: String { text(offset..<wordEnd) }

    /// Returns the text from a position to the next token, without spaces around it.
    func written(from start: Int) -> String {
        let bytes = bytes[min(start, offset)..<offset].drop { $0 <= UInt8(ascii: " ") }
        let end = bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? bytes.startIndex
        return text(bytes.startIndex..<end)
    }

    /// The operator before the next token; nil if there is something else.
    var lastOperator: String? {
        let last = bytes[..<offset].last { $0 > UInt8(ascii: " ") }
        return last.flatMap { "+-*/".utf8.contains($0) ? String(UnicodeScalar($0)) : nil }
    }

    var isAtRelation: Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        case UInt8(ascii: "!"), 0xE2:
            ["≤", "≥", "≠", "!="].contains { bytes[offset...].starts(with: $0.utf8) }
        default: false
        }
    }

    var isAtArithmetic: Bool {
        switch byte {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"): true
        default: false
        }
    }

    /// Skips a word if it comes next.
    mutating func skip(_ word: String) -> Bool {
        var end = offset
        for unit in word.utf8 {
            guard end < bytes.count, bytes[end] == unit else { return false }
            end += 1
        }
        move(to: end)
        return true
    }

    /// Skips an ASCII character if it comes next.
    mutating func skip(ascii character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
        move(to: offset + 1)
        return true
    }

    /// Reads a relation if one comes next.
    mutating func takeRelation() -> LayoutRelation? {
        guard byte(at: offset + 1) == UInt8(ascii: "=") else { return nil }
        let relation: LayoutRelation
        switch byte {
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return nil
        }
        move(to: offset + 2)
        return relation
    }

    /// What is wrong with text after a complete constraint.
    var unexpectedText: EquationError {
        let rest = bytes[offset...]
        if rest.starts(with: "priority".utf8) { return error(.misplacedPriority) }
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else {
            return error(.unexpectedText(nextName))
        }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if byte == UInt8(ascii: ","), offset > 0, digits ~= bytes[offset - 1], digits ~= byte(at: offset + 1)
        {
            var (start, end) = (offset, offset + 1)
            while start > 0, digits ~= bytes[start - 1] { start -= 1 }
            while digits ~= byte(at: end) { end += 1 }
            return error(.decimalComma("\(text(start..<offset)).\(text((offset + 1)..<end))"))
        }
        let next = rest.dropFirst().first { $0 > UInt8(ascii: " ") }
        return switch next {
        case nil: error(.unexpectedText(nextName))
        case UInt8(ascii: "@"): error(.misplacedPriority)
        default: error(.secondConstraint)
        }
    }

    private mutating func move(to end: Int) {
        offset = end
        skipSpaces()
    }

    private mutating func skipSpaces() {
        while byte == UInt8(ascii: " ") || (9...13).contains(byte) { offset += 1 }
    }

    /// Reads a number without a sign; nil if none comes next.
    mutating func takeNumber() throws(EquationError) -> Double? {
        var digits: UInt64 = 0
        var end = endOfDigits(from: offset, into: &digits)
        var count = end - offset
        var fraction = 0
        if byte(at: end) == UInt8(ascii: ".") {
            let start = end + 1
            end = endOfDigits(from: start, into: &digits)
            fraction = end - start
            count += fraction
        }
        guard count > 0 else { return nil }
        let mantissaEnd = end
        end = endOfExponent(from: end)
        if isNameByte(byte(at: end)) || byte(at: end) == UInt8(ascii: ".") {
            throw error(.malformedNumber(text(offset..<endOfName(from: end))))
        }
        let exact =
            end > mantissaEnd
            ? nil : ExactDecimal.value(digits: digits, count: count, fraction: fraction)
        let literal = offset..<end
        guard let number = exact ?? JSON5Parser.double(text(literal)) else {
            throw error(.malformedNumber(text(literal)))
        }
        guard number.isFinite else { throw error(.notFinite) }
        move(to: end)
        return number
    }

    /// Reads an item and its attribute; nil before a number or anything else.
    ///
    /// - Parameter find: Returns the number of a known id.
    mutating func takeOperand(find: (String) -> Int?) throws(EquationError) -> ScannedOperand? {
        let end = wordEnd
        if let operand = knownOperand(in: end, find: find) ?? unknownOperand(in: end) {
            move(to: operand.end)
            return operand
        }
        if end == offset || Self.isNumberOrOperator(byte) { return nil }
        throw mistake(in: text(offset..<end), find: find)
    }

    /// Returns what is wrong with a word that isn't an item and its attribute.
    private func mistake(in word: String, find: (String) -> Int?) -> EquationError {
        guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            if find(word) != nil { return error(.missingAttribute(item: word, attribute: nil)) }
            let attribute = LayoutAttribute(rawValue: word)
            return error(attribute.map { .attributeWithoutItem($0) } ?? .unknownWord(word))
        }
        let start = offset + word.utf8.distance(from: word.utf8.startIndex, to: dot) + 1
        let name = text(start..<endOfName(from: start))
        if name.isEmpty || SystemGuideKind(rawValue: name) != nil {
            return error(
                .missingAttribute(item: name.isEmpty ? String(word[..<dot]) : word, attribute: nil))
        }
        return EquationError(.unknownAttribute(name, advice: AttributeAdvice(for: name)), at: start)
    }

    /// Returns the longest known id that is followed by a dot and an attribute.
    private func knownOperand(in wordEnd: Int, find: (String) -> Int?) -> ScannedOperand? {
        var dot = idsBreakWords ? bytes.count : wordEnd
        while dot > offset {
            dot -= 1
            guard bytes[dot] == UInt8(ascii: "."), let tail = tail(after: dot) else { continue }
            let id = text(offset..<dot)
            guard let item = find(id) else { continue }
            return ScannedOperand(
                syntax: .init(.init(id: id, guide: tail.guide), tail.attribute), item: item, end: tail.end)
        }
        return nil
    }

    /// Returns an unknown id: what comes before the first dot that is followed by an attribute.
    private func unknownOperand(in wordEnd: Int) -> ScannedOperand? {
        for dot in offset..<wordEnd where bytes[dot] == UInt8(ascii: ".") && dot > offset {
            guard let tail = tail(after: dot) else { continue }
            let name = text(offset..<dot)
            let item: EquationSyntax.Item
            if tail.guide == nil, let guide = SystemGuideKind(rawValue: name) {
                item = .init(id: nil, guide: guide)
            } else {
                item = .init(id: name, guide: tail.guide)
            }
            return ScannedOperand(syntax: .init(item, tail.attribute), item: nil, end: tail.end)
        }
        return nil
    }

    /// Reads an attribute, or a system guide and its attribute, after a dot.
    private func tail(after dot: Int) -> (
        guide: SystemGuideKind?, attribute: LayoutAttribute, end: Int
    )? {
        let end = endOfName(from: dot + 1)
        if byte(at: end) == UInt8(ascii: ".") {
            guard let guide = Self.guides.value(at: (dot + 1)..<end, of: bytes) else { return nil }
            let attributeEnd = endOfName(from: end + 1)
            guard let attribute = Self.attributes.value(at: (end + 1)..<attributeEnd, of: bytes),
                byte(at: attributeEnd) != UInt8(ascii: ".")
            else { return nil }
            return (guide, attribute, attributeEnd)
        }
        return Self.attributes.value(at: (dot + 1)..<end, of: bytes).map { (nil, $0, end) }
    }

    private static let attributes = WordTable(LayoutAttribute.allCases, word: \.rawValue)
    private static let guides = WordTable(SystemGuideKind.allCases, word: \.rawValue)
}
