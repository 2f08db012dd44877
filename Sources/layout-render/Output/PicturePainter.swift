import Engine
import LayoutRender

/// Draws the scenes of inputs; may be used on several threads at once.
struct PicturePainter: Sendable {
    let output: PictureOutput

    /// A scene with the bytes of its picture, or why it couldn't be drawn.
    struct Picture: Sendable {
        var scene: LaidOutScene
        var bytes: Result<[UInt8], RenderError>
    }

    /// The pictures of an input.
    func pictures(of layouts: InputLayouts) -> [Picture] {
        layouts.scenes.map { Picture(scene: $0, bytes: picture(of: $0)) }
    }

    private func picture(of scene: LaidOutScene) -> Result<[UInt8], RenderError> {
        do throws(RenderError) {
            return .success(try bytes(of: scene))
        } catch {
            return .failure(error)
        }
    }

    private func bytes(of scene: LaidOutScene) throws(RenderError) -> [UInt8] {
        guard let format = output.format.pictureFormat(output.svgForm) else {
            return FramesJSON.bytes(of: [(scene.input.path, scene.layout)])
        }
        var options = output.options
        options.scale = output.scale ?? RenderOptions.scale(for: scene.layout.canvas)
        options.fallbackTitle = scene.input.outputStem
        return [UInt8](try LayoutPicture.render(scene.layout, format: format, options: options))
    }
}
