/// Undoes the escaping of web pages, Markdown and property lists in a line of a log.
enum LineEscapes {
    private static let entities: [(name: StaticString, text: StaticString)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"),
        ("&nbsp;", " "), ("&amp;", "&"), ("&#60;", "<"), ("&#62;", ">"),
    ]
    /// Typographic characters and the system's own characters for them.
    private static let marks: [(mark: StaticString, text: StaticString)] = [
        ("‹", "<"), ("›", ">"), ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("—", "--"),
        ("\u{A0}", " "),
    ]

    /// Returns a line as the system printed it, as far as it can be restored.
    static func undone(_ line: some RandomAccessCollection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        let bytes = Array(line)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), let end = appendEscape(in: bytes, at: index, to: &result) {
                index = end
            } else if byte == UInt8(ascii: "<"), let end = tagEnd(in: bytes, at: index) {
                result.append(0x20)
                index = end
            } else if byte == UInt8(ascii: "&"),
                let end = append(entities.map { ($0.name, $0.text) }, in: bytes, at: index, to: &result)
            {
                index = end
            } else if byte >= 0x80,
                let end = append(marks.map { ($0.mark, $0.text) }, in: bytes, at: index, to: &result)
            {
                index = end
            } else {
                result.append(byte)
                index += 1
            }
        }
        return result
    }

    /// The elements of web pages between, around or in whose text a log may be pasted.
    private static let elements: Set<String> = [
        "br", "p", "div", "pre", "code", "span", "blockquote", "li", "td",
    ]
    /// The maximum length of a tag with its attributes.
    private static let longestTag = 200

    /// Returns the index after the tag of one of the elements, such as `<br/>` or `</code>`; nil if there is none.
    private static func tagEnd(in bytes: [UInt8], at start: Int) -> Int? {
        let name = bytes.matches("/", at: start + 1) ? start + 2 : start + 1
        var end = name
        while end < bytes.count, bytes[end].isLetter, end - name <= 10 { end += 1 }
        guard end > name, end < bytes.count, elements.contains(bytes[name..<end].string.lowercased()),
            bytes[end].isSpace || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ">")
        else { return nil }
        let rest = bytes[end..<min(bytes.count, end + longestTag)]
        guard let close = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
            bytes[close] == UInt8(ascii: ">")
        else { return nil }
        return close + 1
    }

    private static func append(
        _ table: [(StaticString, StaticString)], in bytes: [UInt8], at index: Int, to result: inout [UInt8]
    ) -> Int? {
        for (mark, text) in table where bytes.matches(mark, at: index) {
            for offset in 0..<text.utf8CodeUnitCount { result.append(text.utf8Start[offset]) }
            return index + mark.utf8CodeUnitCount
        }
        return nil
    }

    /// Appends the character of an escape sequence: `\U2019`, `\n`, or a character that needed no escape.
    private static func appendEscape(in bytes: [UInt8], at index: Int, to result: inout [UInt8]) -> Int? {
        guard index + 1 < bytes.count else { return nil }
        let next = bytes[index + 1]
        if next == UInt8(ascii: "U") || next == UInt8(ascii: "u"),
            let (scalar, end) = scalar(in: bytes, at: index + 2)
        {
            result.append(contentsOf: Array(String(Character(scalar)).utf8))
            return end
        }
        if next == UInt8(ascii: "n") || next == UInt8(ascii: "t") || next == UInt8(ascii: "r") {
            result.append(0x20)
            return index + 2
        }
        // The character that follows is read separately.
        if next >= 0x80 { return index + 1 }
        guard !next.isLetter, !next.isDigit, !next.isSpace else { return nil }
        result.append(next)
        return index + 2
    }

    private static func scalar(in bytes: [UInt8], at index: Int) -> (Unicode.Scalar, end: Int)? {
        guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy(\.isHexDigit),
            let value = UInt32(bytes[index..<index + 4].string, radix: 16)
        else { return nil }
        if (0xD800..<0xDC00).contains(value), index + 10 <= bytes.count,
            bytes[index + 4] == UInt8(ascii: "\\"),
            let low = UInt32(bytes[index + 6..<index + 10].string, radix: 16),
            (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00))
        {
            return (scalar, index + 10)
        }
        return Unicode.Scalar(value).map { ($0, index + 4) }
    }
}
