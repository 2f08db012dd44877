import TextMetrics
import Foundation
import TextShaping

/// Where the glyphs of a line are in a picture.
///
/// A line that isn't as wide as its glyphs has space between these; letters that are joined are scaled instead.
struct LinePlacement {
    /// The line's start on its baseline.
    let origin: CGPoint
    /// Points per em.
    let size: Double
    /// The space after each cluster in points; negative if the line is narrower than its glyphs.
    let spacing: Double
    /// The horizontal scale of the glyphs.
    let stretch: Double

    init(_ text: DisplayText, line: ShapedLine) {
        size = Double(text.font.size)
        origin = CGPoint(x: text.minX, y: text.origin.y)
        let natural = line.width * size
        let fitting = Self.fitting(natural: natural, width: text.width, line: line)
        (spacing, stretch) = (fitting.spacing, fitting.stretch)
    }

    /// Returns the space between clusters, or the scale, with which a line is as wide as wanted.
    static func fitting(natural: Double, width: Double, line: ShapedLine) -> (
        spacing: Double, stretch: Double
    ) {
        guard abs(natural - width) > 0.001 else { return (0, 1) }
        let gaps = line.clusterCount - 1
        guard !line.isJoined, gaps > 0 else { return (0, width / natural) }
        return ((width - natural) / Double(gaps), 1)
    }

    /// Returns where a glyph's origin is.
    func point(of glyph: ShapedLine.Glyph, in run: ShapedLine.Run) -> CGPoint {
        let place = run.isRightToLeft ? run.clusters.count - 1 - glyph.cluster : glyph.cluster
        return CGPoint(
            x: origin.x + glyph.x * size * stretch + Double(run.firstPlace + place) * spacing,
            y: origin.y - glyph.y * size)
    }
}
