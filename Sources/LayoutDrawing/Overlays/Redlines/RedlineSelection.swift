import LayoutValues

/// The constraints of a layout that a picture draws, the most important first.
struct RedlineSelection {
    /// Indices of the constraints that are drawn even if they need much room: those of the author's guides or of
    /// focused items, ratios, and those that don't hold.
    let essential: [Int]
    /// Indices of the constraints that are drawn as far as there is room, in groups: the outermost first, and among
    /// those the longest chains.
    let further: [[Int]]
    /// Whether all of a layout's constraints are asked for.
    let isExhaustive: Bool

    /// All constraints, in order of importance.
    var constraints: [Int] { essential + further.flatMap { $0 } }

    init(_ placed: PlacedLayout) {
        let (layout, layers) = (placed.layout, placed.options.layers)
        isExhaustive = layers.contains(.constraints)
        let drawable = Self.drawable(in: placed)
        if !placed.focused.isEmpty {
            let isAsked = !layers.isDisjoint(with: [.constraints, .guideConstraints, .unmet])
            essential =
                isAsked
                ? drawable.filter {
                    Self.items(of: layout.constraints[$0]).contains(where: placed.focused.contains)
                } : []
            further = []
            return
        }
        let ofGuides =
            layers.isDisjoint(with: [.guideConstraints, .constraints])
            ? [] : drawable.filter { Self.isOfGuide(layout.constraints[$0], in: placed) }
        var chosen = Set(ofGuides)
        if !layers.isDisjoint(with: [.guideConstraints, .constraints]) {
            chosen.formUnion(drawable.filter { Self.isRatio(layout.constraints[$0]) })
        }
        if layers.contains(.unmet) {
            chosen.formUnion(drawable.filter { layout.constraints[$0].outcome != .satisfied })
        }
        essential = drawable.filter(chosen.contains)
        var rest: [Int] = []
        if layers.contains(.constraints) || (layers.contains(.guideConstraints) && ofGuides.isEmpty) {
            rest = drawable.filter { !chosen.contains($0) }
        } else if layers.contains(.guideConstraints) {
            rest = Self.continuations(of: ofGuides, among: drawable, in: layout)
        }
        further = RedlineChains(placed).groups(of: rest)
    }

    /// Returns the author's constraints between items that the picture shows, without those of conflicts, which are
    /// drawn in their own way.
    private static func drawable(in placed: PlacedLayout) -> [Int] {
        let layout = placed.layout
        let inConflict = Set(layout.conflicts.flatMap { $0.members })
        return layout.constraints.indices.filter { index in
            let constraint = layout.constraints[index]
            guard constraint.source == .document, !inConflict.contains(index) else { return false }
            return items(of: constraint).allSatisfy {
                placed.items.indices.contains($0) && placed.items[$0].isShown
            }
        }
    }

    private static func isOfGuide(_ constraint: SolvedConstraint, in placed: PlacedLayout) -> Bool {
        items(of: constraint).contains {
            placed.layout.items[$0].kind == .guide && placed.layout.items[$0].guideRole == .custom
                && placed.isSeen($0)
        }
    }

    /// Returns whether a constraint makes a length a multiple of another.
    private static func isRatio(_ constraint: SolvedConstraint) -> Bool {
        guard let second = constraint.second, constraint.first.attribute.kind == .size else { return false }
        return constraint.multiplier != 1 || second.attribute != constraint.first.attribute
    }

    /// Returns the distances of the views that guides are related to, without which the lengths between guides and the
    /// canvas would have no explanation.
    private static func continuations(
        of ofGuides: [Int], among drawable: [Int], in layout: SolvedLayout
    ) -> [Int] {
        var related: Set<Int> = [0]
        for index in ofGuides { related.formUnion(items(of: layout.constraints[index])) }
        let chosen = Set(ofGuides)
        return drawable.filter { index in
            let constraint = layout.constraints[index]
            let isDistance = constraint.second != nil && constraint.constant != 0
            return !chosen.contains(index) && isDistance && constraint.outcome == .satisfied
                && items(of: constraint).allSatisfy(related.contains)
        }
    }

    /// Returns the items that a constraint refers to.
    static func items(of constraint: SolvedConstraint) -> [Int] {
        [constraint.first.item, constraint.second?.item].compactMap { $0 }
    }
}
