import Engine
import Foundation
import LayoutRender
import Testing

/// Writes every sample's picture to the folder named by LAYOUT_RENDER_PICTURES, for viewing.
@Suite struct PictureFiles {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["LAYOUT_RENDER_PICTURES"] != nil))
    func write() throws {
        let folder = ProcessInfo.processInfo.environment["LAYOUT_RENDER_PICTURES"] ?? ""
        for layout in Samples.all {
            for appearance in [Appearance.light, .dark] {
                let options = RenderOptions(appearance: appearance)
                for (format, ending) in [
                    (PictureFormat.png, "png"), (.svg, "svg"), (.flatSVG, "flat.svg"), (.pdf, "pdf"),
                ] {
                    let data = try LayoutPicture.render(layout, format: format, options: options)
                    try data.write(to: URL(fileURLWithPath: "\(folder)/\(layout.id)-\(appearance).\(ending)"))
                }
            }
        }
    }
}
