import LayoutValues

extension SolvedLayout {
    /// Returns the layout with only some of its constraints, by their indices, which include those in conflicts.
    package func keepingConstraints(_ kept: [Int]) -> SolvedLayout {
        var places = Array(repeating: -1, count: constraints.count)
        for (place, index) in kept.enumerated() { places[index] = place }
        var layout = self
        layout.constraints = kept.map { constraints[$0] }
        for index in layout.conflicts.indices {
            layout.conflicts[index].members = layout.conflicts[index].members.map { places[$0] }
            layout.conflicts[index].broken = places[layout.conflicts[index].broken]
        }
        return layout
    }

    /// Returns the layout without some of its constraints, by their indices, which aren't in conflicts.
    func removingConstraints(_ removed: [Int]) -> SolvedLayout {
        if removed.isEmpty { return self }
        var isKept = Array(repeating: true, count: constraints.count)
        for index in removed { isKept[index] = false }
        return keepingConstraints(constraints.indices.filter { isKept[$0] })
    }

    /// The layout with the constraints that pictures are drawn with, in the order of a layout of `standard` detail: those of authors
    /// and stack views, then the implicit ones that take part in conflicts.
    package var withDrawnConstraints: SolvedLayout {
        var kept = constraints.indices.filter { !constraints[$0].source.isImplicit }
        var isKept = Array(repeating: false, count: constraints.count)
        for index in kept { isKept[index] = true }
        for conflict in conflicts {
            for index in [conflict.broken] + conflict.members where !isKept[index] {
                isKept[index] = true
                kept.append(index)
            }
        }
        return keepingConstraints(kept)
    }

    /// The layout with the terms of relations only where a picture shows their sum: in conflicts.
    package var withoutIdleTerms: SolvedLayout {
        var isInConflict = Array(repeating: false, count: constraints.count)
        for conflict in conflicts {
            for member in conflict.members { isInConflict[member] = true }
        }
        var layout = self
        for index in constraints.indices where !isInConflict[index] {
            layout.constraints[index].terms = []
            layout.constraints[index].offset = 0
        }
        return layout
    }
}
