import Engine

/// The names that readers know a sweep's items by.
public struct SweepNames: Sendable {
    /// By id; only those whose names differ from their ids.
    private var names: [String: String] = [:]

    /// Creates the names of a layout's items: an item's own name if no other item has it, otherwise its id.
    public init(of layout: SolvedLayout) {
        var uses: [String: Int] = [:]
        for item in layout.items {
            uses[item.id, default: 0] += 1
            if let name = item.name, name != item.id { uses[name, default: 0] += 1 }
        }
        for item in layout.items {
            if let name = item.name, name != item.id, uses[name] == 1 { names[item.id] = name }
        }
    }

    /// The name of the item with an id.
    public func name(of id: String) -> String { names[id] ?? id }

    /// Returns the text of a constraint, or of another cause, with names in place of ids.
    public func text(_ text: String) -> String {
        if names.isEmpty { return text }
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || "-_#".contains(character) {
                word.append(character)
            } else {
                result += name(of: word)
                word = ""
                result.append(character)
            }
        }
        return result + name(of: word)
    }
}
