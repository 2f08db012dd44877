extension JSON5Parser {
    /// Reads a number with its sign; skips everything that looks like a number but isn't one.
    mutating func parseNumber() -> JSON5Value.Content {
        let start = (offset: offset, position: position)
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative || byte == UInt8(ascii: "+") { offset += 1 }
        if byte == UInt8(ascii: "I") || byte == UInt8(ascii: "N") {
            return parseSignedWord(isNegative, start)
        }
        let magnitude: Double?
        if byte == UInt8(ascii: "0"), byte(at: 1) | 0x20 == UInt8(ascii: "x") {
            offset += 2
            magnitude = hexadecimalNumber()
        } else {
            magnitude = decimalNumber()
        }
        let digitsEnd = offset
        skipNumberCharacters()
        let text = text(from: start.offset, to: offset)
        guard let magnitude, offset == digitsEnd else { return malformed(text, start.position) }
        guard magnitude.isFinite else {
            note(.numberTooLarge(text), at: start.position)
            return .invalid
        }
        return .number(isNegative ? -magnitude : magnitude)
    }

    /// Skips everything that could have been meant as part of a number.
    mutating func skipNumberCharacters() {
        while Self.isASCIIIdentifierByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-")
        {
            offset += 1
        }
    }

    private mutating func malformed(_ text: String, _ position: SourcePosition) -> JSON5Value.Content {
        let digits = text.drop { $0 == "+" || $0 == "-" }
        let isOctal = digits.count > 1 && digits.allSatisfy(\.isNumber) && digits.first == "0"
        note(isOctal ? .leadingZero(text) : .malformedNumber(text), at: position)
        markRecovering()
        return .invalid
    }

    private mutating func parseSignedWord(
        _ isNegative: Bool, _ start: (offset: Int, position: SourcePosition)
    ) -> JSON5Value.Content {
        let word = parseIdentifier()
        if word == "Infinity" { return .number(isNegative ? -.infinity : .infinity) }
        if word == "NaN" { return .number(.nan) }
        return malformed(text(from: start.offset, to: offset), start.position)
    }

    private mutating func hexadecimalNumber() -> Double? {
        guard Self.hexadecimalValue(byte) != nil else { return nil }
        let start = offset
        while Self.hexadecimalValue(byte) != nil { offset += 1 }
        return Double("0x" + text(from: start, to: offset))
    }

    /// Reads digits, point and exponent; nil if they don't form a number.
    private mutating func decimalNumber() -> Double? {
        let start = offset
        var digits: UInt64 = 0
        let whole = takeDigits(into: &digits)
        guard whole < 2 || bytes[start] != UInt8(ascii: "0") else { return nil }
        var fraction = 0
        if byte == UInt8(ascii: ".") {
            offset += 1
            fraction = takeDigits(into: &digits)
        }
        guard whole + fraction > 0 else { return nil }
        if byte | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            var exponent: UInt64 = 0
            guard takeDigits(into: &exponent) > 0 else { return nil }
        } else if let exact = ExactDecimal.value(
            digits: digits, count: whole + fraction, fraction: fraction)
        {
            return exact
        }
        return Self.double(text(from: start, to: offset))
    }

    /// Appends the digits that come next to a number, which wraps around if there are too many; returns how
    /// many there are.
    private mutating func takeDigits(into number: inout UInt64) -> Int {
        let start = offset
        while case let digit = byte &- UInt8(ascii: "0"), digit < 10 {
            number = number &* 10 &+ UInt64(digit)
            offset += 1
        }
        return offset - start
    }

    /// Parses a decimal that may lack digits before or after its point, which Swift requires.
    static func double(_ text: String) -> Double? {
        if let number = Double(text) { return number }
        guard let point = text.firstIndex(of: ".") else { return nil }
        let whole = text[..<point]
        let rest = text[text.index(after: point)...]
        let needsDigit = rest.first.map { !$0.isNumber } ?? true
        return Double((whole.isEmpty ? "0" : whole) + "." + (needsDigit ? "0" : "") + rest)
    }
}
