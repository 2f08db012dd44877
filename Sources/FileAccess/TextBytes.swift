/// Text in any encoding that editors and shells write: UTF-8 and UTF-16, with and without a byte order mark.
package enum TextBytes {
    /// How text is stored.
    package enum Encoding: Sendable, Equatable {
        case utf8(hasMark: Bool)
        case utf16(isBigEndian: Bool, hasMark: Bool)
    }

    /// Determines the encoding by the byte order mark; without one, text whose first or second byte is zero is UTF-16,
    /// as every text that begins with an ASCII character.
    package static func encoding(of bytes: some Collection<UInt8>) -> Encoding {
        let start = Array(bytes.prefix(3))
        if start == [0xEF, 0xBB, 0xBF] { return .utf8(hasMark: true) }
        guard start.count >= 2 else { return .utf8(hasMark: false) }
        switch (start[0], start[1]) {
        case (0xFE, 0xFF): return .utf16(isBigEndian: true, hasMark: true)
        case (0xFF, 0xFE): return .utf16(isBigEndian: false, hasMark: true)
        case (0, 1...): return .utf16(isBigEndian: true, hasMark: false)
        case (1..., 0): return .utf16(isBigEndian: false, hasMark: false)
        default: return .utf8(hasMark: false)
        }
    }

    /// Returns text as UTF-8 without a byte order mark; what isn't valid in UTF-16 becomes a replacement character.
    package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if encoding(of: bytes) == .utf8(hasMark: false) { return bytes }
        var stream = TextStream()
        return stream.utf8(bytes) + stream.finish()
    }

    /// Returns text, or nil if it isn't valid in its encoding.
    package static func text(_ bytes: [UInt8]) -> String? {
        switch encoding(of: bytes) {
        case .utf8(let hasMark):
            return String(validating: hasMark ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        case .utf16(let isBigEndian, let hasMark):
            let content = hasMark ? bytes.dropFirst(2) : bytes[...]
            guard content.count.isMultiple(of: 2) else { return nil }
            return String(validating: units(of: content, isBigEndian: isBigEndian), as: UTF16.self)
        }
    }

    /// Returns the bytes of text in an encoding, the inverse of `text`.
    package static func bytes(of text: String, as encoding: Encoding) -> [UInt8] {
        switch encoding {
        case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
        case .utf16(let isBigEndian, let hasMark):
            var bytes: [UInt8] = []
            bytes.reserveCapacity(2 * text.utf16.count + 2)
            func append(_ unit: UInt16) {
                let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
                bytes += isBigEndian ? pair : pair.reversed()
            }
            if hasMark { append(0xFEFF) }
            for unit in text.utf16 { append(unit) }
            return bytes
        }
    }

    /// Returns the units of UTF-16; a byte without a pair is ignored.
    static func units(of bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt16] {
        stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
    }
}

/// Converts text to UTF-8 as it arrives.
package struct TextStream: Sendable {
    /// The encoding, once enough bytes have arrived to tell.
    private var encoding: TextBytes.Encoding?
    /// Bytes that don't make up a whole character yet.
    private var rest: [UInt8] = []

    /// Creates a stream at the beginning of a text.
    package init() {}

    /// Returns the next bytes as UTF-8 without a byte order mark.
    package mutating func utf8(_ bytes: some Collection<UInt8>) -> [UInt8] {
        if encoding == .utf8(hasMark: false) { return Array(bytes) }
        rest += bytes
        if encoding == nil {
            // A byte order mark has up to three bytes.
            guard rest.count >= 3 else { return [] }
            begin()
        }
        return take(isLast: false)
    }

    /// Returns the rest at the end of the text.
    package mutating func finish() -> [UInt8] {
        if encoding == nil { begin() }
        return take(isLast: true)
    }

    private mutating func begin() {
        encoding = TextBytes.encoding(of: rest)
        switch encoding {
        case .utf8(hasMark: true):
            rest.removeFirst(3)
            encoding = .utf8(hasMark: false)
        case .utf16(_, hasMark: true): rest.removeFirst(2)
        default: break
        }
    }

    private mutating func take(isLast: Bool) -> [UInt8] {
        guard case .utf16(let isBigEndian, _) = encoding else {
            defer { rest = [] }
            return rest
        }
        var units = TextBytes.units(of: rest[...], isBigEndian: isBigEndian)
        if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
        rest.removeFirst(isLast ? rest.count : 2 * units.count)
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
