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
        let areas = segments.map { CoverageMask.area(x: $0.x, y: $0.y, in: cairo) }
        let all = CoverageMask.area(
            x: Self.union(segments.map(\.x)), y: Self.union(segments.map(\.y)), in: cairo)
        guard let all else { return true }
        let sum = areas.reduce(0) { $0 + ($1?.size ?? 0) }
        if all.size <= 2 * sum {
            mask.begin(all)
            for segment in segments { dashes.add(segment, to: mask, within: all) }
            mask.paint(in: cairo)
        } else if isOpaque {
            for (segment, area) in zip(segments, areas) {
                guard let area else { continue }
                mask.begin(area)
                dashes.add(segment, to: mask, within: area)
                mask.paint(in: cairo)
            }
        } else {
            return false
        }
        return true
    }

    private func point(_ point: CGPoint) -> CoverageMask.Point {
        CoverageMask.Point(x: point.x * scale, y: point.y * scale - band.top)
    }

    private static func union(_ ranges: [ClosedRange<Double>]) -> ClosedRange<Double> {
        let (low, high) = (ranges.map(\.lowerBound).min() ?? 0, ranges.map(\.upperBound).max() ?? 0)
        return low...max(low, high)
    }
}
