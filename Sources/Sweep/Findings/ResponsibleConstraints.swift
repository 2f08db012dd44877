import Engine

/// Which constraints are likely to be responsible for a finding.
enum ResponsibleConstraints {
    private static let greatestCount = 3
    /// In points: a finding that begins so near to a breakpoint begins there.
    private static let nearness = 0.01

    /// What takes over where the finding begins or ends, then constraints on its items that have to give way there, then
    /// those that place them.
    ///
    /// - Parameter layout: Solved on a canvas on which it is so.
    static func find(
        for finding: SweepFinding, in layout: SolvedLayout, breakpoints: [LayoutSweep.Breakpoint]
    ) -> (texts: [String], location: SourceLocation?) {
        var texts = finding.constraints
        var locations: [SourceLocation] = []
        func add(_ text: String, _ location: SourceLocation?) {
            guard !texts.contains(text), texts.count < greatestCount else { return }
            texts.append(text)
            if let location { locations.append(location) }
        }
        let items = Set(layout.items.indices.filter { finding.items.contains(layout.items[$0].id) })
        let own = layout.constraints.filter { constraint in
            items.contains(constraint.first.item)
                || constraint.second.map { items.contains($0.item) } ?? false
        }
        if finding.code != .unsatisfiable {
            for end in [finding.range.lowerBound, finding.range.upperBound] {
                for breakpoint in breakpoints where abs(breakpoint.length - end) < nearness {
                    for cause in breakpoint.causes where cause.kind == .constraint || cause.kind == .view {
                        add(cause.text, cause.location)
                    }
                }
            }
            for constraint in own where constraint.outcome != .satisfied {
                add(constraint.text, constraint.location)
            }
            for constraint in own where constraint.source == .document {
                add(constraint.text, constraint.location)
            }
        }
        let place = locations.first ?? own.lazy.compactMap(\.location).first
        return (texts, place)
    }
}
