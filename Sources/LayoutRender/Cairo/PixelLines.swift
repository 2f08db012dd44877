import LayoutDrawing
import Foundation

/// Dashed and oblique lines in pixels of a picture; others are rectangles, which Cairo is good at.
struct PixelLines: Sendable {
    let dashes: LineDashes
    /// The lines that are drawn with one mask each.
    let groups: [LineGroup]

    /// Creates lines with a number of pixels per point; nil if they are better drawn by Cairo.
    ///
    /// - Parameter isOpaque: Whether lines that cross one another can be drawn one by one.
    init?(_ lines: DisplayLines, scale: Double, isOpaque: Bool) {
        let stroke = lines.stroke
        let isRectangular = stroke.dash.isEmpty && !stroke.isRound
        guard let dashes = LineDashes(stroke, scale: scale),
            !isRectangular || lines.segments.contains(where: \.isOblique)
        else { return nil }
        func point(_ point: CGPoint) -> CoverageMask.Point {
            CoverageMask.Point(x: point.x * scale, y: point.y * scale)
        }
        let segments = lines.segments.map { segment in
            LineSegment(
                start: point(segment.start), end: point(segment.end), halfWidth: stroke.width * scale / 2)
        }
        guard segments.allSatisfy({ $0.length > 0 && $0.length.isFinite }) else { return nil }
        let groups = LineGroup.groups(of: segments)
        guard isOpaque || groups.allSatisfy(\.isDense) else { return nil }
        self.dashes = dashes
        self.groups = groups.flatMap { $0.isDense ? [$0] : $0.lines.map { LineGroup([$0]) } }
    }
}

/// Lines that are drawn with one mask.
struct LineGroup: Sendable {
    let lines: [LineSegment]
    let columns: ClosedRange<Double>
    let rows: ClosedRange<Double>

    fileprivate init(_ lines: [LineSegment]) {
        self.lines = lines
        columns = Self.union(lines.map(\.x))
        rows = Self.union(lines.map(\.y))
    }

    /// Whether the mask isn't much larger than the lines.
    fileprivate var isDense: Bool {
        Self.size(columns, rows) <= 2 * lines.reduce(0) { $0 + Self.size($1.x, $1.y) }
    }

    /// Returns lines in groups that have no rows in common, from top to bottom.
    fileprivate static func groups(of lines: [LineSegment]) -> [LineGroup] {
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
