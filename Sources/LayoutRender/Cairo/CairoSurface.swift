import CCairo
import Foundation
import PNGWriting

/// Owns a Cairo surface, its context, and the bytes it writes.
final class CairoSurface {
    enum Kind: Equatable {
        /// Pixels, with a scale in pixels per point.
        case image(scale: Double)
        case pdf(title: String, creationDate: String)
        case svg
    }

    let context: OpaquePointer

    /// Whether the file has glyphs rather than pixels.
    var keepsText: Bool { if case .image = kind { false } else { true } }

    private let surface: OpaquePointer
    private let sink: ByteSink
    private let kind: Kind

    /// Creates a surface of a size in points.
    init(size: CGSize, kind: Kind) throws(RenderError) {
        let sink = ByteSink()
        let surface = Self.makeSurface(size: size, kind: kind, sink: sink)
        guard let surface else { throw .drawing("out of memory") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .drawing(Self.words(for: status))
        }
        self.sink = sink
        self.surface = surface
        self.context = context
        self.kind = kind
        if case .image(let scale) = kind { cairo_scale(context, scale, scale) }
    }

    deinit {
        cairo_destroy(context)
        // A stream surface writes the end of its data when it is finished.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// Finishes the drawing and returns the file's bytes.
    func finish() throws(RenderError) -> [UInt8] {
        try check(cairo_status(context))
        if case .image = kind {
            cairo_surface_flush(surface)
            try check(cairo_surface_status(surface))
            return try png()
        }
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        return sink.bytes
    }

    /// Returns the surface's pixels as PNG. They have no alpha: each is a number with red from bit 16, green from bit
    /// 8, then blue.
    private func png() throws(RenderError) -> [UInt8] {
        guard let pixels = cairo_image_surface_get_data(surface) else { throw .drawing("no pixels") }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return PNGWriter.bytes(
            width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)), color: .rgb
        ) { y, row in
            let source = UnsafeRawPointer(pixels + y * stride)
            for x in 0..<(row.count / 3) {
                let pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
                row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
                row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
            }
        }
    }

    private static func makeSurface(size: CGSize, kind: Kind, sink: ByteSink) -> OpaquePointer? {
        switch kind {
        case .image(let scale):
            return cairo_image_surface_create(
                CAIRO_FORMAT_RGB24, Int32((size.width * scale).rounded(.up)),
                Int32((size.height * scale).rounded(.up)))
        case .pdf(let title, let creationDate):
            let surface = cairo_pdf_surface_create_for_stream(
                ByteSink.write, sink.closure, size.width, size.height)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate)
            return surface
        case .svg:
            let surface = cairo_svg_surface_create_for_stream(
                ByteSink.write, sink.closure, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    private func check(_ status: cairo_status_t) throws(RenderError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(Self.words(for: status)) }
    }

    private static func words(for status: cairo_status_t) -> String {
        cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status"
    }
}
