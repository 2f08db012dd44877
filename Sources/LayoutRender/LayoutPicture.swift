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
        try MeasurerPool.shared.lend { measurer throws(RenderError) in
            let list = try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
            let painter = CairoPainter(theme: options.appearance.theme, text: measurer)
            switch format {
            case .png: return Data(try painter.png(list, scale: options.scale))
            case .pdf: return Data(try painter.pdf(list, creationDate: options.creationDate))
            case .svg: return Data(SVGWriter(appearance: options.appearance).write(list))
            case .flatSVG: return Data(try painter.flatSVG(list))
            }
        }
    }

    /// A PNG file's bytes of a layout's picture, and where in it the canvas is, in pixels.
    ///
    /// - Throws: `RenderError` where the layout or options cannot be drawn, or Cairo refuses.
    public static func png(
        _ layout: SolvedLayout, options: RenderOptions = RenderOptions()
    ) throws(RenderError) -> (file: Data, canvas: CGRect) {
        let measurer = try PangoTextMeasurer()
        let list = try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
        let painter = CairoPainter(theme: options.appearance.theme, text: measurer)
        let scale = options.scale
        let canvas = CGRect(
            x: list.canvas.minX * scale, y: list.canvas.minY * scale, width: list.canvas.width * scale,
            height: list.canvas.height * scale)
        return (Data(try painter.png(list, scale: scale)), canvas)
    }
}
