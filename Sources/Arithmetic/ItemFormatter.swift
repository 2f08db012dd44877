import LayoutValues
import Findings

/// The names of a layout's items for readers: their names if unique, otherwise their ids, escaped.
package struct ItemFormatter: Sendable {
    private let names: [String]

    /// Creates the words for a layout's items.
    ///
    /// - Parameter usesIDs: Whether to use ids for all items.
    package init(_ layout: SolvedLayout, usesIDs: Bool = false) {
        var uses: [String: Int] = [:]
        for item in layout.items {
            let name = item.name ?? item.id
            for word in name == item.id ? [name] : [item.id, name] { uses[word, default: 0] += 1 }
        }
        var words: [String] = []
        for item in layout.items {
            if item.systemGuide != nil, let owner = item.parent, words.indices.contains(owner) {
                words.append("\(words[owner]).\(item.name ?? item.id)")
            } else if !usesIDs, let name = item.name, uses[name] == 1 {
                words.append(name.unicodeScalars.contains(where: { $0.isWhitespace }) ? "'\(name)'" : name)
            } else {
                words.append(item.id)
            }
        }
        names = words.map { $0.onOneLine }
    }

    /// The word for an item, by its index.
    package subscript(item: Int) -> String { names.indices.contains(item) ? names[item] : "" }
}
