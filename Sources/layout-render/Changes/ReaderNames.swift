/// Readable names of views whose ids are Interface Builder's. Only names that one view alone has are used.
struct ReaderNames: Sendable, Equatable {
    private var names: [String: String] = [:]

    /// No names, so that ids are used.
    static let none = ReaderNames()

    private init() {}

    /// Collects the names from some layouts.
    init(of records: [LayoutRecord]) {
        var owners: [String: Set<String>] = [:]
        for item in records.flatMap(\.items) where item.kind == "view" {
            guard let name = item.name else { continue }
            owners[name, default: []].insert(item.id)
        }
        for (name, ids) in owners where ids.count == 1 {
            for id in ids { names[id] = name }
        }
    }

    /// Returns the readable name of the item with an id.
    subscript(id: String) -> String { names[id] ?? id }
}
