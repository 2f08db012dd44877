extension JSON5Parser {
    /// One step through a string.
    private enum StringStep {
        case scalar(Unicode.Scalar)
        /// A backslash and the end of a line, which contribute nothing.
        case nothing
        case end
    }

    /// Reads a string as a value. A text without its closing quote is none: what it would have been is unknown.
    mutating func parseText() -> JSON5Value.Content {
        let start = position
        let quote = String(UnicodeScalar(byte))
        let known = errors.count + furtherErrors
        let text = parseString()
        if let begun = returnToSeparator() {
            note(.unclosedString(quote: quote, text: begun), at: start)
            return .string(begun)
        }
        return isRecovering && errors.count + furtherErrors > known ? .invalid : .string(text)
    }

    /// Skips a string, or the beginning of one that runs into the next.
    mutating func skipString() {
        _ = parseString()
        _ = returnToSeparator()
    }

    /// After a text that runs into the next one, as in `"title, class: "UILabel"`, where a letter follows the closing
    /// quote and there is a comma inside, returns to the first comma; returns what the text was meant to be.
    private mutating func returnToSeparator() -> String? {
        guard !isAtEnd, Self.isASCIIIdentifierByte(byte),
            let comma = bytes[lastString.offset..<offset].firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        let start = lastString.offset
        (offset, line, columnBase) = lastString
        while offset < comma { advanceAnywhere() }
        return text(from: start + 1, to: comma)
    }

    /// Reads a string in either kind of quotes.
    mutating func parseString() -> String {
        lastString = (offset, line, columnBase)
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
        let isContinued = isContinued(quote: quote)
        let begun = beginningOfLastString
        note(
            isContinued
                ? .stringOverLines : .unclosedString(quote: String(UnicodeScalar(quote)), text: begun),
            at: start)
        markRecovering()
        return .end
    }

    /// The text of the last string on the line where it ends, without what separates it from the next value or key.
    private var beginningOfLastString: String {
        let separators = " \t,;]}".utf8
        let start = min(lastString.offset + 1, offset)
        let next = (start..<offset).first { bytes[$0] == UInt8(ascii: ",") && isKey(at: $0 + 1) } ?? offset
        let end = bytes[start..<next].lastIndex { !separators.contains($0) }.map { $0 + 1 } ?? start
        return text(from: start, to: end)
    }

    /// Whether a word with a colon comes next.
    private func isKey(at start: Int) -> Bool {
        let word = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? start
        let end = endOfWord(from: word)
        return end > word && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    }

    /// Whether the next line has the quote that this one lacks.
    private func isContinued(quote: UInt8) -> Bool {
        let rest = bytes[offset...].drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
        return !rest.prefix { $0 != UInt8(ascii: "\n") }.count { $0 == quote }.isMultiple(of: 2)
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
