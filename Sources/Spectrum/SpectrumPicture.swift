import Engine
import Foundation
import LayoutRender
import Sweep

/// Draws the picture of a sweep: the canvas's size goes down the page, positions across it.
public enum SpectrumPicture {
    /// Draws a spectrum with a panel for each sweep and returns the file's bytes.
    ///
    /// - Throws: `RenderError` if Cairo fails.
    public static func render(
        _ sweeps: [LayoutSweep], format: PictureFormat, options: SpectrumOptions = SpectrumOptions()
    ) throws(RenderError) -> Data {
        let measurer = Typesetter(fonts: options.fonts)
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
