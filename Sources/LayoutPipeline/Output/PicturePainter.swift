import Engine
import FileAccess
import Findings
import Foundation
import LayoutRender

/// How pictures are drawn and where they are written, as it was asked for.
package struct PictureOutput: Sendable {
    package var destination: OutputDestination
    package var format: OutputFormat
    package var svgForm = SVGForm.structured
    package var options = RenderOptions()
    /// The layers that are asked for.
    package var looks = RequestedLooks()
    /// Whether the scenes of an input are combined in one picture.
    package var isSheet = false
    /// Whether views and guides are drawn as planes.
    package var isExploded = false
    /// Whether all pictures of a run are the pages of one PDF.
    package var isDocument: Bool {
        guard case .folder = destination else { return combinesPages && format == .pdf }
        return false
    }

    /// Whether a PDF that is one file has a page for each picture.
    package var combinesPages = false
    /// Whether each picture is described in words on standard output.
    package var printsAltText = false
    /// Pixels per point; nil for the canvas's own.
    package var scale: Double?

    /// Creates the usual output of one picture for each scene.
    package init(_ destination: OutputDestination, format: OutputFormat) {
        self.destination = destination
        self.format = format
    }
}

/// The layers that the project's settings and the command line ask for.
package struct RequestedLooks: Sendable {
    /// Those of the settings, which a document's own look overrides.
    package var settings = PictureLook()
    /// Those of the command line, which overrides everything else.
    package var commandLine = PictureLook()
    /// The preset where nothing names one.
    package var usual = PicturePreset.guides

    /// Creates looks that ask for nothing.
    package init() {}

    /// Whether the settings or the command line ask for a layer.
    package func ask(for layer: PictureLayer) -> Bool {
        (settings.shown + commandLine.shown).contains(layer) && !commandLine.hidden.contains(layer)
    }

    /// Sets the layers of a scene's picture.
    package func apply(to options: inout RenderOptions, of scene: LaidOutScene) {
        options.drawing.setLayers([settings, scene.look, commandLine], usual: usual)
    }
}

/// Draws the scenes of inputs. It can be used on several threads at once.
package struct PicturePainter: Sendable {
    package let output: PictureOutput

    /// Creates a painter.
    package init(output: PictureOutput) { self.output = output }

    /// A scene with the bytes of its picture, or why it couldn't be drawn.
    package struct Picture: Sendable {
        package var scene: LaidOutScene
        package var bytes: Result<[UInt8], RenderError>
        /// A description in words, if requested.
        package var altText: String?
        /// What was left out of it; nil for nothing.
        package var unfinished: Finding?
    }

    /// A picture that isn't drawn yet.
    package struct Page: Sendable {
        package var scene: LaidOutScene
        package var page: PicturePage
        /// A description in words, if requested.
        package var altText: String?
    }

    /// Returns the pictures of an input.
    package func pictures(of layouts: InputLayouts) -> [Picture] {
        pages(of: layouts).map { page in
            let work = page.scene.drawing.work
            let bytes = bytes(of: page, work)
            return Picture(
                scene: page.scene, bytes: bytes, altText: page.altText,
                unfinished: work.finding(of: page.scene))
        }
    }

    /// Returns what the pictures of an input show.
    package func pages(of layouts: InputLayouts) -> [Page] {
        if output.isSheet { return sheets(of: layouts) }
        return layouts.scenes.map { scene in
            let options = options(for: scene)
            let altText =
                output.printsAltText
                ? LayoutDescription.text(of: scene.layout, options: options.drawing) : nil
            let content: PicturePage.Content =
                output.isExploded ? .exploded(scene.layout) : .layout(scene.layout)
            return Page(scene: scene, page: PicturePage(content, options: options), altText: altText)
        }
    }

    /// Returns a picture for each scene of an input, with all devices and states.
    private func sheets(of layouts: InputLayouts) -> [Page] {
        var ids: [String] = []
        for scene in layouts.scenes where !ids.contains(scene.layout.id) { ids.append(scene.layout.id) }
        return ids.compactMap { id in
            let scenes = layouts.scenes.filter { $0.layout.id == id }
            guard var first = scenes.first else { return nil }
            first.variant = LayoutVariant()
            first.layout.state = nil
            for other in scenes.dropFirst() { first.drawing.add(other.drawing) }
            let cells = scenes.map { scene in
                SheetCell(
                    layout: scene.layout, row: scene.layout.state ?? "default",
                    column: [scene.device ?? scene.layout.canvas.device ?? "canvas", scene.variant.words]
                        .compactMap { $0 }.joined(separator: ", "))
            }
            let words = scenes.map {
                LayoutDescription.text(of: $0.layout, options: options(for: $0).drawing)
            }
            return Page(
                scene: first, page: PicturePage(.sheet(cells), options: options(for: first)),
                altText: output.printsAltText ? words.joined(separator: " ") : nil)
        }
    }

    private func options(for scene: LaidOutScene) -> RenderOptions {
        var options = output.options
        options.scale = output.scale ?? RenderOptions.scale(for: scene.layout.canvas)
        options.fallbackTitle = scene.input.outputStem
        options.fonts = scene.fonts
        options.snapshots = scene.capture?.snapshots ?? [:]
        output.looks.apply(to: &options, of: scene)
        return options
    }

    private func bytes(of page: Page, _ work: DrawingWork) -> Result<[UInt8], RenderError> {
        guard let format = output.format.pictureFormat(output.svgForm) else {
            return .success(FramesJSON.bytes(of: [(page.scene.input.path, page.scene.reportedLayout)]))
        }
        do throws(RenderError) {
            return .success([UInt8](try LayoutPicture.render(page.page, format: format, work: work)))
        } catch {
            return .failure(error)
        }
    }
}
