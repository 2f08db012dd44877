import LayoutValues
import Foundation
import LayoutRender
import Sweep

/// Draws the picture of a sweep: the canvas's size goes down the page, positions across it.
package enum SpectrumPicture {
    /// Draws a spectrum with a panel for each sweep and returns the file's bytes.
    ///
    /// - Throws: `RenderError` if Cairo fails.
    package static func render(
        _ sweeps: [LayoutSweep], format: PictureFormat, options: SpectrumOptions = SpectrumOptions()
    ) throws(RenderError) -> Data {
        let measurer = Typesetter(fonts: options.fonts)
        let list = SpectrumBuilder(sweeps: sweeps, options: options, measurer: measurer).build()
        var drawing = RenderOptions(scale: options.scale)
        drawing.appearance = options.appearance
        return try LayoutPicture.file(of: list, format, drawing, text: measurer)
    }
}
