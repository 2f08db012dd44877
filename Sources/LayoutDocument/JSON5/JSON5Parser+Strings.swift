extension JSON5Parser {
    /// One step through a string.
    private enum StringStep {
        case scalar(Unicode.Scalar)
        /// A backslash and the end of a line, which contribute nothing.
        case nothing
        case end
    }

    /// Reads a string in either kind of quotes.
    mutating func parseString() -> String {
        let quote = byte
        let start = offset + 1
        var end = start
        while end < bytes.count {
            let next = bytes[end]
            if next == quote {
                offset = end + 1
                return text(from: start, to: end)
            }
            if next >= 0x80 || next == UInt8(ascii: "\\") || next == UInt8(ascii: "\n")
                || next == UInt8(ascii: "\r")
            {
                break
            }
            end += 1
        }
        return parseUnusualString(quote: quote)
    }

    /// Reads a string character by character.
    private mutating func parseUnusualString(quote: UInt8) -> String {
        var scalars = String.UnicodeScalarView()
        let start = position
        offset += 1
        while true {
            switch stringStep(quote: quote, start: start) {
            case .scalar(let scalar): scalars.append(scalar)
            case .nothing: continue
            case .end: return String(scalars)
            }
        }
    }

    /// Returns the position of a character of a string; see `JSON5Document.position(ofScalar:in:)`.
    mutating func position(ofScalar scalar: Int, inLiteralAt literal: JSON5Value) -> SourcePosition {
        offset = Int(literal.offset)
        line = Int(literal.position.line)
        columnBase = offset + 1 - Int(literal.position.column)
        let quote = byte
        offset += 1
        var count = 0
        while true {
            let place = position
            switch stringStep(quote: quote, start: literal.position) {
            case .scalar:
                if count == scalar { return place }
                count += 1
            case .nothing: continue
            case .end: return place
            }
        }
    }

    private mutating func stringStep(quote: UInt8, start: SourcePosition) -> StringStep {
        switch byte {
        case quote where !isAtEnd:
            offset += 1
            return .end
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            return unclosedString(quote: quote, start: start)
        case 0 where isAtEnd:
            return unclosedString(quote: quote, start: start)
        case UInt8(ascii: "\\"): return escape()
        default: return .scalar(takeScalar())
        }
    }

    private mutating func unclosedString(quote: UInt8, start: SourcePosition) -> StringStep {
        note(.unclosedString(quote: String(UnicodeScalar(quote))), at: start)
        markRecovering()
        return .end
    }

    /// Reads the next character; the bytes are known to be UTF-8.
    private mutating func takeScalar() -> Unicode.Scalar {
        let start = offset
        offset += 1
        skipContinuationBytes()
        return text(from: start, to: offset).unicodeScalars.first ?? "\u{FFFD}"
    }

    private mutating func escape() -> StringStep {
        let start = (offset, position)
        offset += 1
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            skipLineEnd()
            return .nothing
        case 0 where isAtEnd: return .nothing
        case UInt8(ascii: "u"), UInt8(ascii: "x"):
            return .scalar(numericEscape(start: start))
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            offset += 1
            note(.invalidEscape(text(from: start.0, to: offset)), at: start.1)
            return .nothing
        case UInt8(ascii: "0") where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: 1)):
            offset += 2
            note(.invalidEscape(text(from: start.0, to: offset)), at: start.1)
            return .nothing
        default:
            if isAtSeparatorCharacter {
                _ = takeScalar()
                return .nothing
            }
            return .scalar(Self.escapes[byte] == nil ? takeScalar() : namedEscape())
        }
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{B}",
        UInt8(ascii: "0"): "\0",
    ]

    private mutating func namedEscape() -> Unicode.Scalar {
        let scalar = Self.escapes[byte]
        offset += 1
        return scalar ?? "\u{FFFD}"
    }

    /// Reads `xHH`, `uHHHH` or a pair of surrogates after its backslash.
    mutating func numericEscape(start: (offset: Int, position: SourcePosition)) -> Unicode.Scalar {
        let digits = byte == UInt8(ascii: "x") ? 2 : 4
        offset += 1
        guard let unit = hexadecimal(digits: digits) else {
            note(.invalidEscape(text(from: start.offset, to: offset)), at: start.position)
            return "\u{FFFD}"
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, byte == UInt8(ascii: "\\"), byte(at: 1) == UInt8(ascii: "u") {
            let second = offset
            offset += 2
            if let low = hexadecimal(digits: 4), (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            offset = second
        }
        note(.loneSurrogate, at: start.position)
        return "\u{FFFD}"
    }

    /// Reads a number of hexadecimal digits; nil if there are fewer.
    private mutating func hexadecimal(digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = Self.hexadecimalValue(byte) else { return nil }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }

    static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
