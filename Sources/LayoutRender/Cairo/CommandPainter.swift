import LayoutDrawing
import CCairo
import LayoutValues
import Foundation

/// Draws the commands of a display list with a context of Cairo, on any thread.
struct CommandPainter: Sendable {
    let theme: Theme

    /// Fills the background of a picture, if it has one.
    func paintBackground(of list: DisplayList, in cairo: OpaquePointer) {
        guard let background = list.background else { return }
        setSource(Paint(background), in: cairo)
        cairo_paint(cairo)
    }

    /// Draws a command, for pixels if a painter of them is given; `showText` draws a text with the current source.
    func paint(
        _ command: DisplayCommand, in cairo: OpaquePointer, pixels: PixelPainter? = nil,
        showText: (DisplayText) -> Void
    ) {
        switch command {
        case .beginGroup(let group):
            cairo_save(cairo)
            if let clip = group.clip {
                cairo_rectangle(cairo, clip.minX, clip.minY, clip.width, clip.height)
                cairo_clip(cairo)
            }
        case .endGroup:
            cairo_restore(cairo)
        case .rectangle(let rectangle):
            paint(rectangle, in: cairo, pixels: pixels)
        case .lines(let lines):
            setSource(lines.stroke.paint, in: cairo)
            for segment in lines.segments {
                cairo_move_to(cairo, segment.start.x, segment.start.y)
                cairo_line_to(cairo, segment.end.x, segment.end.y)
            }
            stroke(lines.stroke, in: cairo)
        case .polygon(let polygon):
            paint(polygon, in: cairo)
        case .image(let image):
            CairoImage.paint(image, in: cairo)
        case .text(let line):
            setSource(line.paint, in: cairo)
            showText(line)
        }
    }

    /// Draws a command on a band of pixels.
    func paint(_ drawn: DrawnCommand, with pixels: PixelPainter) {
        switch drawn.shape {
        case .text(let text, let outlines):
            setSource(text.paint, in: pixels.cairo)
            pixels.fill(outlines)
        case .lines(let lines, let shape):
            setSource(lines.stroke.paint, in: pixels.cairo)
            pixels.stroke(shape)
        case nil:
            paint(drawn.command, in: pixels.cairo, pixels: pixels) { _ in }
        }
    }

    private func paint(_ rectangle: DisplayRectangle, in cairo: OpaquePointer, pixels: PixelPainter?) {
        let outline = RoundedRectangle(rectangle)
        if let pixels, rectangle.stroke?.dash.isEmpty ?? true,
            let parts = outline.parts(
                within: pixels.band.heights, scale: pixels.scale, lineWidth: rectangle.stroke?.width ?? 0)
        {
            if let fill = rectangle.fill {
                setSource(fill, in: cairo)
                outline.fill(parts, in: cairo)
            }
            if let line = rectangle.stroke {
                setSource(line.paint, in: cairo)
                outline.stroke(parts, width: line.width, in: cairo)
            }
            return
        }
        outline.addPath(in: cairo)
        paintPath(fill: rectangle.fill, stroke: rectangle.stroke, in: cairo)
    }

    private func paint(_ polygon: DisplayPolygon, in cairo: OpaquePointer) {
        cairo_new_path(cairo)
        for point in polygon.points { cairo_line_to(cairo, point.x, point.y) }
        cairo_close_path(cairo)
        paintPath(fill: polygon.fill, stroke: polygon.stroke, in: cairo)
    }

    /// Fills the current path, draws a line along it, and begins another one.
    private func paintPath(fill: Paint?, stroke line: Stroke?, in cairo: OpaquePointer) {
        if let fill {
            setSource(fill, in: cairo)
            cairo_fill_preserve(cairo)
        }
        if let line { stroke(line, in: cairo) }
        cairo_new_path(cairo)
    }

    private func stroke(_ line: Stroke, in cairo: OpaquePointer) {
        setSource(line.paint, in: cairo)
        cairo_set_line_width(cairo, line.width)
        cairo_set_line_cap(cairo, line.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, line.dash, Int32(line.dash.count), 0)
        cairo_stroke(cairo)
    }

    /// Returns whether nothing is seen through a paint.
    func isOpaque(_ paint: Paint) -> Bool { paint.opacity * theme[paint.role].opacity >= 1 }

    /// Draws with a paint from now on.
    func setSource(_ paint: Paint, in cairo: OpaquePointer) {
        let color = theme[paint.role]
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            paint.opacity * color.opacity)
    }
}
