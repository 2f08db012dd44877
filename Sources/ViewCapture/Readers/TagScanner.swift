import ConstraintLog

/// Finds the tags of an XML text that may be damaged: without a beginning, without ends, with other text between.
struct TagScanner {
    /// A tag.
    struct Tag {
        var name: String
        var attributes: [(name: String, value: String)]
        var isClosing: Bool
        var isEmpty: Bool
        /// The index of its `<`.
        var start: Int

        subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The maximum number of attributes of a tag.
    private static let mostAttributes = 256

    /// Returns the next tag; nil at the end.
    mutating func next() -> Tag? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if bytes.matches("<!--", at: index) {
                index = bytes.firstIndex(of: "-->", from: index + 4).map { $0 + 3 } ?? bytes.count
                continue
            }
            let start = index
            var place = index + 1
            let isClosing = bytes.matches("/", at: place)
            if isClosing { place += 1 }
            let nameStart = place
            while place < bytes.count, isName(bytes[place]) { place += 1 }
            index = max(place, start + 1)
            guard place > nameStart else { continue }
            var tag = Tag(
                name: bytes[nameStart..<place].string, attributes: [], isClosing: isClosing, isEmpty: false,
                start: start)
            readAttributes(of: &tag)
            return tag
        }
        return nil
    }

    private func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte >= 0x80
    }

    private mutating func readAttributes(of tag: inout Tag) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                return
            case UInt8(ascii: "/"): tag.isEmpty = true
            case UInt8(ascii: "<"): return
            case let byte where isName(byte):
                readAttribute(of: &tag)
                continue
            default: break
            }
            index += 1
        }
    }

    private mutating func readAttribute(of tag: inout Tag) {
        let start = index
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        let name = bytes[start..<index].string
        let equals = bytes.skippingSpaces(from: index)
        guard bytes.matches("=", at: equals) else { return }
        var quote = bytes.skippingSpaces(from: equals + 1)
        if bytes.matches("\\", at: quote) { quote += 1 }
        guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'")
        else {
            index = equals + 1
            return
        }
        var end = quote + 1
        while end < bytes.count, bytes[end] != bytes[quote] { end += 1 }
        if tag.attributes.count < Self.mostAttributes {
            var value = bytes[(quote + 1)..<end]
            if value.last == UInt8(ascii: "\\") { value = value.dropLast() }
            tag.attributes.append((name, Self.decoded(value)))
        }
        index = min(end + 1, bytes.count)
    }

    /// Returns a value with its entities replaced.
    static func decoded(_ value: ArraySlice<UInt8>) -> String {
        guard value.contains(UInt8(ascii: "&")) else { return value.string }
        var result = ""
        var rest = Substring(value.string)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let character = character(of: rest[rest.index(after: start)..<end])
            else {
                result.append(rest.removeFirst())
                continue
            }
            result.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(of entity: Substring) -> Character? {
        switch entity {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard entity.first == "#" else { return nil }
            let digits = entity.dropFirst()
            let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return code.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }
}
