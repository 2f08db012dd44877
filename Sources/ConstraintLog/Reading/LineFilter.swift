/// Finds out quickly whether a line of a log can be about constraints; most lines aren't.
enum LineFilter {
    /// Whether a line may begin a message about constraints.
    static func mayMatter(_ bytes: [UInt8]) -> Bool {
        if bytes.count < 12, bytes.contains(UInt8(ascii: "(")) { return true }
        return bytes.indices.contains { index in
            switch bytes[index] {
            case UInt8(ascii: "o"): bytes.matches("onstraint", at: index)
            case UInt8(ascii: "A"): bytes.matches("AMBIGUOUS", at: index)
            case UInt8(ascii: "M"): bytes.matches("MISSING HOST", at: index)
            case UInt8(ascii: "'"): bytes.matches("'UISV-", at: index)
            case UInt8(ascii: "|"): bytes.matches("|   ", at: index)
            case UInt8(ascii: "U"): bytes.matches("UIWindow:0x", at: index)
            case UInt8(ascii: "*"): bytes.matches("*<UI", at: index)
            case 0xE2: bytes.matches("•UI", at: index)
            default: false
            }
        }
    }

    /// Returns a line without its line break.
    static func withoutBreak(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        var line = bytes[...]
        while let last = line.last, last == 0x0A || last == 0x0D { line = line.dropLast() }
        return line
    }
}
