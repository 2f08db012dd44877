import LayoutDrawing
import CCairo
import LayoutValues
import Foundation

/// Draws a display list with Cairo as pixels, PDF or flat SVG.
package struct CairoPainter {
    private let commands: CommandPainter
    private let text: Typesetter

    /// Creates a painter with a theme's colours; `text` must be the typesetter that the display list was built with.
    package init(theme: Theme, text: Typesetter) {
        commands = CommandPainter(theme: theme)
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
        let bands = PixelBands(
            size: list.size, scale: scale, isOpaque: list.background != nil, isOneBand: isOneBand)
        return try bands.png(work: text.work) {
            // The typesetter works on this thread only.
            let drawn = DrawnCommand.commands(
                of: list, scale: scale, text: text, isOpaque: commands.isOpaque)
            return { [commands] painter in
                commands.paintBackground(of: list, in: painter.cairo)
                for index in drawn.indices where drawn[index].heights.overlaps(painter.band.heights) {
                    commands.paint(drawn[index], with: painter)
                }
            }
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
        return FlatSVGIdentifiers.renumbered(FlatSVGClips.styled(try paint(list, kind: .svg)))
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
        let cairo = surface.context
        commands.paintBackground(of: list, in: cairo)
        for command in list.commands { commands.paint(command, in: cairo) { text.show($0, in: cairo) } }
    }
}
