import LayoutDrawing
import TextMetrics
import Foundation
import TextShaping

/// Where the glyphs of a line are in a picture.
struct LinePlacement {
    /// The line's start on its baseline.
    let origin: CGPoint
    /// Points per em.
    let size: Double
    /// The space after each cluster in points.
    let spacing: Double
    /// The horizontal scale of the glyphs.
    let stretch: Double

    init(_ text: DisplayText) {
        size = Double(text.font.size)
        origin = CGPoint(x: text.minX, y: text.origin.y)
        spacing = text.letterSpacing
        stretch = text.stretch
    }

    /// Returns where a glyph's origin is.
    func point(of glyph: ShapedLine.Glyph, in run: ShapedLine.Run) -> CGPoint {
        let place = run.isRightToLeft ? run.clusterStarts.count - 1 - glyph.cluster : glyph.cluster
        return CGPoint(
            x: origin.x + glyph.x * size * stretch + Double(run.firstPlace + place) * spacing,
            y: origin.y - glyph.y * size)
    }
}
