import CCairo
import Foundation
import PNGWriting

/// Draws a picture as pixels, in bands of rows that each fit into a processor's cache.
///
/// A whole screen at three pixels a point has 14 MB, which the system has to provide page by page.
final class PixelBands {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let (width, height): (Int, Int)
    /// The rows of a band.
    private let rows: Int
    /// The pixels per point.
    private let scale: Double
    private let isOpaque: Bool

    /// The bytes of a band.
    private static let bandSize = 1 << 19
    private static let pixelSize = 4
    /// The number of pixels of a row that are copied if one of them differs from the pixel above.
    private static let spanWidth = 64

    /// Creates bands for a picture of a size in points, with a scale in pixels per point.
    ///
    /// - Parameter isOneBand: Whether the whole picture is drawn at once.
    init(size: CGSize, scale: Double, isOpaque: Bool, isOneBand: Bool) throws(RenderError) {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        rows = isOneBand ? height : min(height, max(16, Self.bandSize / (Self.pixelSize * max(1, width))))
        self.scale = scale
        self.isOpaque = isOpaque
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(rows)) else {
            throw .drawing("out of memory")
        }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .drawing(status)
        }
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Returns the picture as PNG. `paint` draws the part of it between two heights in points.
    func png(_ paint: (OpaquePointer, ClosedRange<Double>) -> Void) throws(RenderError) -> [UInt8] {
        guard let pixels = cairo_image_surface_get_data(surface) else { throw .drawing("no pixels") }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = PNGWriter.bytes(width: width, height: height, color: isOpaque ? .rgb : .rgba) { y, row in
            if y % rows == 0 { draw(from: y, paint) }
            let source = UnsafeRawPointer(pixels + y % rows * stride)
            for start in Swift.stride(from: 0, to: width, by: Self.spanWidth) {
                let span = start..<min(width, start + Self.spanWidth)
                // The row still has the pixels of the one above.
                if y % rows > 0, Self.isRepeated(span, of: source, above: stride) { continue }
                if isOpaque {
                    Self.copy(span, of: source, to: &row)
                } else {
                    Self.copyTransparent(span, of: source, to: &row)
                }
            }
        }
        try RenderError.check(cairo_status(context))
        try RenderError.check(cairo_surface_status(surface))
        return bytes
    }

    /// Draws the band that begins with a row.
    private func draw(from top: Int, _ paint: (OpaquePointer, ClosedRange<Double>) -> Void) {
        cairo_save(context)
        if !isOpaque {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        cairo_translate(context, 0, -Double(top))
        cairo_scale(context, scale, scale)
        // Edges cover parts of the neighbouring pixels.
        paint(context, (Double(top - 1) / scale)...(Double(top + rows + 1) / scale))
        cairo_restore(context)
        cairo_surface_flush(surface)
    }

    /// Whether pixels of a row are those of the row above, which begins a number of bytes before it.
    private static func isRepeated(_ span: Range<Int>, of row: UnsafeRawPointer, above stride: Int) -> Bool {
        let start = row + pixelSize * span.lowerBound
        return memcmp(start, start - stride, pixelSize * span.count) == 0
    }

    /// Copies pixels that each are a number with red from bit 16, green from bit 8, then blue.
    private static func copy(_ span: Range<Int>, of source: UnsafeRawPointer, to row: inout [UInt8]) {
        row.withUnsafeMutableBytes { bytes in
            for x in span.dropLast() {
                // The fourth byte is overwritten by the next pixel.
                let pixel = source.load(fromByteOffset: pixelSize * x, as: UInt32.self).byteSwapped >> 8
                bytes.storeBytes(of: pixel.littleEndian, toByteOffset: 3 * x, as: UInt32.self)
            }
            let (last, x) = (span.upperBound - 1, 3 * (span.upperBound - 1))
            let pixel = source.load(fromByteOffset: pixelSize * last, as: UInt32.self)
            bytes[x] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[x + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    /// Copies pixels with alpha from bit 24, whose colours are multiplied by it.
    private static func copyTransparent(
        _ span: Range<Int>, of source: UnsafeRawPointer, to row: inout [UInt8]
    ) {
        for x in span {
            let pixel = source.load(fromByteOffset: pixelSize * x, as: UInt32.self)
            let alpha = pixel >> 24
            for (place, shift) in [16, 8, 0].enumerated() {
                let channel = pixel >> UInt32(shift) & 255
                row[4 * x + place] = alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
            }
            row[4 * x + 3] = UInt8(alpha)
        }
    }
}
