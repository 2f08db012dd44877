/// The names of views for readers if ids are Interface Builder's: names that only one view has.
package struct ReaderNames: Sendable, Equatable {
    private var names: [String: String] = [:]

    /// No names, so that ids are used.
    package static let none = ReaderNames()

    private init() {}

    /// The names in some layouts.
    package init(of records: [LayoutRecord]) {
        var owners: [String: Set<String>] = [:]
        for item in records.flatMap(\.items) where item.kind == "view" {
            guard let name = item.name else { continue }
            owners[name, default: []].insert(item.id)
        }
        for (name, ids) in owners where ids.count == 1 {
            for id in ids { names[id] = name }
        }
    }

    /// The name for readers of the item with an id.
    package subscript(id: String) -> String { names[id] ?? id }
}
