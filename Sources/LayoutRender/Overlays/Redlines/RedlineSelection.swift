import Engine

/// Which constraints of a layout a picture draws.
struct RedlineSelection {
    /// Indices in the layout's constraints.
    let constraints: [Int]
    /// How many there would be, where they are too many to read and so none is drawn.
    let surplus: Int

    /// More than this no reader follows.
    static let most = 40

    init(_ scene: Scene) {
        let (layout, layers) = (scene.layout, scene.options.layers)
        let inConflict = Set(layout.conflicts.flatMap(\.members))
        let wanted = layout.constraints.indices.filter { index in
            let constraint = layout.constraints[index]
            guard constraint.source == .document, !inConflict.contains(index) else { return false }
            let items = Self.items(of: constraint)
            guard items.allSatisfy({ scene.items.indices.contains($0) && scene.items[$0].isShown }) else {
                return false
            }
            if !scene.focused.isEmpty {
                return items.contains(where: scene.focused.contains)
                    && !layers.isDisjoint(with: [.constraints, .guideConstraints, .unmet])
            }
            if layers.contains(.constraints) { return true }
            if layers.contains(.unmet), constraint.outcome != .satisfied { return true }
            return layers.contains(.guideConstraints)
                && items.contains {
                    layout.items[$0].kind == .guide && layout.items[$0].guideRole == .custom
                        && scene.isSeen($0)
                }
        }
        constraints = wanted.count > Self.most ? [] : wanted
        surplus = wanted.count > Self.most ? wanted.count : 0
    }

    /// The items that a constraint speaks of.
    static func items(of constraint: SolvedConstraint) -> [Int] {
        [constraint.first.item, constraint.second?.item].compactMap { $0 }
    }
}
