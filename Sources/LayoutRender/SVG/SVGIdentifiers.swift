/// Assigns each view and guide a unique, valid XML id derived from its own id.
struct SVGIdentifiers {
    private var used: Set<String> = []

    /// Returns the id itself if it is valid; spaces become underscores, and an id already used gets a suffix.
    mutating func identifier(for id: String) -> String {
        let base = String(id.map { $0.isWhitespace ? "_" : $0 })
        var candidate = base.isEmpty ? "_" : base
        var suffix = 2
        while !used.insert(candidate).inserted {
            candidate = "\(base)-\(suffix)"
            suffix += 1
        }
        return candidate
    }
}
