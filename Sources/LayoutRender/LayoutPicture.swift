import Engine
import Foundation

/// Pictures of solved layouts, in any format.
package enum LayoutPicture {
    /// Draws a layout and returns the file's bytes.
    ///
    /// The same layout and options give the same bytes with the same Cairo, Pango and fonts. May be called on
    /// several threads at once.
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    package static func render(
        _ layout: SolvedLayout, format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        try draw(format, options) { measurer throws(RenderError) in
            try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
        }
    }

    /// Draws a sheet of layouts side by side at one scale and returns the file's bytes.
    ///
    /// - Throws: `RenderError` if a layout or the options can't be drawn, or Cairo fails.
    package static func sheet(
        of cells: [SheetCell], format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        let drawn = options.asDiagram
        return try draw(format, drawn) { measurer throws(RenderError) in
            try SheetBuilder(cells: cells, options: drawn, measurer: measurer).build()
        }
    }

    /// Draws a layout exploded into planes by kind and returns the file's bytes.
    ///
    /// - Throws: `RenderError` if the layout can't be drawn, or Cairo fails.
    package static func exploded(
        _ layout: SolvedLayout, format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        let drawn = options.asDiagram
        return try draw(format, drawn) { measurer throws(RenderError) in
            try ExplodedBuilder(layout: layout, options: drawn, measurer: measurer).build()
        }
    }

    /// Draws a layout compared with an earlier one and returns the file's bytes: earlier positions, distances
    /// moved, items added and removed.
    ///
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    package static func difference(
        from earlier: SolvedLayout, to layout: SolvedLayout, format: PictureFormat,
        options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        var options = options
        options.isToScale = true
        options.isScreen = false
        options.comparesInDetail = true
        options.layers.subtract([.guideConstraints, .ambiguity])
        let drawn = options
        return try draw(format, drawn) { measurer throws(RenderError) in
            try DisplayListBuilder(layout: layout, options: drawn, measurer: measurer, earlier: earlier)
                .build()
        }
    }

    private static func draw(
        _ format: PictureFormat, _ options: RenderOptions,
        _ list: (Typesetter) throws(RenderError) -> DisplayList
    ) throws(RenderError) -> Data {
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font) {
            measurer throws(RenderError) in
            let list = try list(measurer).weighted(by: options.theme.lineWeight)
            return try file(of: list, format, options, text: measurer)
        }
    }

    /// Returns the bytes of a picture's file: the only place that chooses what writes a format.
    package static func file(
        of list: DisplayList, _ format: PictureFormat, _ options: RenderOptions, text: Typesetter
    ) throws(RenderError) -> Data {
        let painter = CairoPainter(theme: options.theme, text: text)
        switch format {
        case .png: return Data(try painter.png(list, scale: options.scale))
        case .pdf: return Data(try painter.pdf(list, creationDate: options.creationDate))
        case .svg:
            let fonts = options.embedsFonts ? text.fonts(of: list) : []
            let writer = SVGWriter(appearance: options.appearance, theme: options.ownTheme, fonts: fonts)
            return Data(writer.write(list))
        case .flatSVG: return Data(try painter.flatSVG(list))
        }
    }

    /// Draws a layout as PNG and returns the file's bytes, and how the canvas is mapped to the picture, in
    /// points.
    ///
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    /// - Complexity: O(*n* + *p*) in the list's elements and the picture's pixels.
    package static func png(
        _ layout: SolvedLayout, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> (file: Data, projection: CanvasProjection) {
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font) {
            measurer throws(RenderError) in
            let list = try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
                .weighted(by: options.theme.lineWeight)
            let painter = CairoPainter(theme: options.theme, text: measurer)
            return (Data(try painter.png(list, scale: options.scale)), list.projection)
        }
    }
}

extension RenderOptions {
    /// The options with room around the canvas.
    fileprivate var asDiagram: RenderOptions {
        var options = self
        options.isScreen = false
        return options
    }
}
