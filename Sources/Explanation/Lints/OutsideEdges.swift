import Engine
import Solver

/// The constraints that put an edge of a view outside its superview, as far as another of its edges is inside: where the
/// minus is missing.
struct OutsideEdges {
    /// The distance by the index of the constraint.
    private(set) var distances: [Int: Double] = [:]

    /// Finds them in a layout.
    ///
    /// - Complexity: O(constraints).
    init(_ layout: SolvedLayout) {
        var insets: [Int: [(index: Int, inset: Double)]] = [:]
        // Content that scrolls isn't outside.
        let scrollViews = Set(layout.items.filter { $0.systemGuide == .scrollContent }.compactMap(\.parent))
        for index in layout.constraints.indices {
            guard let (child, inset) = Self.inset(of: layout.constraints[index], in: layout),
                layout.items[child].parent.map(scrollViews.contains) == false
            else { continue }
            insets[child, default: []].append((index, inset))
        }
        for edges in insets.values {
            for edge in edges where edge.inset < 0 && edges.contains(where: { $0.inset == -edge.inset }) {
                distances[edge.index] = -edge.inset
            }
        }
    }

    /// Returns how far inside its superview a constraint puts an edge of a view; nil for all other constraints.
    private static func inset(
        of constraint: SolvedConstraint, in layout: SolvedLayout
    ) -> (child: Int, inset: Double)? {
        guard constraint.source == .document, constraint.relation == .equal, constraint.multiplier == 1,
            let second = constraint.second, second.attribute == constraint.first.attribute
        else { return nil }
        let first = constraint.first
        let constant: Double
        let child: Int
        if layout.items[first.item].parent == second.item {
            (child, constant) = (first.item, constraint.constant)
        } else if layout.items[second.item].parent == first.item {
            (child, constant) = (second.item, -constraint.constant)
        } else {
            return nil
        }
        guard layout.items[child].kind == .view else { return nil }
        switch first.attribute {
        case .leading, .left, .top: return (child, constant)
        case .trailing, .right, .bottom: return (child, -constant)
        default: return nil
        }
    }
}
