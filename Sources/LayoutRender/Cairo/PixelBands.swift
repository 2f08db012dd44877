import CCairo
import Dispatch
import Foundation
import PNGWriting

/// Draws a picture as pixels, in bands of rows that each fit into a processor's cache.
///
/// A whole screen at three pixels a point has 14 MB, which the system has to provide page by page. While a band is drawn, the
/// one before it is compressed on another thread.
final class PixelBands {
    /// A part of the picture from top to bottom.
    struct Band {
        /// The first row in pixels.
        var top: Double
        /// The heights in points that it shows, with the edges of what is just outside.
        var heights: ClosedRange<Double>
    }

    private let surfaces: [BandSurface]
    private let (width, height): (Int, Int)
    /// The rows of a band.
    private let rows: Int
    /// The pixels per point.
    private let scale: Double
    private let isOpaque: Bool

    /// The bytes of a band.
    private static let bandSize = 1 << 19

    /// Creates bands for a picture of a size in points, with a scale in pixels per point.
    ///
    /// - Parameter isOneBand: Whether the whole picture is drawn at once.
    init(size: CGSize, scale: Double, isOpaque: Bool, isOneBand: Bool) throws(RenderError) {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        let rowsInCache = max(16, Self.bandSize / (BandSurface.pixelSize * max(1, width)))
        rows = isOneBand ? height : min(height, rowsInCache)
        self.scale = scale
        self.isOpaque = isOpaque
        var surfaces: [BandSurface] = []
        for _ in 0..<(rows < height ? 2 : 1) {
            surfaces.append(try BandSurface(width: width, rows: rows, isOpaque: isOpaque))
        }
        self.surfaces = surfaces
    }

    /// Returns the picture as PNG. `paint` draws a band.
    func png(_ paint: (OpaquePointer, Band) -> Void) throws(RenderError) -> [UInt8] {
        let file = BandFile(
            width: width, height: height, isOpaque: isOpaque, isOneBand: surfaces.count == 1)
        var last: BandSurface?
        for (number, top) in stride(from: 0, to: height, by: rows).enumerated() {
            let surface = surfaces[number % surfaces.count]
            file.waitForSurface()
            if let last { surface.copyLastRow(of: last) }
            draw(from: top, on: surface, paint)
            file.append(surface.rows(min(rows, height - top), withRowAbove: top > 0), stride: surface.stride)
            last = surface
        }
        let bytes = file.finish()
        for surface in surfaces { try surface.check() }
        return bytes
    }

    /// Draws the band that begins with a row.
    private func draw(from top: Int, on surface: BandSurface, _ paint: (OpaquePointer, Band) -> Void) {
        let context = surface.context
        cairo_save(context)
        if !isOpaque {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        cairo_translate(context, 0, -Double(top))
        cairo_scale(context, scale, scale)
        // Edges cover parts of the neighbouring pixels.
        let heights = (Double(top - 1) / scale)...(Double(top + rows + 1) / scale)
        paint(context, Band(top: Double(top), heights: heights))
        cairo_restore(context)
        surface.flush()
    }
}

/// Pixels to draw a band on, below the last row of the band before.
private final class BandSurface {
    static let pixelSize = 4

    let context: OpaquePointer
    /// The bytes from one row to the next.
    let stride: Int

    private let surface: OpaquePointer
    private let memory: UnsafeMutableRawBufferPointer

    init(width: Int, rows: Int, isOpaque: Bool) throws(RenderError) {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        stride = Int(cairo_format_stride_for_width(format, Int32(width)))
        guard stride > 0, let start = calloc(rows + 1, stride) else { throw .drawing("out of memory") }
        memory = UnsafeMutableRawBufferPointer(start: start, count: (rows + 1) * stride)
        let pixels = (start + stride).assumingMemoryBound(to: UInt8.self)
        do {
            (surface, context) = try CairoSurface.withContext(
                cairo_image_surface_create_for_data(
                    pixels, format, Int32(width), Int32(rows), Int32(stride)))
        } catch {
            free(start)
            throw error
        }
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        free(memory.baseAddress)
    }

    func flush() { cairo_surface_flush(surface) }

    func check() throws(RenderError) {
        try RenderError.check(cairo_status(context))
        try RenderError.check(cairo_surface_status(surface))
    }

    /// Puts the last row of a surface above the first one.
    func copyLastRow(of other: BandSurface) {
        memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: other.memory.suffix(stride)))
    }

    /// The first rows, after the one above them if it is wanted.
    func rows(_ count: Int, withRowAbove: Bool) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[(withRowAbove ? 0 : stride)..<((count + 1) * stride)])
    }
}

/// Compresses bands in their order, several of them on another thread. Sendable because one thread at a time uses the writer.
private final class BandFile: @unchecked Sendable {
    private var writer: PNGWriter
    /// Nil if there is only one band.
    private let queue: DispatchQueue?
    /// Counts the surfaces that can be drawn on.
    private let surfaces = DispatchSemaphore(value: 2)

    init(width: Int, height: Int, isOpaque: Bool, isOneBand: Bool) {
        queue = isOneBand ? nil : DispatchQueue(label: "PNG")
        writer = PNGWriter(width: width, height: height, layout: isOpaque ? .xrgb : .premultipliedARGB)
    }

    /// Waits until the band before the last one is compressed.
    func waitForSurface() { surfaces.wait() }

    /// Compresses rows, which must stay as they are until the surface after the next one is waited for.
    func append(_ rows: UnsafeRawBufferPointer, stride: Int) {
        guard let queue else {
            surfaces.signal()
            return writer.append(rows, stride: stride)
        }
        nonisolated(unsafe) let rows = rows
        queue.async {
            self.writer.append(rows, stride: stride)
            self.surfaces.signal()
        }
    }

    /// Returns the file when all bands are compressed.
    func finish() -> [UInt8] { queue?.sync { writer.finish() } ?? writer.finish() }
}
