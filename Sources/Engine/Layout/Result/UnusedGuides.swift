/// Finds the guides that no constraint mentions; they take part in nothing.
struct UnusedGuides {
    let pass: LayoutPass
    /// By lowered index: the index among the solved items.
    let positions: [Int]
    let items: [SolvedItem]
    let constraints: [SolvedConstraint]

    /// A warning for each such guide that an author made, in drawing order.
    var findings: [LayoutFinding] {
        var isUsed = Array(repeating: false, count: items.count)
        for constraint in constraints where !constraint.source.isImplicit {
            isUsed[constraint.first.item] = true
            if let second = constraint.second { isUsed[second.item] = true }
        }
        var findings: [LayoutFinding] = []
        for index in pass.hierarchy.indices where pass.hierarchy.kinds[index] == .guide {
            guard let guide = pass.hierarchy.guide(of: index), !isUsed[positions[index]] else { continue }
            let id = items[positions[index]].id
            findings.append(
                LayoutFinding(
                    code: .unusedGuide,
                    message: "\(id): no constraint mentions this guide; remove it or constrain it",
                    location: guide.location, items: [id]))
        }
        return findings
    }
}
