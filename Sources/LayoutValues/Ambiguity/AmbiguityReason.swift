/// Why numbers of an item aren't determined, or what else isn't for that reason.
package struct AmbiguityReason {
    /// What the numbers have in common.
    package enum Kind: Sendable {
        /// The others follow from the item's length.
        case length
        /// The items are only placed relative to each other.
        case placedByEachOther
        /// Inequalities limit the position, but don't determine it.
        case limited
    }

    private let kind: Kind
    private let others: [(name: String, open: FrameComponents)]

    /// The maximum number of others that are named.
    private static let mostNamed = 3

    /// Creates a reason with the other items' names and their open numbers.
    package init(_ kind: Kind, others: [(name: String, open: FrameComponents)]) {
        self.kind = kind
        self.others = others
    }

    /// The reason as a part of a sentence, after what isn't determined.
    package var text: String {
        switch kind {
        case .limited: ", as inequalities only limit it"
        case .placedByEachOther:
            ", as it and \(Self.list(others.map { $0.name })) are only placed relative to each other"
        case .length:
            ", and so \(Self.list(others.map { "\($0.open.names.joined(separator: ", ")) of \($0.name)" })) "
                + (others.count == 1 && others[0].open.names.count == 1 ? "isn't either" : "aren't either")
        }
    }

    /// What a constraint that determines it has to be like, as a part of a sentence.
    package var condition: String {
        switch kind {
        case .limited: " with =="
        case .placedByEachOther: " of one of them"
        case .length: ""
        }
    }

    private static func list(_ words: [String]) -> String {
        let named = words.prefix(mostNamed)
        if words.count > mostNamed {
            return named.joined(separator: ", ") + " and \(words.count - mostNamed) more"
        }
        guard let last = named.last, named.count > 1 else { return named.first ?? "" }
        return named.dropLast().joined(separator: ", ") + " and " + last
    }
}
