import Findings

/// The names that readers know a layout's items by, if ids are Interface Builder's: names that only one item has.
package struct UnambiguousNames: Sendable, Equatable {
    /// By id; only those whose names differ from their ids.
    private var names: [String: String] = [:]
    /// The names that several items have, by id.
    private var sharedNames: [String: String] = [:]

    /// No names, so that ids are used.
    package static let none = UnambiguousNames(of: [])

    /// The names of some items. An item may occur several times, as in several layouts.
    package init(of items: [(id: String, name: String?)]) {
        var owners: [String: Set<String>] = [:]
        for (id, name) in items {
            owners[id, default: []].insert(id)
            if let name { owners[name, default: []].insert(id) }
        }
        for (id, name) in items {
            guard let name, name != id else { continue }
            if owners[name]?.count == 1 { names[id] = name } else { sharedNames[id] = name }
        }
    }

    /// The names of a layout's items.
    package init(of layout: SolvedLayout) { self.init(of: layout.items.map { ($0.id, $0.name) }) }

    /// The name for readers of the item with an id.
    package subscript(id: String) -> String { names[id] ?? id }

    /// The name for readers of the item with an id. If several items have it, with the id, or for a guide after the name or
    /// id of the view that owns it.
    package func label(_ id: String) -> String {
        guard let shared = sharedNames[id] else { return self[id] }
        return id.contains(".") ? text(id) : "\(shared) (\(id))"
    }

    /// Returns a constraint's text, or another one, with names in place of ids; with a name that several items have, the id stays
    /// behind it.
    package func text(_ text: String) -> String {
        if names.isEmpty && sharedNames.isEmpty { return text }
        return replacingIDs(in: text) { id in sharedNames[id].map { "\($0) (\(id))" } ?? self[id] }
    }

    /// Returns a constraint's text with names in place of ids where only one item has them, as explanations write it: names
    /// with spaces are in quotes.
    package func unambiguousText(_ text: String) -> String {
        if names.isEmpty { return text }
        return replacingIDs(in: text) { id in
            names[id].map { $0.unicodeScalars.contains(where: { $0.isWhitespace }) ? "'\($0)'" : $0 } ?? id
        }
    }

    private func replacingIDs(in text: String, with name: (String) -> String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return replacingPlainIDs(in: text, with: name) }
        var result = ""
        var word = ""
        for character in text {
            if Self.isInID(character) {
                word.append(character)
            } else {
                result += name(word)
                word = ""
                result.append(character)
            }
        }
        return result + name(word)
    }

    /// Does the same for a text in ASCII, as most are, in a fraction of the time.
    private func replacingPlainIDs(in text: String, with name: (String) -> String) -> String {
        var result = ""
        var word = text.utf8.startIndex
        for index in text.utf8.indices where !Self.isInID(text.utf8[index]) {
            result += name(String(text[word..<index]))
            let next = text.utf8.index(after: index)
            result += text[index..<next]
            word = next
        }
        return result + name(String(text[word...]))
    }

    private static func isInID(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first.isAlphabetic || first.isNumber || first == "-" || first == "_" || first == "#"
    }

    private static func isInID(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "#"):
            true
        default: false
        }
    }
}
