/// How `check` reports constraints that should be written differently.
struct LintRequest: Sendable {
    /// Whether only the first of each kind is reported, with the number of those like it.
    var isFolded: Bool
    /// The maximum number of views and guides of a layout; larger ones take long to explain.
    var mostItems: Int

    /// Reads `--lint` and what the report is for: strict reports and those for programs have every lint.
    init(_ arguments: ParsedArguments, reporter: Reporter) {
        let listsAll = arguments.contains(.lint)
        isFolded = !listsAll && !arguments.contains(.strict) && reporter != .json && reporter != .sarif
        mostItems = listsAll ? .max : Self.mostItemsUnasked
    }

    /// The maximum number of items where lints weren't asked for.
    private static let mostItemsUnasked = 1000
}
