import Engine
import FileAccess
import Findings
import Foundation
import ImageDiff
import LayoutComparison
import LayoutRender

/// One side of a comparison: a picture, and for a layout also its frames.
package struct DiffSubject: Sendable {
    /// The bytes of a PNG file.
    package var png: [UInt8]
    /// For a layout, the rectangles of its items.
    package var layout: DrawnLayout?
    /// For a layout, the complete scene.
    package var scene: LaidOutScene?
    /// What its picture leaves out; nil for nothing.
    var unfinished: Finding?

    /// Reads the picture in a file.
    init(picture file: InputFile) throws(FileError) {
        png = try file.bytes(limit: FileLimits.picture)
    }

    /// Draws a scene so that it can be compared with another, or with a picture that `render` drew.
    init(
        _ scene: LaidOutScene, options: RenderOptions, scale: Double?, asRendered: Bool
    ) throws(RenderError) {
        var options = options
        options.scale = scale ?? RenderOptions.scale(for: scene.layout.canvas)
        options.fonts = scene.fonts
        if asRendered {
            options.fallbackTitle = scene.input.outputStem
        } else {
            options.isToScale = true
            // Space for numbers would move the canvas and all its pixels; captions contain file names.
            options.layers.subtract([.guideConstraints, .caption])
        }
        let work = scene.drawing.work
        let (file, projection) = try LayoutPicture.png(scene.layout, options: options, work: work)
        unfinished = work.finding(of: scene)
        png = Array(file)
        self.scene = scene
        let record = LayoutRecord(scene.layout, placesIn: scene.tellsPlaces ? scene.input.path : nil)
        layout = DrawnLayout(record: record, projection: projection, scale: options.scale)
    }
}

/// A layout's frames and their position in its picture.
package struct DrawnLayout: Sendable {
    package var record: LayoutRecord
    /// The position of the canvas in the picture, in points.
    var projection: CanvasProjection
    /// Pixels per point.
    package var scale: Double

    /// Returns an item's rectangle in the picture, in whole pixels, including its outline.
    package func pixels(of item: LayoutRecord.Item) -> PixelRect {
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
