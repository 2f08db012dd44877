import Engine
import FileAccess
import Foundation
import ImageDiff
import LayoutRender

/// One side of a comparison: a picture, and of a layout its frames.
struct DiffSubject: Sendable {
    /// A PNG file's bytes.
    var png: [UInt8]
    /// Of a layout: where its items are.
    var layout: DrawnLayout?

    /// The picture in a file.
    init(picture file: InputFile) throws(FileError) {
        png = try file.bytes(limit: FileLimits.picture)
    }

    /// A scene, drawn.
    init(_ scene: LaidOutScene, options: RenderOptions, scale: Double?) throws(RenderError) {
        var options = options
        options.scale = scale ?? RenderOptions.scale(for: scene.layout.canvas)
        let (file, canvas) = try LayoutPicture.png(scene.layout, options: options)
        png = Array(file)
        layout = DrawnLayout(record: LayoutRecord(scene.layout), canvas: canvas, scale: options.scale)
    }
}

/// A layout's frames, and where they are in its picture.
struct DrawnLayout: Sendable {
    var record: LayoutRecord
    /// Where the canvas is in the picture, in pixels.
    var canvas: CGRect
    /// Pixels per point.
    var scale: Double

    /// Where an item is in the picture, in whole pixels, its outline included.
    func pixels(of item: LayoutRecord.Item) -> PixelRect {
        let outline = 1.0
        func clamped(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value))) }
        let frame = item.canvasFrame
        let left = clamped((canvas.minX + frame[0] * scale - outline).rounded(.down))
        let top = clamped((canvas.minY + frame[1] * scale - outline).rounded(.down))
        let right = clamped((canvas.minX + (frame[0] + frame[2]) * scale + outline).rounded(.up))
        let bottom = clamped((canvas.minY + (frame[1] + frame[3]) * scale + outline).rounded(.up))
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
