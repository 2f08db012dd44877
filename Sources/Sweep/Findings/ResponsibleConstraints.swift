import Engine
import Findings

/// Finds the constraints that are likely to be responsible for a finding.
enum ResponsibleConstraints {
    private static let greatestCount = 3
    /// The distance in points at which a finding counts as beginning at a breakpoint.
    private static let nearness = 0.01

    /// Returns the causes of the breakpoints at which the finding begins and ends, then constraints on its items that
    /// don't hold there, then the authors' other constraints on them, along the axis that the finding concerns; and where
    /// to look: at the first of them that has a location, or at the first item.
    ///
    /// - Parameter layout: A layout solved on a canvas with the finding.
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
        let axis = finding.concernedAxis
        let own = layout.constraints.filter { constraint in
            (axis == nil || constraint.first.attribute.axis == axis)
                && (items.contains(constraint.first.item)
                    || constraint.second.map { items.contains($0.item) } ?? false)
        }
        if finding.code != .unsatisfiable {
            for end in [finding.range.lowerBound, finding.range.upperBound] {
                for breakpoint in breakpoints where abs(breakpoint.length - end) < nearness {
                    for cause in breakpoint.causes where cause.kind == .constraint || cause.kind == .view {
                        add(cause.text, cause.location)
                    }
                }
            }
            // Nobody can change those that a stack view makes.
            for constraint in own where constraint.outcome != .satisfied && constraint.source != .stack {
                add(constraint.text, constraint.location)
            }
            for constraint in own where constraint.source == .document {
                add(constraint.text, constraint.location)
            }
        }
        let place =
            locations.first ?? own.lazy.compactMap(\.location).first
            ?? finding.items.lazy.compactMap { id in layout.items.first { $0.id == id }?.location }.first
        return (texts, place)
    }
}
