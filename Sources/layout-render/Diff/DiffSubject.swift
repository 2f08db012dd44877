import Engine
import FileAccess
import Foundation
import ImageDiff
import LayoutComparison
import LayoutRender

/// One side of a comparison: a picture, and of a layout its frames.
struct DiffSubject: Sendable {
    /// A PNG file's bytes.
    var png: [UInt8]
    /// Of a layout: where its items are.
    var layout: DrawnLayout?
    /// Of a layout: all that is known of it.
    var scene: LaidOutScene?

    /// The picture in a file.
    init(picture file: InputFile) throws(FileError) {
        png = try file.bytes(limit: FileLimits.picture)
    }

    /// A scene, drawn to be compared with another, or with a picture that `render` drew.
    init(
        _ scene: LaidOutScene, options: RenderOptions, scale: Double?, asRendered: Bool
    ) throws(RenderError) {
        var options = options
        options.scale = scale ?? RenderOptions.scale(for: scene.layout.canvas)
        if asRendered {
            options.fallbackTitle = scene.input.outputStem
        } else {
            options.isToScale = true
            // Room for numbers would move the canvas, and all pixels with it; captions have the names of files.
            options.layers.subtract([.guideConstraints, .caption])
        }
        let (file, projection) = try LayoutPicture.png(scene.layout, options: options)
        png = Array(file)
        self.scene = scene
        layout = DrawnLayout(record: LayoutRecord(scene.layout), projection: projection, scale: options.scale)
    }
}

/// A layout's frames, and where they are in its picture.
struct DrawnLayout: Sendable {
    var record: LayoutRecord
    /// How the canvas lies in the picture, in points.
    var projection: CanvasProjection
    /// Pixels per point.
    var scale: Double

    /// Where an item is in the picture, in whole pixels, its outline included.
    func pixels(of item: LayoutRecord.Item) -> PixelRect {
        let outline = 1.0
        func clamped(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value))) }
        let numbers = item.canvasFrame
        let frame = projection.picture(
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        let left = clamped((frame.minX * scale - outline).rounded(.down))
        let top = clamped((frame.minY * scale - outline).rounded(.down))
        let right = clamped((frame.maxX * scale + outline).rounded(.up))
        let bottom = clamped((frame.maxY * scale + outline).rounded(.up))
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
