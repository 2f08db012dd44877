import CCairo
import TextShaping

/// Adds outlines of glyphs to Cairo's path.
enum GlyphPath {
    /// Adds an outline whose origin is at a point, with the given sizes of a font unit.
    static func add(
        _ outline: GlyphOutline, x: Double, y: Double, unitX: Double, unitY: Double, to cairo: OpaquePointer
    ) {
        for element in outline.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, x + point.x * unitX, y - point.y * unitY)
            case .line(let point): cairo_line_to(cairo, x + point.x * unitX, y - point.y * unitY)
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    cairo, x + first.x * unitX, y - first.y * unitY, x + second.x * unitX,
                    y - second.y * unitY,
                    x + end.x * unitX, y - end.y * unitY)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}
