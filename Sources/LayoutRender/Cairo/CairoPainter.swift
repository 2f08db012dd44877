import CCairo
import Engine
import Foundation

/// Draws a display list with Cairo as pixels, PDF or flat SVG.
package struct CairoPainter {
    private let theme: Theme
    private let text: Typesetter

    /// Creates a painter with a theme's colours; `text` must be the typesetter that the display list was built with.
    package init(theme: Theme, text: Typesetter) {
        self.theme = theme
        self.text = text
    }

    /// Returns the picture as a PNG with `scale` pixels per point.
    ///
    /// - Throws: `RenderError` if it is too large or Cairo fails.
    /// - Complexity: O(*n* + *p*) in the list's elements and the picture's pixels.
    package func png(_ list: DisplayList, scale: Double) throws(RenderError) -> [UInt8] {
        let hasImages = list.commands.contains { if case .image = $0 { true } else { false } }
        return try png(list, scale: scale, isOneBand: hasImages)
    }

    /// Returns the picture as a PNG, which is drawn in one piece or in bands.
    func png(_ list: DisplayList, scale: Double, isOneBand: Bool) throws(RenderError) -> [UInt8] {
        guard RenderLimits.scales.contains(scale) else { throw .invalidScale(scale) }
        try checkSize(list.size, scale: scale)
        let extents = list.commands.map(verticalExtent)
        let bands = try PixelBands(
            size: list.size, scale: scale, isOpaque: list.background != nil, isOneBand: isOneBand)
        let mask = CoverageMask()
        return try bands.png { cairo, band in
            let painter = PixelPainter(cairo: cairo, scale: scale, top: band.top, mask: mask)
            paint(list, in: cairo, pixels: painter) { extents[$0].overlaps(band.heights) }
        }
    }

    /// Returns the picture as one page of PDF with one unit per point.
    ///
    /// - Throws: `RenderError` if Cairo fails.
    /// - Complexity: O(*n*) in the list's elements.
    package func pdf(_ list: DisplayList, creationDate: Date) throws(RenderError) -> [UInt8] {
        try checkSize(list.size, scale: 1)
        return try paint(list, kind: .pdf(title: list.title, creationDate: creationDate))
    }

    /// Returns the picture as SVG that contains only shapes, with one pixel per point.
    ///
    /// - Throws: `RenderError` if Cairo fails.
    /// - Complexity: O(*n*) in the list's elements.
    package func flatSVG(_ list: DisplayList) throws(RenderError) -> [UInt8] {
        try checkSize(list.size, scale: 1)
        return FlatSVGIdentifiers.renumbered(try paint(list, kind: .svg))
    }

    /// Throws if a picture is too large for a file.
    func checkSize(_ size: CGSize, scale: Double) throws(RenderError) {
        let (width, height) = (size.width * scale, size.height * scale)
        let side = Double(RenderLimits.maximumSide)
        guard width <= side, height <= side, width * height <= Double(RenderLimits.maximumPixels) else {
            throw .tooLarge(width: width, height: height)
        }
    }

    private func paint(_ list: DisplayList, kind: CairoSurface.Kind) throws(RenderError) -> [UInt8] {
        let surface = try CairoSurface(size: list.size, kind: kind)
        paint(list, in: surface)
        return try surface.finish()
    }

    /// Draws a picture on a surface that keeps text.
    func paint(_ list: DisplayList, in surface: CairoSurface) {
        paint(list, in: surface.context, pixels: nil) { _ in true }
    }

    /// Draws those commands of a picture that meet a condition, with texts and lines as pixels unless they are kept.
    private func paint(
        _ list: DisplayList, in cairo: OpaquePointer, pixels: PixelPainter?, where isPainted: (Int) -> Bool
    ) {
        if let background = list.background {
            setSource(Paint(background), in: cairo)
            cairo_paint(cairo)
        }
        for index in list.commands.indices where isPainted(index) {
            paint(list.commands[index], in: cairo, pixels: pixels)
        }
    }

    private func paint(_ command: DisplayCommand, in cairo: OpaquePointer, pixels: PixelPainter?) {
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
            paint(rectangle, in: cairo)
        case .lines(let lines):
            setSource(lines.stroke.paint, in: cairo)
            if let pixels, pixels.stroke(lines, isOpaque: isOpaque(lines.stroke.paint)) { return }
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
            if let pixels {
                pixels.fill(text.outlines(of: line, scale: pixels.scale, top: pixels.top))
            } else {
                text.show(line, in: cairo)
            }
        }
    }

    /// Returns the heights that a command may draw at, in points of the picture; all of them for groups and pictures.
    private func verticalExtent(of command: DisplayCommand) -> ClosedRange<Double> {
        switch command {
        case .beginGroup, .endGroup, .image: return -.infinity ... .infinity
        case .rectangle(let rectangle):
            return Self.extent(
                of: [rectangle.frame.minY, rectangle.frame.maxY], within: rectangle.stroke?.width)
        case .lines(let lines):
            return Self.extent(
                of: lines.segments.flatMap { [$0.start.y, $0.end.y] }, within: lines.stroke.width)
        case .polygon(let polygon):
            // Cairo's limit for mitered corners is ten times the width.
            return Self.extent(of: polygon.points.map(\.y), within: polygon.stroke.map { 10 * $0.width })
        case .text(let line):
            return text.verticalExtent(of: line)
        }
    }

    private static func extent(of heights: [CGFloat], within distance: Double?) -> ClosedRange<Double> {
        let (low, high) = (Double(heights.min() ?? 0), Double(heights.max() ?? 0))
        return (low - (distance ?? 0))...(high + (distance ?? 0))
    }

    private func paint(_ rectangle: DisplayRectangle, in cairo: OpaquePointer) {
        addPath(of: rectangle, in: cairo)
        if let fill = rectangle.fill {
            setSource(fill, in: cairo)
            cairo_fill_preserve(cairo)
        }
        if let line = rectangle.stroke { stroke(line, in: cairo) }
        cairo_new_path(cairo)
    }

    private func paint(_ polygon: DisplayPolygon, in cairo: OpaquePointer) {
        cairo_new_path(cairo)
        for point in polygon.points { cairo_line_to(cairo, point.x, point.y) }
        cairo_close_path(cairo)
        if let fill = polygon.fill {
            setSource(fill, in: cairo)
            cairo_fill_preserve(cairo)
        }
        if let line = polygon.stroke { stroke(line, in: cairo) }
        cairo_new_path(cairo)
    }

    private func addPath(of rectangle: DisplayRectangle, in cairo: OpaquePointer) {
        let frame = rectangle.frame
        let radius = min(rectangle.cornerRadius, frame.width / 2, frame.height / 2)
        guard radius > 0 else {
            cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
            return
        }
        // Starts where SVG's rect does, so that dashes are in the same places.
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, frame.maxX - radius, frame.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, frame.maxX - radius, frame.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, frame.minX + radius, frame.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, frame.minX + radius, frame.minY + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo)
    }

    private func stroke(_ line: Stroke, in cairo: OpaquePointer) {
        setSource(line.paint, in: cairo)
        cairo_set_line_width(cairo, line.width)
        cairo_set_line_cap(cairo, line.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, line.dash, Int32(line.dash.count), 0)
        cairo_stroke(cairo)
    }

    private func isOpaque(_ paint: Paint) -> Bool { paint.opacity * theme[paint.role].opacity >= 1 }

    private func setSource(_ paint: Paint, in cairo: OpaquePointer) {
        let color = theme[paint.role]
        cairo_set_source_rgba(
            cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
            paint.opacity * color.opacity)
    }
}
