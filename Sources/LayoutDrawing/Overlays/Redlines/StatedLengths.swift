import LayoutValues
import Solver

/// The lengths along an axis that required constraints state as a number, of which a picture draws only some.
struct StatedLengths {
    /// A length with the constraints that state it.
    struct Length {
        var extent: Extent
        var text: String
        var constraints: [Int]
    }

    private let lengths: [Length]

    /// The distance in points within which ends are the same.
    private static let tolerance = 0.25
    /// The most lengths that a reader adds up at a glance.
    private static let mostParts = 3
    /// The most constraints that are looked at.
    private static let mostConstraints = 2000

    /// Finds the lengths between what is visible.
    init(along axis: LayoutAxis, in placed: PlacedLayout) {
        let planner = RedlinePlanner(placed: placed)
        var lengths: [Length] = []
        for (index, constraint) in placed.layout.constraints.enumerated().prefix(Self.mostConstraints)
        where constraint.source == .document && constraint.relation == .equal && constraint.multiplier == 1
            && constraint.first.attribute.axis == axis
            && (constraint.second == nil || constraint.first.attribute.kind != .size)
        {
            for line in planner.redlines(of: index) where line.axis == axis && line.standing == .stated {
                guard let extent = line.extent, line.equality == nil, !line.text.isEmpty,
                    Self.isSeen(constraint, in: placed)
                else { continue }
                if let same = lengths.firstIndex(where: { Self.areSame($0.extent, extent) }) {
                    lengths[same].constraints.append(index)
                } else {
                    lengths.append(Length(extent: extent, text: line.text, constraints: [index]))
                }
            }
        }
        self.lengths = lengths
    }

    private static func isSeen(_ constraint: SolvedConstraint, in placed: PlacedLayout) -> Bool {
        [constraint.first.item, constraint.second?.item].compactMap { $0 }.allSatisfy {
            placed.items[$0].isShown && !placed.layout.items[$0].isHidden
        }
    }

    /// Returns the lengths that an extent consists of, from its start to its end: the fewest; none if there are no such.
    func parts(of extent: Extent) -> [Length] {
        parts(of: extent, atMost: Self.mostParts) ?? []
    }

    private func parts(of extent: Extent, atMost count: Int) -> [Length]? {
        if let whole = lengths.first(where: { Self.areSame($0.extent, extent) }) { return [whole] }
        guard count > 1 else { return nil }
        var best: [Length]?
        for first in lengths
        where abs(first.extent.start - extent.start) <= Self.tolerance && first.extent.length > 1
            && first.extent.end < extent.end - Self.tolerance
        {
            let rest = Extent(start: first.extent.end, end: extent.end)
            guard let others = parts(of: rest, atMost: count - 1) else { continue }
            if others.count + 1 < best?.count ?? .max { best = [first] + others }
        }
        return best
    }

    private static func areSame(_ one: Extent, _ other: Extent) -> Bool {
        abs(one.start - other.start) <= tolerance && abs(one.end - other.end) <= tolerance
    }
}
