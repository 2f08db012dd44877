/// The questions about layouts on a command line.
struct ExplanationRequest: Sendable {
    /// The ids or names of views and guides to explain.
    var items: [String] = []
    /// The identifiers, texts or indices of constraints to explain.
    var constraints: [String] = []
    /// An equation that was expected to hold.
    var expectation: String?
    /// Whether to use ids for all items.
    var usesIDs = false
    /// Whether to print long lists completely.
    var isVerbose = false

    /// Whether there is no specific question, so that all findings are explained.
    var asksForEverything: Bool { items.isEmpty && constraints.isEmpty && expectation == nil }
}
