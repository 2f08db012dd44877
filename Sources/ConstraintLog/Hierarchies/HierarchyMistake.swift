/// A message that a constraint can't be activated, because its items aren't in one hierarchy.
package struct HierarchyMistake: Sendable {
    /// What the system says.
    package enum Kind: String, Sendable {
        /// The items have no view in common that contains both.
        case noCommonAncestor
        /// An item isn't inside the view that holds the constraint.
        case notPrepared
        /// One of the items isn't there, or is neither a view nor a guide.
        case notItems
    }

    /// An item with the view that must be in the hierarchy for it: itself, or the owner of a guide.
    package struct Place: Sendable {
        /// The view or guide.
        package var item: LogItem
        /// The view, its superview and so on, as far as the text shows; empty for a guide whose owner it doesn't show.
        package var chain: [LogItem]
    }

    /// What the system says.
    package var kind: Kind
    /// The constraint's views and guides; fewer than two if the message doesn't name them.
    package var places: [Place]
    /// The constraint, if the message describes it.
    package var constraint: LogConstraint?
    /// The view that the constraint was to be held by.
    package var container: LogItem?
    /// The view that isn't inside the container, if the message says so.
    package var missing: LogItem?
    /// The line of the log where the message begins, counted from 1.
    package var line: Int
    /// How often the log has such a message; addresses are ignored.
    package var count = 1
    /// A key that is the same for messages that differ only in addresses.
    package var key: String
    /// The addresses of the items, by which several sentences about one constraint are one message.
    let identity: String

    init(_ message: HierarchyMessage, line: Int) {
        kind = message.kind
        places = message.items.map { Place(item: $0, chain: $0.isGuide ? [] : [$0]) }
        constraint = message.constraint
        container = message.container
        missing = message.missing
        self.line = line
        let shape = message.constraint.map { ConflictKey.key(of: [$0]) }
        key = shape ?? message.items.map { "\($0.className) \($0.name ?? "")" }.joined(separator: "; ")
        identity = message.items.map(\.identity).joined(separator: " ")
    }

    /// Takes what the log prints about the items, before the message or after it.
    mutating func locate(in hierarchy: PrintedHierarchy) {
        for index in places.indices {
            let item = places[index].item
            let view = item.isGuide ? hierarchy.owner(of: item) : item
            places[index].chain = view.map { hierarchy.chain(from: $0) } ?? []
        }
    }

    /// Takes what another sentence about the same constraint says.
    mutating func complete(with other: HierarchyMistake) {
        if kind == .notPrepared, other.kind != .notPrepared { kind = other.kind }
        if places.count < other.places.count { places = other.places }
        constraint = constraint ?? other.constraint
        container = container ?? other.container
        missing = missing ?? other.missing
    }
}
