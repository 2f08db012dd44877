extension JSON5Parser {
    /// Skips white space and comments.
    mutating func skipSpace() {
        while true {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
            case UInt8(ascii: "/"):
                if byte(at: 1) == UInt8(ascii: "/") {
                    skipLineComment()
                } else if byte(at: 1) == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    return
                }
            case 0xC2...0xEF:
                let length = spaceLength
                guard length > 0 else { return }
                offset += length
                columnBase += length - 1
            default: return
            }
        }
    }

    /// Skips any one character, keeping count of lines and columns.
    mutating func advanceAnywhere() {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
        case 0x80...0xBF:
            offset += 1
            columnBase += 1
        default:
            offset += 1
            skipContinuationBytes()
        }
    }

    /// Skips LF, CR or CRLF.
    mutating func skipLineEnd() {
        offset += byte == UInt8(ascii: "\r") && byte(at: 1) == UInt8(ascii: "\n") ? 2 : 1
        line += 1
        columnBase = offset
    }

    /// Whether the next character is U+2028 or U+2029, which end a line comment but don't start a new line in
    /// editors.
    var isAtSeparatorCharacter: Bool {
        byte == 0xE2 && byte(at: 1) == 0x80 && (byte(at: 2) == 0xA8 || byte(at: 2) == 0xA9)
    }

    private mutating func skipLineComment() {
        while !isAtEnd, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), !isAtSeparatorCharacter {
            advanceAnywhere()
        }
    }

    private mutating func skipBlockComment() {
        let start = position
        offset += 2
        while !isAtEnd {
            if byte == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
                offset += 2
                return
            }
            advanceAnywhere()
        }
        note(.unclosedComment, at: start)
        markRecovering()
    }

    mutating func skipContinuationBytes() {
        while byte & 0xC0 == 0x80 {
            offset += 1
            columnBase += 1
        }
    }

    /// The length in bytes of the next character if it is white space beyond ASCII (U+00A0, U+FEFF, U+2028,
    /// U+2029 or category Zs); otherwise 0.
    private var spaceLength: Int {
        switch (byte, byte(at: 1), byte(at: 2)) {
        case (0xC2, 0xA0, _): 2
        case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF),
            (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
            3
        default: 0
        }
    }
}
