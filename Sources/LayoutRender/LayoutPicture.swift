import LayoutDrawing
import LayoutValues
import Foundation

/// Pictures of solved layouts, in any format.
package enum LayoutPicture {
    /// Draws a layout and returns the file's bytes.
    ///
    /// The same layout and options give the same bytes on every machine, unless characters come from its fonts; PDF and flat
    /// SVG contain the version of Cairo. May be called on several threads at once.
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    package static func render(
        _ layout: SolvedLayout, format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        try render(PicturePage(.layout(layout), options: options), format: format)
    }

    /// Draws a page and returns the file's bytes.
    ///
    /// It takes no more than `work`, if that isn't nil, which tells what was left out.
    ///
    /// - Throws: `RenderError` if the page can't be drawn, or Cairo fails.
    package static func render(
        _ page: PicturePage, format: PictureFormat, work: DrawingWork? = nil
    ) throws(RenderError) -> Data {
        try draw(format, page.options, work) { measurer throws(RenderError) in try page.list(measurer) }
    }

    /// Draws a layout and returns the picture that files of every format are made of.
    ///
    /// It takes no more than `work`, if that isn't nil, which tells what was left out. `measuring` wraps the measurer of texts.
    ///
    /// - Throws: `RenderError` if the layout or the options can't be drawn.
    package static func list(
        of layout: SolvedLayout, options: RenderOptions, work: DrawingWork? = nil,
        measuring: (Typesetter) -> LineMeasurer = { LineMeasurer($0) }
    ) throws(RenderError) -> DisplayList {
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font, work: work) {
            typesetter throws(RenderError) in
            let builder = DisplayListBuilder(
                layout: layout, options: options.drawing, measurer: measuring(typesetter))
            return finished(try builder.build(), options)
        }
    }

    /// Draws a layout compared with an earlier one and returns the file's bytes: earlier positions, distances
    /// moved, items added and removed.
    ///
    /// It takes no more than `work`, if that isn't nil, which tells what was left out.
    ///
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    package static func difference(
        from earlier: SolvedLayout, to layout: SolvedLayout, format: PictureFormat,
        options: RenderOptions = RenderOptions(), work: DrawingWork? = nil
    ) throws(RenderError) -> Data {
        var options = options
        options.isToScale = true
        options.zoom = CanvasFitting(layout: layout, layers: options.layers).zoom
        options.isScreen = false
        options.comparesInDetail = true
        options.layers.subtract([.guideConstraints, .ambiguity])
        let drawn = options
        return try draw(format, drawn, work) { measurer throws(RenderError) in
            try DisplayListBuilder(
                layout: layout, options: drawn.drawing, measurer: measurer, earlier: earlier
            )
            .build()
        }
    }

    private static func draw(
        _ format: PictureFormat, _ options: RenderOptions, _ work: DrawingWork? = nil,
        _ list: (Typesetter) throws(RenderError) -> DisplayList
    ) throws(RenderError) -> Data {
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font, work: work) {
            measurer throws(RenderError) in
            try file(of: finished(try list(measurer), options), format, options, text: measurer)
        }
    }

    /// Returns a picture with what applies to every kind of it: the theme's line weight, and whether it has a background.
    static func finished(_ list: DisplayList, _ options: RenderOptions) -> DisplayList {
        var list = list.weighted(by: options.theme.lineWeight)
        if !options.hasBackground { list.background = nil }
        return list
    }

    /// Returns the bytes of a picture's file: the only place that chooses what writes a format.
    package static func file(
        of list: DisplayList, _ format: PictureFormat, _ options: RenderOptions, text: Typesetter
    ) throws(RenderError) -> Data {
        try text.work?.checkIsWanted()
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
    /// It takes no more than `work`, if that isn't nil, which tells what was left out.
    ///
    /// - Throws: `RenderError` if the layout or the options can't be drawn, or Cairo fails.
    /// - Complexity: O(*n* + *p*) in the list's elements and the picture's pixels.
    package static func png(
        _ layout: SolvedLayout, options: RenderOptions = RenderOptions(), work: DrawingWork? = nil
    ) throws(RenderError) -> (file: Data, projection: CanvasProjection) {
        try TypesetterPool.shared.lend(options.fonts, preferring: options.theme.font, work: work) {
            measurer throws(RenderError) in
            let list = finished(
                try DisplayListBuilder(layout: layout, options: options.drawing, measurer: measurer).build(),
                options)
            try work?.checkIsWanted()
            let painter = CairoPainter(theme: options.theme, text: measurer)
            return (Data(try painter.png(list, scale: options.scale)), list.projection)
        }
    }
}
