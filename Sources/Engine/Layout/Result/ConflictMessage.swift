/// The finding for required constraints that can't all hold.
struct ConflictMessage {
    let conflict: SolvedConflict
    let constraints: [SolvedConstraint]
    let items: [SolvedItem]

    /// An error with the conflict's members in the author's words.
    var finding: LayoutFinding {
        let members = conflict.members.map { constraints[$0] }
        let broken = constraints[conflict.broken]
        let texts = conflict.texts(among: constraints)
        let involved = conflict.items(among: constraints).map { items[$0] }
        let readableNames = involved.filter { $0.kind == .view && $0.name != nil && $0.name != $0.id }
            .map { "\($0.id) is '\($0.name ?? "")'" }
        return LayoutFinding(
            code: .unsatisfiable,
            message:
                "these can't all hold: \(texts.joined(separator: "; ")). Given up: \(broken.text). "
                + "Remove one of them or lower its priority"
                + (readableNames.isEmpty ? "" : " (\(readableNames.joined(separator: ", ")))"),
            location: broken.location ?? members.lazy.compactMap(\.location).first,
            items: involved.map(\.id), constraints: texts, broken: broken.text)
    }
}

extension SolvedConflict {
    /// The members' texts, each once: a view's content and its kept frame make several constraints of one text.
    ///
    /// - Parameter constraints: The constraints of its layout.
    public func texts(among constraints: [SolvedConstraint]) -> [String] {
        var known: Set<String> = []
        return members.map { constraints[$0].text }.filter { known.insert($0).inserted }
    }

    /// The views and guides that the members are about, each once, as indices in the layout's `items`.
    ///
    /// - Parameter constraints: The constraints of its layout.
    public func items(among constraints: [SolvedConstraint]) -> [Int] {
        var known: Set<Int> = []
        return members.flatMap { constraints[$0].subjects }.filter { known.insert($0).inserted }
    }
}

extension SolvedConstraint {
    /// The items whose author can do something about it.
    fileprivate var subjects: [Int] {
        switch source {
        case .document, .stack: [first.item, second?.item].compactMap { $0 }
        case .contentSize, .autoresizing, .nonNegative: [first.item]
        case .canvas: []
        }
    }
}
