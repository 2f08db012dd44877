import Findings

/// Finds guides that no constraint refers to.
struct UnusedGuides {
    let pass: LayoutPass
    /// The index among the solved items, by lowered index.
    let positions: [Int]
    let items: [SolvedItem]

    /// A warning for each unused guide that an author made, in drawing order.
    var findings: [LayoutFinding] {
        let guides = pass.hierarchy.indices.filter {
            pass.hierarchy.kinds[$0] == .guide && positions[$0] >= 0
        }
        if guides.isEmpty { return [] }
        let isMentioned = pass.system.mentionedItems(of: pass.hierarchy)
        return guides.compactMap { index in
            guard let guide = pass.hierarchy.guide(of: index), !isMentioned[index] else { return nil }
            let id = items[positions[index]].id
            return LayoutFinding(
                code: .unusedGuide,
                message: "\(id): no constraint mentions this guide; remove it or constrain it",
                location: guide.location, items: [id])
        }
    }
}
