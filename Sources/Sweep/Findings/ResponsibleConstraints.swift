import Engine
import Findings

/// Finds the constraints that are likely to be responsible for findings in one layout.
struct ResponsibleConstraints {
    private static let greatestCount = 3
    /// The distance in points at which a finding counts as beginning at a breakpoint.
    private static let nearness = 0.01

    private let layout: SolvedLayout
    /// In the order of their lengths.
    private let breakpoints: [LayoutSweep.Breakpoint]
    /// The indices of the items, by id.
    private var items: [String: [Int]] = [:]
    /// The indices of the constraints on each item, by the item's index.
    private var constraints: [[Int]]

    /// - Parameter layout: A layout solved on a canvas with the findings.
    init(in layout: SolvedLayout, breakpoints: [LayoutSweep.Breakpoint]) {
        self.layout = layout
        self.breakpoints = breakpoints
        constraints = Array(repeating: [], count: layout.items.count)
        for (index, item) in layout.items.enumerated() { items[item.id, default: []].append(index) }
        for (index, constraint) in layout.constraints.enumerated() {
            constraints[constraint.first.item].append(index)
            if let second = constraint.second?.item, second != constraint.first.item {
                constraints[second].append(index)
            }
        }
    }

    /// The number of constraints on the finding's items, which are all looked at.
    func count(for finding: SweepFinding) -> Int {
        finding.items.lazy.flatMap { items[$0] ?? [] }.reduce(0) { $0 + constraints[$1].count }
    }

    /// Returns the causes of the breakpoints at which the finding begins and ends, then constraints on its items that
    /// don't hold there, then the authors' other constraints on them, along the axis that the finding concerns; and where
    /// to look: at the first of them that has a location, or at the first item.
    func find(for finding: SweepFinding) -> (texts: [String], location: SourceLocation?) {
        var texts = finding.constraints
        var locations: [SourceLocation] = []
        func add(_ text: String, _ location: SourceLocation?) {
            guard texts.count < Self.greatestCount, !texts.contains(text) else { return }
            texts.append(text)
            if let location { locations.append(location) }
        }
        let items = finding.items.flatMap { self.items[$0] ?? [] }
        let axis = finding.detail.axis
        let own = Set(items.flatMap { constraints[$0] }).sorted().lazy.map { layout.constraints[$0] }
            .filter { axis == nil || $0.first.attribute.axis == axis }
        if finding.code != .unsatisfiable {
            for end in [finding.range.lowerBound, finding.range.upperBound] {
                for breakpoint in breakpoints(near: end) {
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
            ?? finding.items.lazy.compactMap { self.items[$0]?.first.flatMap { layout.items[$0].location } }
            .first
        return (texts, place)
    }

    private func breakpoints(near length: Double) -> ArraySlice<LayoutSweep.Breakpoint> {
        var (low, high) = (0, breakpoints.count)
        while low < high {
            let middle = (low + high) / 2
            if breakpoints[middle].length <= length - Self.nearness {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return breakpoints[low...].prefix { $0.length < length + Self.nearness }
    }
}
