import LayoutValues
import Findings

/// The distances between two items along both axes, as dimension lines.
enum MeasuredDistances {
    /// Returns the gap between items that don't overlap, otherwise the distances between their edges.
    static func redlines(_ pairs: [MeasuredPair], in placed: PlacedLayout) -> [Redline] {
        pairs.flatMap { pair -> [Redline] in
            guard let first = index(of: pair.from, in: placed), let second = index(of: pair.to, in: placed)
            else {
                return []
            }
            return LayoutAxis.allCases.flatMap { axis in redlines(first, second, axis, in: placed) }
        }
    }

    private static func index(of word: String, in placed: PlacedLayout) -> Int? {
        placed.layout.items(called: word).first
    }

    private static func redlines(_ first: Int, _ second: Int, _ axis: LayoutAxis, in placed: PlacedLayout)
        -> [Redline]
    {
        let frames = [first, second].map { placed.layout.items[$0].canvasFrame }
        let (one, other) = (frames[0].extent(axis), frames[1].extent(axis))
        var extents: [Extent] = []
        if one.end <= other.start {
            extents = [Extent(start: one.end, end: other.start)]
        } else if other.end <= one.start {
            extents = [Extent(start: other.end, end: one.start)]
        } else {
            extents = [Extent(one.start, other.start), Extent(one.end, other.end)]
        }
        let shown = frames.compactMap(placed.picture)
        guard shown.count == 2 else { return [] }
        let edges = shown.map { axis == .horizontal ? Double($0.maxY) : Double($0.minX) }
        let across = axis == .horizontal ? max(edges[0], edges[1]) : min(edges[0], edges[1])
        return extents.filter { $0.length > 0 }.map { extent in
            let projection = placed.projection
            let ends = [extent.start, extent.end].map {
                axis == .horizontal ? projection.x($0) : projection.y($0)
            }
            return Redline(
                constraints: [], axis: axis,
                shape: .dimension(
                    Extent(start: ends[0], end: ends[1]), requestedEnd: nil, from: (across, across)),
                standing: .measured, text: Amount.text(extent.length),
                facing: shown[0].extent(axis.across).shared(with: shown[1].extent(axis.across)))
        }
    }
}
