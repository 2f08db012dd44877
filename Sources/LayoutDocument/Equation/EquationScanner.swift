import Engine

/// Reads the words of an equation, passing over spaces before each.
struct EquationScanner {
    private let bytes: [UInt8]
    /// The next word's place, in bytes.
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        skipSpaces()
    }

    var isAtEnd: Bool { offset == bytes.count }
    private var byte: UInt8 { byte(at: offset) }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func error(_ mistake: EquationMistake) -> EquationError { EquationError(mistake, at: offset) }

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
        guard bytes[offset...].starts(with: word.utf8) else { return false }
        move(to: offset + word.utf8.count)
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
        var end = endOfDigits(from: offset)
        if byte(at: end) == UInt8(ascii: ".") { end = endOfDigits(from: end + 1) }
        guard text(offset..<end).contains(where: \.isNumber) else { return nil }
        end = endOfExponent(from: end)
        let literal = text(offset..<end)
        if isNameByte(byte(at: end)) || byte(at: end) == UInt8(ascii: ".") {
            throw error(.malformedNumber(text(offset..<endOfName(from: end))))
        }
        guard let number = JSON5Parser.double(literal) else { throw error(.malformedNumber(literal)) }
        guard number.isFinite else { throw error(.notFinite) }
        move(to: end)
        return number
    }

    /// An item and its attribute, if they are next; nil before a number or something else.
    mutating func takeOperand(isKnown: (String) -> Bool) throws(EquationError) -> EquationSyntax.Operand? {
        if let (operand, end) = knownOperand(isKnown: isKnown) ?? unknownOperand() {
            move(to: end)
            return operand
        }
        let word = text(offset..<wordEnd)
        guard let first = word.unicodeScalars.first else { return nil }
        if ("0"..."9").contains(first) || first == "." || first == "-" || first == "/" { return nil }
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
    private func knownOperand(isKnown: (String) -> Bool) -> (EquationSyntax.Operand, end: Int)? {
        for dot in bytes.indices[offset...].reversed() where bytes[dot] == UInt8(ascii: ".") {
            guard let tail = tail(after: dot) else { continue }
            let id = text(offset..<dot)
            guard isKnown(id) else { continue }
            return (EquationSyntax.Operand(.init(id: id, guide: tail.guide), tail.attribute), tail.end)
        }
        return nil
    }

    /// What is before the first dot that an attribute follows.
    private func unknownOperand() -> (EquationSyntax.Operand, end: Int)? {
        for dot in offset..<wordEnd where bytes[dot] == UInt8(ascii: ".") && dot > offset {
            guard let tail = tail(after: dot) else { continue }
            let name = text(offset..<dot)
            let item: EquationSyntax.Item
            if tail.guide == nil, let guide = SystemGuideName(rawValue: name) {
                item = .init(id: nil, guide: guide)
            } else {
                item = .init(id: name, guide: tail.guide)
            }
            return (EquationSyntax.Operand(item, tail.attribute), tail.end)
        }
        return nil
    }

    /// An attribute, or a system guide and its attribute.
    private func tail(after dot: Int) -> (guide: SystemGuideName?, attribute: LayoutAttribute, end: Int)? {
        let end = endOfName(from: dot + 1)
        let name = text((dot + 1)..<end)
        if byte(at: end) == UInt8(ascii: ".") {
            guard let guide = SystemGuideName(rawValue: name) else { return nil }
            let attributeEnd = endOfName(from: end + 1)
            guard let attribute = LayoutAttribute(rawValue: text((end + 1)..<attributeEnd)),
                byte(at: attributeEnd) != UInt8(ascii: ".")
            else { return nil }
            return (guide, attribute, attributeEnd)
        }
        return LayoutAttribute(rawValue: name).map { (nil, $0, end) }
    }
}

extension EquationScanner {
    /// The end of what could be an id with its attribute: up to a space or a character of the grammar.
    private var wordEnd: Int {
        var end = offset
        while end < bytes.count, bytes[end] > UInt8(ascii: " "), !Self.breaks.contains(bytes[end]) {
            end += 1
        }
        return end
    }

    private static let breaks = Set("=<>!*+@()".utf8)

    private func endOfDigits(from start: Int) -> Int {
        var end = start
        while case UInt8(ascii: "0")...UInt8(ascii: "9") = byte(at: end) { end += 1 }
        return end
    }

    private func endOfExponent(from start: Int) -> Int {
        guard byte(at: start) | 0x20 == UInt8(ascii: "e") else { return start }
        let next = byte(at: start + 1)
        let digits = next == UInt8(ascii: "+") || next == UInt8(ascii: "-") ? start + 2 : start + 1
        let end = endOfDigits(from: digits)
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
