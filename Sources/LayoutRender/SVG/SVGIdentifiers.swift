/// Gives each view and guide an id that XML takes, derived from its own and used once.
struct SVGIdentifiers {
    private var used: Set<String> = []

    /// The id itself where it can be one; spaces become underscores, and an id used before gets a suffix.
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
