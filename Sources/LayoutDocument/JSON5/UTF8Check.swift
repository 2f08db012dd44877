/// Finds the first byte that isn't valid UTF-8 (RFC 3629).
enum UTF8Check {
    /// Returns the offset of the first invalid byte; nil if all bytes are valid.
    ///
    /// - Complexity: O(number of bytes).
    static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
        // Most documents are ASCII, of which this looks at many bytes at once.
        if bytes.reduce(0, |) < 0x80 { return nil }
        var offset = 0
        while offset < bytes.count {
            let lead = bytes[offset]
            if lead < 0x80 {
                offset += 1
                continue
            }
            guard let length = length(of: lead), offset + length <= bytes.count else { return offset }
            guard secondByteRange(after: lead).contains(bytes[offset + 1]) else { return offset }
            for next in bytes[(offset + 1)..<(offset + length)] where next & 0xC0 != 0x80 { return offset }
            offset += length
        }
        return nil
    }

    private static func length(of lead: UInt8) -> Int? {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }

    /// Excludes overlong forms, surrogates and code points beyond U+10FFFF.
    private static func secondByteRange(after lead: UInt8) -> ClosedRange<UInt8> {
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }
}
