import Engine

/// Reads the words of an equation, passing over spaces before each.
struct EquationScanner {
    private let bytes: [UInt8]
    /// The next word's place, in bytes.
    private(set) var offset = 0

    /// Whether ids may have characters in them that end a word.
    private let idsBreakWords: Bool

    init(_ text: String, idsBreakWords: Bool) {
        bytes = Array(text.utf8)
        self.idsBreakWords = idsBreakWords
        skipSpaces()
    }

    var isAtEnd: Bool { offset == bytes.count }
    private var byte: UInt8 { byte(at: offset) }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func error(_ kind: EquationError.Kind) -> EquationError { EquationError(kind, at: offset) }

    /// The next word in a message.
    var nextName: String {
        if isAtEnd { return "the end" }
        let end = max(wordEnd, offset + 1)
        let word = text(offset..<end)
        return "'\(String(String.UnicodeScalarView(word.unicodeScalars.prefix(40))))'"
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

    /// Passes over some characters if they are the next.
    mutating func skip(_ word: String) -> Bool {
        var end = offset
        for unit in word.utf8 {
            guard end < bytes.count, bytes[end] == unit else { return false }
            end += 1
        }
        move(to: end)
        return true
    }

    private mutating func move(to end: Int) {
        offset = end
        skipSpaces()
    }

    private mutating func skipSpaces() {
        while byte == UInt8(ascii: " ") || (9...13).contains(byte) { offset += 1 }
    }

    /// A number without a sign, if one is next.
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

    /// An item and its attribute, if they are next; nil before a number or something else.
    ///
    /// - Parameter find: gives the number of a known id.
    mutating func takeOperand(find: (String) -> Int?) throws(EquationError) -> ScannedOperand? {
        if let operand = knownOperand(find: find) ?? unknownOperand() {
            move(to: operand.end)
            return operand
        }
        let word = text(offset..<wordEnd)
        guard let first = word.unicodeScalars.first else { return nil }
        if ("0"..."9").contains(first) || first == "." || first == "-" || first == "/" || first == "%" {
            return nil
        }
        guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            throw error(.missingAttribute(item: word))
        }
        let start = offset + word.utf8.distance(from: word.utf8.startIndex, to: dot) + 1
        let name = text(start..<endOfName(from: start))
        if name.isEmpty || SystemGuideName(rawValue: name) != nil {
            throw error(.missingAttribute(item: name.isEmpty ? String(word[..<dot]) : word))
        }
        throw EquationError(.unknownAttribute(name, suggestion: AttributeName.nearest(to: name)), at: start)
    }

    /// The longest known id that is followed by a dot and an attribute.
    private func knownOperand(find: (String) -> Int?) -> ScannedOperand? {
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

    /// What is before the first dot that an attribute follows.
    private func unknownOperand() -> ScannedOperand? {
        for dot in offset..<wordEnd where bytes[dot] == UInt8(ascii: ".") && dot > offset {
            guard let tail = tail(after: dot) else { continue }
            let name = text(offset..<dot)
            let item: EquationSyntax.Item
            if tail.guide == nil, let guide = SystemGuideName(rawValue: name) {
                item = .init(id: nil, guide: guide)
            } else {
                item = .init(id: name, guide: tail.guide)
            }
            return ScannedOperand(syntax: .init(item, tail.attribute), item: nil, end: tail.end)
        }
        return nil
    }

    /// An attribute, or a system guide and its attribute.
    private func tail(after dot: Int) -> (guide: SystemGuideName?, attribute: LayoutAttribute, end: Int)? {
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
    private static let guides = WordTable(SystemGuideName.allCases, word: \.rawValue)
}

extension EquationScanner {
    /// The end of what could be an id with its attribute: up to a space or a character of the grammar.
    private var wordEnd: Int {
        var end = offset
        while end < bytes.count, !Self.breaksWord(bytes[end]) { end += 1 }
        return end
    }

    /// Whether a byte is a space or a character of the grammar that ends a word.
    static func breaksWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: ")"):
            true
        default: false
        }
    }

    /// The end of the digits at a place, which are added to a number that wraps around where they are too many.
    private func endOfDigits(from start: Int, into number: inout UInt64) -> Int {
        var end = start
        while case let digit = byte(at: end) &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ UInt64(digit)
            end += 1
        }
        return end
    }

    private func endOfExponent(from start: Int) -> Int {
        guard byte(at: start) | 0x20 == UInt8(ascii: "e") else { return start }
        let next = byte(at: start + 1)
        let digits = next == UInt8(ascii: "+") || next == UInt8(ascii: "-") ? start + 2 : start + 1
        var exponent: UInt64 = 0
        let end = endOfDigits(from: digits, into: &exponent)
        return end > digits ? end : start
    }

    private func endOfName(from start: Int) -> Int {
        var end = start
        while isNameByte(byte(at: end)) { end += 1 }
        return end
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        JSON5Parser.isASCIIIdentifierByte(byte) || byte >= 0x80
    }
}
