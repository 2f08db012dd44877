import Engine
import Foundation

/// Pictures of solved layouts, in any format.
public enum LayoutPicture {
    /// The file's bytes of a layout's picture.
    ///
    /// The same layout and options give the same bytes wherever the same Cairo, Pango and fonts are. May be called on
    /// several threads at once.
    /// - Throws: `RenderError` where the layout or options cannot be drawn, or Cairo refuses.
    public static func render(
        _ layout: SolvedLayout, format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        try draw(format, options) { measurer throws(RenderError) in
            try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
        }
    }

    /// The file's bytes of a sheet: layouts side by side at one scale.
    ///
    /// - Throws: `RenderError` where a layout or the options cannot be drawn, or Cairo refuses.
    public static func sheet(
        of cells: [SheetCell], format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        try draw(format, options) { measurer throws(RenderError) in
            try SheetBuilder(cells: cells, options: options, measurer: measurer).build()
        }
    }

    /// The file's bytes of a layout exploded into planes by kind.
    ///
    /// - Throws: `RenderError` where the layout cannot be drawn, or Cairo refuses.
    public static func exploded(
        _ layout: SolvedLayout, format: PictureFormat, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        try draw(format, options) { measurer throws(RenderError) in
            try ExplodedBuilder(layout: layout, options: options, measurer: measurer).build()
        }
    }

    /// The file's bytes of a layout compared with an earlier one: where things were, how far they moved, what appeared and
    /// what went.
    ///
    /// - Throws: `RenderError` where the layout or options cannot be drawn, or Cairo refuses.
    public static func difference(
        from earlier: SolvedLayout, to layout: SolvedLayout, format: PictureFormat,
        options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> Data {
        var options = options
        options.isToScale = true
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
        _ list: (PangoTextMeasurer) throws(RenderError) -> DisplayList
    ) throws(RenderError) -> Data {
        try MeasurerPool.shared.lend { measurer throws(RenderError) in
            let list = try list(measurer)
            let painter = CairoPainter(theme: options.theme, text: measurer)
            switch format {
            case .png: return Data(try painter.png(list, scale: options.scale))
            case .pdf: return Data(try painter.pdf(list, creationDate: options.creationDate))
            case .svg:
                return Data(SVGWriter(appearance: options.appearance, theme: options.ownTheme).write(list))
            case .flatSVG: return Data(try painter.flatSVG(list))
            }
        }
    }

    /// A PNG file's bytes of a layout's picture, and how the canvas lies in it, in points.
    ///
    /// - Throws: `RenderError` where the layout or options cannot be drawn, or Cairo refuses.
    public static func png(
        _ layout: SolvedLayout, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> (file: Data, projection: CanvasProjection) {
        let measurer = try PangoTextMeasurer()
        let list = try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
        let painter = CairoPainter(theme: options.theme, text: measurer)
        return (Data(try painter.png(list, scale: options.scale)), list.projection)
    }
}
