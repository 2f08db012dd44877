/// What a command line asks to have explained.
struct ExplanationRequest: Sendable {
    /// Ids or names of views and guides whose numbers are asked about.
    var items: [String] = []
    /// The identifier, text or number of a constraint.
    var constraint: String?
    /// An equation that doesn't hold, or holds by chance.
    var expectation: String?
    /// Whether items are called by their ids throughout.
    var usesIDs = false
    /// Whether long lists are written in full.
    var isVerbose = false

    /// Whether nothing in particular is asked, so that all findings are explained.
    var asksForEverything: Bool { items.isEmpty && constraint == nil && expectation == nil }
}
