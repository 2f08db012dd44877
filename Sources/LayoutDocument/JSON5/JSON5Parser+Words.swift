extension JSON5Parser {
    /// Whether an identifier (ECMAScript's IdentifierName) can begin here.
    var isAtIdentifier: Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        case UInt8(ascii: "\\"): byte(at: 1) == UInt8(ascii: "u")
        case 0xC2...0xF4: nextScalar.map(Self.isLetter) ?? false
        default: false
        }
    }

    /// Reads an unquoted key or a word.
    mutating func parseIdentifier() -> String {
        let start = offset
        while byte < 0x80, Self.isASCIIIdentifierByte(byte) { offset += 1 }
        if byte < 0x80, byte != UInt8(ascii: "\\") { return text(from: start, to: offset) }
        var scalars = String.UnicodeScalarView(text(from: start, to: offset).unicodeScalars)
        while let scalar = takeIdentifierScalar() { scalars.append(scalar) }
        return String(scalars)
    }

    private mutating func takeIdentifierScalar() -> Unicode.Scalar? {
        if byte == UInt8(ascii: "\\"), byte(at: 1) == UInt8(ascii: "u") {
            let start = (offset, position)
            offset += 1
            return numericEscape(start: start)
        }
        guard let scalar = nextScalar else { return nil }
        let isASCIIPart = scalar.isASCII && Self.isASCIIIdentifierByte(UInt8(scalar.value))
        guard isASCIIPart || (!scalar.isASCII && Self.canContinue(scalar)) else { return nil }
        offset += 1
        skipContinuationBytes()
        return scalar
    }

    /// Reads `true`, `false`, `null`, `Infinity` or `NaN`.
    mutating func parseWord() -> JSON5Value.Content {
        let start = position
        let word = parseIdentifier()
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default:
            note(.unknownWord(word + restOfUnquotedText), at: start)
            markRecovering()
            return .invalid
        }
    }

    /// What follows a word without quotes up to the next separator, without space at its end.
    private var restOfUnquotedText: String {
        var end = offset
        var depth = 0
        scan: while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "'"): break scan
            case UInt8(ascii: "/") where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "/"):
                break scan
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
                if depth == 0 { break scan }
                depth -= 1
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                if depth == 0 { break scan }
            default: break
            }
            end += 1
        }
        while end > offset, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        return text(from: offset, to: end)
    }

    /// The end of the ASCII letters, digits, `_` and `$` at an offset.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isASCIIIdentifierByte(bytes[end]) { end += 1 }
        return end
    }

    /// The text that comes next in typographic quotes or backticks, without them; nil if there is something else.
    var quotedOtherwise: String? {
        let line = bytes[offset...].prefix(Self.longestQuoted).prefix {
            $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
        }
        let text = String(decoding: line, as: UTF8.self)
        let quotes = "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{201A}\u{AB}\u{BB}`"
        guard let first = text.first, quotes.contains(first) else { return nil }
        return String(text.dropFirst().prefix { !quotes.contains($0) && $0 != "\"" })
    }

    /// The maximum number of bytes of a line that are searched for the end of a text.
    private static let longestQuoted = 400

    /// The next character as shown in messages.
    var nextName: String {
        if isAtEnd { return "the end of the file" }
        guard let scalar = nextScalar else { return "nothing" }
        return scalar.value < 0x20 || scalar.value == 0x7F
            ? "the control character U+00" + (scalar.value < 0x10 ? "0" : "")
                + String(scalar.value, radix: 16, uppercase: true)
            : "'\(scalar)'"
    }

    private var nextScalar: Unicode.Scalar? {
        text(from: offset, to: min(offset + 4, bytes.count)).unicodeScalars.first
    }

    static func isASCIIIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber:
            true
        default: false
        }
    }

    private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
        default: isLetter(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
        }
    }
}
