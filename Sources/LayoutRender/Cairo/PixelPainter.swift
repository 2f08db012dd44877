import CCairo
import Foundation

/// Draws texts and lines as pixels by the exact areas that they cover, with a context's current source.
struct PixelPainter {
    /// The context of a surface of pixels.
    let cairo: OpaquePointer
    /// The pixels per point.
    let scale: Double
    /// What the surface shows.
    let band: PixelBands.Band
    /// The mask to draw with.
    let mask: CoverageMask

    /// Draws outlines that overlap nothing twice, at places in pixels of the picture.
    func fill(_ outlines: [CoverageMask.Placed]) {
        let outlines = outlines.map { outline in
            var outline = outline
            outline.y -= band.top
            return outline
        }
        guard let area = CoverageMask.area(of: outlines, in: cairo) else { return }
        mask.begin(area)
        for outline in outlines { mask.add(outline) }
        mask.paint(in: cairo)
    }

    /// Draws dashed and oblique lines, and returns whether it did; others are rectangles, which Cairo is good at.
    ///
    /// - Parameter isOpaque: Whether lines that cross one another can be drawn one by one.
    func stroke(_ lines: DisplayLines, isOpaque: Bool) -> Bool {
        let stroke = lines.stroke
        let isRectangular = stroke.dash.isEmpty && !stroke.isRound
        guard let dashes = LineDashes(stroke, scale: scale),
            !isRectangular || lines.segments.contains(where: \.isOblique)
        else { return false }
        let segments = lines.segments.map { segment in
            LineSegment(
                start: point(segment.start), end: point(segment.end), halfWidth: stroke.width * scale / 2)
        }
        guard segments.allSatisfy({ $0.length > 0 && $0.length.isFinite }) else { return false }
        // Whole lines decide how they are drawn, so that it is the same in all bands.
        let groups = LineGroup.groups(of: segments)
        guard isOpaque || groups.allSatisfy(\.isDense) else { return false }
        for group in groups.flatMap({ $0.isDense ? [$0] : $0.lines.map { LineGroup([$0]) } }) {
            guard let area = CoverageMask.area(x: group.columns, y: group.rows, in: cairo) else { continue }
            for part in area.parts(of: Self.maskSize) {
                mask.begin(part)
                for line in group.lines { dashes.add(line, to: mask, within: part) }
                mask.paint(in: cairo)
            }
        }
        return true
    }

    /// The pixels of a mask that stays in a processor's cache, more or less.
    private static let maskSize = 1 << 14

    private func point(_ point: CGPoint) -> CoverageMask.Point {
        CoverageMask.Point(x: point.x * scale, y: point.y * scale - band.top)
    }
}

/// Lines that are drawn with one mask.
private struct LineGroup {
    let lines: [LineSegment]
    let columns: ClosedRange<Double>
    let rows: ClosedRange<Double>

    init(_ lines: [LineSegment]) {
        self.lines = lines
        columns = Self.union(lines.map(\.x))
        rows = Self.union(lines.map(\.y))
    }

    /// Whether the mask isn't much larger than the lines.
    var isDense: Bool {
        Self.size(columns, rows) <= 2 * lines.reduce(0) { $0 + Self.size($1.x, $1.y) }
    }

    /// Returns lines in groups that have no rows in common, from top to bottom.
    static func groups(of lines: [LineSegment]) -> [LineGroup] {
        var groups: [[LineSegment]] = []
        var end = -Double.infinity
        for line in lines.sorted(by: { $0.y.lowerBound < $1.y.lowerBound }) {
            // Pixels can belong to two lines.
            if line.y.lowerBound < end + 1, let last = groups.indices.last {
                groups[last].append(line)
            } else {
                groups.append([line])
            }
            end = max(end, line.y.upperBound)
        }
        return groups.map { LineGroup($0) }
    }

    /// The number of pixels of an area.
    private static func size(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> Double {
        (columns.upperBound - columns.lowerBound) * (rows.upperBound - rows.lowerBound)
    }

    private static func union(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double> {
        let (low, high) = (ranges.map(\.lowerBound).min() ?? 0, ranges.map(\.upperBound).max() ?? 0)
        return low...max(low, high)
    }
}
