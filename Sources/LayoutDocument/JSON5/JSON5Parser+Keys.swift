/// The members of objects, and their keys.
extension JSON5Parser {
    /// Reads `key: value`; nil if there is no key.
    mutating func parseMember() -> JSON5Member? {
        let keyPosition = position
        if isAtNumber { return parseMemberWithNumberAsKey() }
        guard let key = parseKey() else {
            note(.expectedKey(found: nextName), at: keyPosition)
            markRecovering()
            return nil
        }
        skipSpace()
        if byte == UInt8(ascii: ":") {
            offset += 1
        } else if byte == UInt8(ascii: "=") {
            note(.equalsForColon(key: key), at: position)
            offset += 1
        } else {
            note(.expectedColon(key: key), at: position)
            guard canBeginElement else {
                markRecovering()
                return nil
            }
        }
        skipSpace()
        return JSON5Member(key: key, keyPosition: keyPosition, value: parseValue())
    }

    private mutating func parseKey() -> String? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return parseString()
        default: return isAtIdentifier ? parseUnquotedKey() : nil
        }
    }

    private mutating func parseUnquotedKey() -> String {
        let end = endOfWord(from: offset)
        let next = byte(at: end - offset)
        if next == UInt8(ascii: "-"), let key = parseHyphenatedKey() { return key }
        guard next < 0x80, next != UInt8(ascii: "\\") else { return parseIdentifier() }
        defer { offset = end }
        return key(to: end)
    }

    /// The least length of a text that Swift stores apart.
    private static let leastLongKey = 16

    /// Returns the key that ends at an offset; a long one is the text of an earlier one where they are the same.
    private mutating func key(to end: Int) -> String {
        let length = end - offset
        guard (Self.leastLongKey..<longKeys.count).contains(length) else {
            return text(from: offset, to: end)
        }
        if let known = longKeys[length],
            bytes[offset..<end].elementsEqual(bytes[known.start..<(known.start + length)])
        {
            return known.key
        }
        let key = text(from: offset, to: end)
        longKeys[length] = (offset, key)
        return key
    }

    private mutating func parseMemberWithNumberAsKey() -> JSON5Member? {
        let start = (offset, position)
        skipNumberCharacters()
        note(.numberAsKey(text(from: start.0, to: offset)), at: start.1)
        markRecovering()
        return nil
    }

    /// Reads a key with hyphens, such as `corner-radius`, as its words in one; nil if the next key has none.
    private mutating func parseHyphenatedKey() -> String? {
        var end = endOfWord(from: offset)
        guard end > offset, isAtIdentifier, end < bytes.count, bytes[end] == UInt8(ascii: "-") else {
            return nil
        }
        while end < bytes.count, bytes[end] == UInt8(ascii: "-") {
            let start = end + 1
            end = endOfWord(from: start)
            if end == start { return nil }
        }
        let written = text(from: offset, to: end)
        let words = written.split(separator: "-")
        let key = words.dropFirst().reduce(String(words.first ?? "")) { key, word in
            key + word.prefix(1).uppercased() + word.dropFirst()
        }
        note(.hyphenatedKey(written, key: key), at: position)
        offset = end
        return key
    }
}
