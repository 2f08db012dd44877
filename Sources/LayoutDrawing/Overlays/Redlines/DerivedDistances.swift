import LayoutValues
import Findings

/// The distances between edges of stated dimensions that no constraint states itself.
enum DerivedDistances {
    /// The maximum number of edges of a readable chain.
    private static let most = 14
    private static let shortest = 12.0

    /// Returns dimension lines on the first track of an axis, where there are no stated dimensions: grey, or those of
    /// constraints that state the distance, or its parts.
    static func redlines(between stated: [Redline], axis: LayoutAxis, in placed: PlacedLayout) -> [Redline] {
        let dimensions = stated.compactMap {
            redline -> (extent: Extent, from: (start: Double, end: Double))? in
            guard redline.axis == axis, redline.standing != .measured,
                case .dimension(let extent, _, let from) = redline.shape
            else {
                return nil
            }
            return (extent, from)
        }
        guard !dimensions.isEmpty else { return [] }
        // The canvas's own edges: those of the sheet are on the pixel grid.
        let canvas = placed.projection.picture(CGRect(origin: .zero, size: placed.layout.canvas.size))
            .extent(axis)
        let border = axis == .horizontal ? Double(placed.sheet.maxY) : Double(placed.sheet.minX)
        var edges: [(along: Double, across: Double)] = [(canvas.start, border), (canvas.end, border)]
        for (extent, from) in dimensions {
            edges += [(extent.start, from.start), (extent.end, from.end)]
        }
        edges.sort { ($0.along, $0.across) < ($1.along, $1.across) }
        var distinct: [(along: Double, across: Double)] = []
        for edge in edges where edge.along - (distinct.last?.along ?? -.infinity) > 0.25 {
            distinct.append(edge)
        }
        guard distinct.count <= most else { return [] }
        var known: StatedLengths?
        return zip(distinct, distinct.dropFirst()).compactMap { first, second in
            let extent = Extent(start: first.along, end: second.along)
            let isDrawn = dimensions.contains { $0.extent.shared(with: extent) != nil }
            guard !isDrawn, extent.length >= shortest else { return nil }
            let stated = known ?? StatedLengths(along: axis, in: placed)
            known = stated
            let parts = stated.parts(of: extent)
            return Redline(
                constraints: parts.flatMap { $0.constraints }, axis: axis,
                shape: .dimension(extent, requestedEnd: nil, from: (first.across, second.across)),
                standing: parts.isEmpty ? .derived : .stated,
                text: parts.isEmpty
                    ? Amount.text(placed.projection.canvasLength(extent.length))
                    : parts.map { $0.text }.joined(separator: " + "))
        }
    }
}
