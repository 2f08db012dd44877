import LayoutDrawing
import CCairo
import Foundation
import PNGWriting

/// Draws a picture as pixels and compresses them, in bands of rows that each fit into a processor's cache.
///
/// A whole screen at three pixels a point has 14 MB, which the system has to provide page by page. A picture's parts are drawn
/// at the same time, each with its own memory: pixels that one core draws and another one compresses take longer than both on
/// one. The size alone decides how many parts there are, so the file is the same on any number of cores.
struct PixelBands {
    /// A part of the picture from top to bottom.
    struct Band {
        /// The first row in pixels.
        var top: Double
        /// The heights in points that it shows, with the edges of what is just outside.
        var heights: ClosedRange<Double>
    }

    private let (width, height): (Int, Int)
    /// The pixels per point.
    private let scale: Double
    private let isOpaque: Bool
    private let isOneBand: Bool

    /// The bytes of a band.
    private static let bandSize = 1 << 19
    /// The fewest pixels of pictures of two parts, and of four.
    private static let (fewestOfTwo, fewestOfFour) = (1 << 17, 1 << 20)

    /// Creates bands for a picture of a size in points, with a scale in pixels per point.
    ///
    /// - Parameter isOneBand: Whether the whole picture is drawn at once.
    init(size: CGSize, scale: Double, isOpaque: Bool, isOneBand: Bool) {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        self.scale = scale
        self.isOpaque = isOpaque
        self.isOneBand = isOneBand
    }

    /// Returns the picture as PNG. `preparing` returns what draws a band on any thread; it is called while other threads start.
    func png(
        work: DrawingWork? = nil, preparing paint: () -> @Sendable (PixelPainter) -> Void
    ) throws(RenderError) -> [UInt8] {
        let note = work?.setAside(Self.workPerPixel * width * height)
        let results = ConcurrentParts.map(parts) {
            Result { () throws(RenderError) in
                try BandTools(width: width, rows: bandRows, isOpaque: isOpaque)
            }
        } preparing: {
            let paint = paint()
            return { rows, tools in
                Result { () throws(RenderError) in
                    try packedRows(rows, with: tools.get(), note: note, paint)
                }
            }
        }
        var packed: [PackedRows] = []
        for result in results { packed.append(try result.get()) }
        return PNGWriter.bytes(width: width, height: height, layout: layout, parts: packed)
    }

    /// The rows of each part.
    private var parts: [Range<Int>] {
        let pixels = isOneBand ? 0 : width * height
        let count = pixels < Self.fewestOfTwo ? 1 : pixels < Self.fewestOfFour ? 2 : 4
        return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
    }

    private var layout: PixelLayout { isOpaque ? .xrgb : .premultipliedARGB }

    /// The rows of a band, with which the bands of a part are about equally high.
    private var bandRows: Int {
        let partRows = parts.map(\.count).max() ?? 0
        let rowsInCache = max(16, Self.bandSize / (BandSurface.pixelSize * max(1, width)))
        let bandCount = isOneBand ? 1 : Self.quotient(partRows, rowsInCache)
        return Self.quotient(partRows, bandCount)
    }

    /// Returns a quotient, rounded up.
    private static func quotient(_ number: Int, _ divisor: Int) -> Int { (number + divisor - 1) / divisor }

    /// The work of drawing a pixel's background and of compressing it.
    private static let workPerPixel = 1

    /// Draws and compresses some rows.
    ///
    /// - Parameter note: Takes the work of each band; nil if nobody asks.
    private func packedRows(
        _ rows: Range<Int>, with tools: BandTools, note: ((Int) throws(RenderError) -> Void)?,
        _ paint: (PixelPainter) -> Void
    ) throws(RenderError) -> PackedRows {
        let (surface, bandRows) = (tools.surface, bandRows)
        var packer = PNGPacker(width: width, layout: layout, isLast: rows.upperBound == height)
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandRows) {
            let isFirst = top == rows.lowerBound
            try note?(Self.workPerPixel * width * min(bandRows, rows.upperBound - top))
            if !isFirst { surface.copyLastRow() }
            draw(from: top, bandRows, with: tools, paint)
            packer.append(
                surface.rows(min(bandRows, rows.upperBound - top), withRowAbove: !isFirst),
                stride: surface.stride)
        }
        try surface.check()
        return packer.finish()
    }

    /// Draws the band that begins with a row.
    private func draw(
        from top: Int, _ rows: Int, with tools: BandTools, _ paint: (PixelPainter) -> Void
    ) {
        let context = tools.surface.context
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
        paint(
            PixelPainter(
                cairo: context, scale: scale, band: Band(top: Double(top), heights: heights),
                mask: tools.mask))
        cairo_restore(context)
        tools.surface.flush()
    }
}

/// What one thread draws bands with, one after another: the system provides new memory page by page, which takes as long as
/// drawing on it.
private struct BandTools {
    let surface: BandSurface
    let mask = CoverageMask()

    init(width: Int, rows: Int, isOpaque: Bool) throws(RenderError) {
        surface = try BandSurface(width: width, rows: rows, isOpaque: isOpaque)
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
        guard stride > 0, let start = malloc((rows + 1) * stride) else { throw .drawing("out of memory") }
        memory = UnsafeMutableRawBufferPointer(start: start, count: (rows + 1) * stride)
        // The system provides memory when it is touched.
        memory.initializeMemory(as: UInt8.self, repeating: 0)
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

    /// Puts the last row above the first one.
    func copyLastRow() {
        memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory.suffix(stride)))
    }

    /// The first rows, after the one above them if it is wanted.
    func rows(_ count: Int, withRowAbove: Bool) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[(withRowAbove ? 0 : stride)..<((count + 1) * stride)])
    }
}
