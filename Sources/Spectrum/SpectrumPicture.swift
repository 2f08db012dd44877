import Engine
import Foundation
import LayoutRender
import Sweep

/// The picture of a sweep: the canvas's size down the page, positions across it.
public enum SpectrumPicture {
    /// The file's bytes of a spectrum with a panel for each sweep.
    ///
    /// - Throws: `RenderError` where Cairo refuses.
    public static func render(
        _ sweeps: [LayoutSweep], format: PictureFormat, options: SpectrumOptions = SpectrumOptions()
    ) throws(RenderError) -> Data {
        let measurer = try PangoTextMeasurer()
        let list = SpectrumBuilder(sweeps: sweeps, options: options, measurer: measurer).build()
        let painter = CairoPainter(theme: options.appearance.theme, text: measurer)
        switch format {
        case .png: return Data(try painter.png(list, scale: options.scale))
        case .pdf: return Data(try painter.pdf(list, creationDate: RenderOptions().creationDate))
        case .svg: return Data(SVGWriter(appearance: options.appearance).write(list))
        case .flatSVG: return Data(try painter.flatSVG(list))
        }
    }
}
