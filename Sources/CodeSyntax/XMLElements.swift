/// An element of XML, without what is in it.
struct XMLElement {
    let name: String
    /// How many elements it is in.
    let depth: Int
    /// Its bytes after its name, up to its end.
    fileprivate let body: ArraySlice<UInt8>

    /// Its attributes by their names.
    var attributes: [String: String] {
        var attributes: [String: String] = [:]
        var rest = body
        while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
            let key = rest[..<sign].drop { $0 <= UInt8(ascii: " ") }
            let value = rest[(sign + 1)...]
            guard value.first == UInt8(ascii: "\""),
                let close = value.dropFirst().firstIndex(of: UInt8(ascii: "\""))
            else { break }
            attributes[String(decoding: key, as: UTF8.self)] = String(
                decoding: value[(value.startIndex + 1)..<close], as: UTF8.self)
            rest = value[(close + 1)...]
        }
        return attributes
    }
}

/// The elements of a text of XML in their order, as far as Xcode's files have some: no comments, no processing.
struct XMLElements {
    private(set) var elements: [XMLElement] = []

    init(_ text: [UInt8]) {
        var depth = 0
        var place = 0
        while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
            let first = start + 1
            guard first < text.count else { return }
            let end = Self.end(of: text, from: first)
            place = end
            switch text[first] {
            case UInt8(ascii: "/"): depth -= 1
            case UInt8(ascii: "!"), UInt8(ascii: "?"): break
            default:
                let inside = text[first..<end]
                let name = inside.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
                elements.append(
                    XMLElement(
                        name: String(decoding: name, as: UTF8.self), depth: depth,
                        body: inside.dropFirst(name.count)))
                if inside.last != UInt8(ascii: "/") { depth += 1 }
            }
        }
    }

    /// The place of the sign that ends an element, which values may have too.
    private static func end(of text: [UInt8], from start: Int) -> Int {
        var isQuoted = false
        for place in start..<text.count {
            if text[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if text[place] == UInt8(ascii: ">"), !isQuoted { return place }
        }
        return text.count
    }
}
