import Engine

/// The constraints of a layout that a picture draws.
struct RedlineSelection {
    /// Indices into the layout's constraints.
    let constraints: [Int]
    /// The number of constraints that aren't drawn because there are too many.
    let surplus: Int

    /// The maximum number of constraints that a reader can follow.
    static let most = 40

    init(_ placed: PlacedLayout) {
        let (layout, layers) = (placed.layout, placed.options.layers)
        let inConflict = Set(layout.conflicts.flatMap(\.members))
        let wanted = layout.constraints.indices.filter { index in
            let constraint = layout.constraints[index]
            guard constraint.source == .document, !inConflict.contains(index) else { return false }
            let items = Self.items(of: constraint)
            guard items.allSatisfy({ placed.items.indices.contains($0) && placed.items[$0].isShown }) else {
                return false
            }
            if !placed.focused.isEmpty {
                return items.contains(where: placed.focused.contains)
                    && !layers.isDisjoint(with: [.constraints, .guideConstraints, .unmet])
            }
            if layers.contains(.constraints) { return true }
            if layers.contains(.unmet), constraint.outcome != .satisfied { return true }
            return layers.contains(.guideConstraints)
                && items.contains {
                    layout.items[$0].kind == .guide && layout.items[$0].guideRole == .custom
                        && placed.isSeen($0)
                }
        }
        constraints = wanted.count > Self.most ? [] : wanted
        surplus = wanted.count > Self.most ? wanted.count : 0
    }

    /// Returns the items that a constraint refers to.
    static func items(of constraint: SolvedConstraint) -> [Int] {
        [constraint.first.item, constraint.second?.item].compactMap { $0 }
    }
}
