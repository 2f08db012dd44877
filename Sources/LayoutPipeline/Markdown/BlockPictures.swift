import Engine
import LayoutRender

/// Draws the pictures of a block: light and dark, as SVG and on request also as PNG at twice the size.
package struct BlockPictures: Sendable {
    package let output: PictureOutput
    package let drawsBitmaps: Bool
    /// Whether one SVG has both themes.
    package let isAutomatic: Bool

    /// A picture with the ending of its file name.
    package struct Picture: Sendable {
        package var ending: String
        package var bytes: [UInt8]
    }

    /// Returns the pictures of a layout, in the order of their names.
    ///
    /// - Parameter work: The work that they may take, which tells what was left out.
    package func pictures(
        of layout: SolvedLayout, named name: String, work: DrawingWork
    ) throws(RenderError) -> [Picture] {
        func bytes(_ format: PictureFormat, _ options: RenderOptions) throws(RenderError) -> [UInt8] {
            let page = PicturePage(.layout(layout), options: options)
            return [UInt8](try LayoutPicture.render(page, format: format, work: work))
        }
        var pictures: [Picture] = []
        let both = [(Appearance.light, ""), (.dark, "~dark")]
        for (appearance, mark) in isAutomatic ? [(.automatic, "")] : both {
            var options = options(for: layout, named: name)
            options.appearance = appearance
            let form: PictureFormat = output.svgForm == .flat ? .flatSVG : .svg
            pictures.append(Picture(ending: "\(mark).svg", bytes: try bytes(form, options)))
            guard drawsBitmaps else { continue }
            options.scale = 2
            if appearance == .automatic {
                // A bitmap has one theme.
                for (appearance, mark) in both {
                    options.appearance = appearance
                    pictures.append(Picture(ending: "\(mark)@2x.png", bytes: try bytes(.png, options)))
                }
                continue
            }
            pictures.append(Picture(ending: "\(mark)@2x.png", bytes: try bytes(.png, options)))
        }
        return pictures
    }

    /// Describes the pictures in words.
    package func altText(of layout: SolvedLayout, named name: String) -> String {
        LayoutDescription.text(of: layout, options: options(for: layout, named: name).drawing)
    }

    private func options(for layout: SolvedLayout, named name: String) -> RenderOptions {
        var options = output.options
        options.scale = output.scale ?? RenderOptions.scale(for: layout.canvas)
        options.fallbackTitle = name
        return options
    }
}
