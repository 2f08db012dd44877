/// The questions about layouts on a command line.
struct ExplanationRequest: Sendable {
    /// The ids or names of views and guides to explain.
    var items: [String] = []
    /// The identifier, text or index of a constraint to explain.
    var constraint: String?
    /// An equation that was expected to hold.
    var expectation: String?
    /// Whether to use ids for all items.
    var usesIDs = false
    /// Whether to print long lists completely.
    var isVerbose = false

    /// Whether there is no specific question, so that all findings are explained.
    var asksForEverything: Bool { items.isEmpty && constraint == nil && expectation == nil }
}
