import Findings

/// The finding for required constraints that contradict each other.
package struct ConflictMessage {
    private let conflict: SolvedConflict
    private let constraints: [SolvedConstraint]
    private let items: [SolvedItem]

    /// Creates the message for a conflict of a layout with these constraints and items.
    package init(conflict: SolvedConflict, constraints: [SolvedConstraint], items: [SolvedItem]) {
        self.conflict = conflict
        self.constraints = constraints
        self.items = items
    }

    /// An error that lists the conflict's members as their author wrote them.
    package var finding: LayoutFinding {
        let members = conflict.members.map { constraints[$0] }
        let broken = constraints[conflict.broken]
        let texts = conflict.texts(among: constraints)
        let involved = conflict.items(among: constraints).map { items[$0] }
        let readableNames = involved.filter { $0.kind == .view && $0.name != nil && $0.name != $0.id }
            .map { "\($0.id) is '\($0.name ?? "")'" }
        return LayoutFinding(
            code: .unsatisfiable,
            message:
                "these can't all hold: \(texts.joined(separator: "; ")). Broken: \(broken.text). "
                + "Remove one of them or lower its priority"
                + (readableNames.isEmpty ? "" : " (\(readableNames.joined(separator: ", ")))"),
            location: broken.location ?? members.lazy.compactMap { $0.location }.first,
            items: involved.map { $0.id }, constraints: texts, broken: broken.text)
    }
}

extension SolvedConflict {
    /// Returns the members' texts without duplicates: a view's content and its own frame each make several
    /// constraints with the same text.
    ///
    /// - Parameter constraints: The constraints of its layout.
    public func texts(among constraints: [SolvedConstraint]) -> [String] {
        var known: Set<String> = []
        return members.map { constraints[$0].text }.filter { known.insert($0).inserted }
    }

    /// Returns the views and guides that the members refer to and an author can change, each once, as indices in the
    /// layout's `items`.
    ///
    /// - Parameter constraints: The constraints of its layout.
    public func items(among constraints: [SolvedConstraint]) -> [Int] {
        var known: Set<Int> = []
        var items: [Int] = []
        func add(_ item: Int) { if known.insert(item).inserted { items.append(item) } }
        for member in members {
            switch constraints[member].source {
            case .document, .stack:
                add(constraints[member].first.item)
                if let second = constraints[member].second { add(second.item) }
            case .contentSize, .autoresizing, .nonNegative: add(constraints[member].first.item)
            case .canvas: break
            }
        }
        return items
    }
}
