/// What became of a view or guide from one layout to another.
struct LayoutChange: Sendable, Equatable {
    /// The kinds of change, the most telling of which counts.
    enum Kind: String, Sendable {
        case appeared, went, hidden, shown, moved
    }

    var id: String
    /// What it is called in a sentence.
    var title: String
    /// `view` or `guide`.
    var itemKind: String
    var kind: Kind
    /// x, y, width and height in the parent's coordinates, in points; nil where it wasn't there.
    var before: [Double?]?
    /// The same afterwards; nil where it isn't there any more.
    var after: [Double?]?
    /// What caused it, as far as it can be told.
    var because: [String] = []

    /// In one line: `third (guide) moved from [0, 0, 10, 10] to [0, 0, 10, 20], because …`.
    var sentence: String {
        let name = itemKind == "guide" ? "guide \(title)" : title
        let reasons = because.isEmpty ? "" : ", because \(because.joined(separator: "; "))"
        switch kind {
        case .appeared: return "\(name) appeared at \(Self.text(after))\(reasons)"
        case .went: return "\(name) went, it was at \(Self.text(before))\(reasons)"
        case .hidden: return "\(name) is hidden now\(reasons)"
        case .shown: return "\(name) is shown now\(reasons)"
        case .moved: return "\(name) moved from \(Self.text(before)) to \(Self.text(after))\(reasons)"
        }
    }

    private static func text(_ frame: [Double?]?) -> String {
        let numbers = (frame ?? []).map { $0.map(\.plain) ?? "?" }
        return "[\(numbers.joined(separator: ", "))]"
    }
}
