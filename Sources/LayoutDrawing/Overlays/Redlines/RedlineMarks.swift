import LayoutValues

/// The marks on a sheet, bow ties and dashes, kept off letters and off one another.
struct RedlineMarks {
    /// A bow tie with its centre.
    struct BowTie {
        var redline: Redline
        var middle: CGPoint
    }

    private(set) var bowTies: [BowTie] = []
    /// Dashes with their parts that cover no letters.
    private(set) var dashes: [(redline: Redline, segments: [DisplayLines.Segment])] = []

    /// The size of a bow tie along its axis and across it, in points.
    static let size = CGSize(width: 12, height: 8)
    /// The distance of marks from letters, in points.
    private static let gap = 1.5

    /// Places the marks; `texts` are the boxes of letters on the sheet.
    init(_ redlines: [Redline], texts: SpatialGrid, sheet: CGRect) {
        var taken = SpatialGrid(bounds: sheet)
        for redline in redlines {
            switch redline.shape {
            case .dimension: continue
            case .joint(let along, let across):
                let free = Self.places(on: across).lazy.map { redline.axis.point(along, $0) }.first {
                    middle in
                    let box = Self.box(around: middle, redline.axis).insetBy(dx: -Self.gap, dy: -Self.gap)
                    return !texts.contains(overlapping: box) { _ in true }
                        && !taken.contains(overlapping: box) { _ in true }
                }
                guard let free else { continue }
                taken.insert(Self.box(around: free, redline.axis), item: -1)
                bowTies.append(BowTie(redline: redline, middle: free))
            case .alignment(let along, let across):
                let segments = across.flatMap { extent in
                    texts.free(
                        from: redline.axis.point(along, extent.start),
                        to: redline.axis.point(along, extent.end))
                }
                if !segments.isEmpty { dashes.append((redline, segments)) }
            }
        }
    }

    /// The areas that the marks cover.
    var obstacles: [CGRect] {
        bowTies.map { Self.box(around: $0.middle, $0.redline.axis).insetBy(dx: -1, dy: -1) }
            + dashes.flatMap { dash in
                dash.segments.flatMap { CalloutRouter.boxes(along: [$0.start, $0.end]) }
            }
    }

    /// Returns the area that a bow tie covers.
    static func box(around middle: CGPoint, _ axis: LayoutAxis) -> CGRect {
        let size = axis == .horizontal ? size : CGSize(width: size.height, height: size.width)
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns positions along a shared edge, the middle first.
    private static func places(on edge: Extent) -> [Double] {
        guard edge.length > 2 * size.height else { return [edge.middle] }
        let ends = [edge.start + size.height, edge.end - size.height]
        return [0.5, 0.25, 0.75, 0.125, 0.875].map { edge.start + edge.length * $0 } + ends
    }
}

extension SpatialGrid {
    /// Returns the parts of a horizontal or vertical line that cross none of the rectangles.
    func free(from start: CGPoint, to end: CGPoint) -> [DisplayLines.Segment] {
        let isVertical = start.x == end.x
        let line = CGRect(
            x: min(start.x, end.x) - 0.5, y: min(start.y, end.y) - 0.5, width: abs(end.x - start.x) + 1,
            height: abs(end.y - start.y) + 1)
        var whole = isVertical ? Extent(start.y, end.y) : Extent(start.x, end.x)
        var parts: [DisplayLines.Segment] = []
        func add(_ first: Double, _ last: Double) {
            guard last - first > 1 else { return }
            parts.append(
                isVertical
                    ? .init(CGPoint(x: start.x, y: first), CGPoint(x: start.x, y: last))
                    : .init(CGPoint(x: first, y: start.y), CGPoint(x: last, y: start.y)))
        }
        let obstacles = frames(overlapping: line).map {
            isVertical ? $0.extent(.vertical) : $0.extent(.horizontal)
        }
        for obstacle in obstacles.sorted(by: { $0.start < $1.start }) {
            add(whole.start, min(obstacle.start - 1, whole.end))
            whole.start = max(whole.start, obstacle.end + 1)
        }
        add(whole.start, whole.end)
        return parts
    }
}
