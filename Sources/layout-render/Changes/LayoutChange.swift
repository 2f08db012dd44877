import Engine

/// What became of a view or guide from one layout to another.
struct LayoutChange: Codable, Sendable, Equatable {
    /// The kinds of change, the most telling of which counts.
    enum Kind: String, Codable, Sendable {
        case added = "appeared"
        case removed = "went"
        case hidden, shown, moved
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

    private enum CodingKeys: String, CodingKey {
        case id, title
        case itemKind = "kind"
        case kind = "change"
        case before, after, because
    }

    /// In one line: `third (guide) moved from [0, 0, 10, 10] to [0, 0, 10, 20], because …`.
    var sentence: String {
        let name = itemKind == "guide" ? "guide \(title)" : title
        let more = because.count > Self.mostReasons ? "; and \(because.count - Self.mostReasons) more" : ""
        let told = because.prefix(Self.mostReasons).joined(separator: "; ")
        let reasons = because.isEmpty ? "" : ", because \(told)\(more)"
        switch kind {
        case .added: return "\(name) was added at \(Self.text(after))\(reasons)"
        case .removed: return "\(name) was removed (was at \(Self.text(before)))\(reasons)"
        case .hidden: return "\(name) is now hidden\(reasons)"
        case .shown: return "\(name) is now shown\(reasons)"
        case .moved: return "\(name) moved from \(Self.text(before)) to \(Self.text(after))\(reasons)"
        }
    }

    /// Reasons that a sentence names.
    private static let mostReasons = 4

    private static func text(_ frame: [Double?]?) -> String {
        let numbers = (frame ?? []).map { $0.map(\.plain) ?? "?" }
        return "[\(numbers.joined(separator: ", "))]"
    }
}
