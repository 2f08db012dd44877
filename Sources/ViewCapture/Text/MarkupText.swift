import ConstraintLog

/// Restores characters that publishing has replaced: entities of HTML, typographic quotes, colours of terminals.
enum MarkupText {
    /// Returns a text as it was printed.
    static func restored(_ input: [UInt8]) -> [UInt8] {
        var bytes = input
        if bytes.contains(0x1B) { bytes = withoutColors(bytes) }
        if bytes.contains(UInt8(ascii: "&")), isHTML(bytes) { bytes = decoded(bytes) }
        // A text with plain quotes has typographic ones only inside its labels.
        if !bytes.contains(UInt8(ascii: "'")), !isXML(bytes) {
            bytes = replacing(
                [(curly(0x98), UInt8(ascii: "'")), (curly(0x99), UInt8(ascii: "'"))], in: bytes)
        }
        return bytes
    }

    private static func isXML(_ bytes: [UInt8]) -> Bool { bytes.contains("<XCUI") || bytes.contains("<UIA") }

    /// The bytes of a typographic quote.
    private static func curly(_ last: UInt8) -> [UInt8] { [0xE2, 0x80, last] }

    private static func replacing(_ pairs: [(old: [UInt8], new: UInt8)], in bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0xE2) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0xE2, index + 2 < bytes.count,
                let pair = pairs.first(where: { $0.old == Array(bytes[index...(index + 2)]) })
            {
                result.append(pair.new)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// Removes control sequences: escape, a bracket, numbers and a letter.
    private static func withoutColors(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x1B else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "[") else { continue }
            index += 1
            while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: ";") {
                index += 1
            }
            if index < bytes.count, bytes[index].isLetter { index += 1 }
        }
        return result
    }

    // MARK: HTML

    private static let entities: [(name: StaticString, byte: UInt8)] = [
        ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
        ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")), ("&#x27;", UInt8(ascii: "'")),
        ("&apos;", UInt8(ascii: "'")), ("&nbsp;", 0x20), ("&#160;", 0x20),
    ]
    /// The elements in which pages show texts.
    private static let tags: Set<String> = [
        "pre", "code", "div", "span", "p", "br", "b", "i", "em", "strong", "samp", "td", "tr", "table",
        "tbody",
        "blockquote", "details", "summary", "html", "body", "a", "font",
    ]

    /// Whether entities stand for the characters of records: then there are more of them than of the characters.
    private static func isHTML(_ bytes: [UInt8]) -> Bool {
        var (entities, brackets) = (0, 0)
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "<"), tagEnd(in: bytes, at: index) == nil { brackets += 1 }
            if bytes[index] == UInt8(ascii: "&"), entity(in: bytes, at: index) != nil { entities += 1 }
        }
        return entities > brackets
    }

    private static func entity(in bytes: [UInt8], at index: Int) -> (name: StaticString, byte: UInt8)? {
        entities.first { bytes.matches($0.name, at: index) }
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"), let entity = entity(in: bytes, at: index) {
                result.append(entity.byte)
                index += entity.name.utf8CodeUnitCount
            } else if bytes[index] == UInt8(ascii: "<"), let end = tagEnd(in: bytes, at: index) {
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// Returns the index after a tag of HTML.
    private static func tagEnd(in bytes: [UInt8], at start: Int) -> Int? {
        var index = start + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
        let nameStart = index
        while index < bytes.count, index < nameStart + 12, bytes[index].isLetter { index += 1 }
        guard tags.contains(bytes[nameStart..<index].string.lowercased()) else { return nil }
        let limit = min(bytes.count, index + 256)
        guard let close = bytes[index..<limit].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return close + 1
    }
}
