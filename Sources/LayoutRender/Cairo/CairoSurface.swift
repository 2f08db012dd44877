import CCairo
import Foundation
import PNGWriting

/// Owns a Cairo surface, its context, and the bytes it writes.
final class CairoSurface {
    enum Kind: Equatable {
        /// Pixels, with a scale in pixels per point.
        case image(scale: Double, isOpaque: Bool)
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
        if case .image(let scale, _) = kind { cairo_scale(context, scale, scale) }
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
        if case .image(_, let isOpaque) = kind {
            cairo_surface_flush(surface)
            try check(cairo_surface_status(surface))
            return try png(isOpaque: isOpaque)
        }
        cairo_surface_finish(surface)
        try check(cairo_surface_status(surface))
        return sink.bytes
    }

    /// Begins a page of a PDF by its number, from 1, with its size in points and its entry in the outline.
    func beginPage(_ number: Int, _ size: CGSize, title: String?) {
        if number > 1 {
            cairo_show_page(context)
            cairo_pdf_surface_set_size(surface, size.width, size.height)
        }
        guard let title else { return }
        _ = cairo_pdf_surface_add_outline(
            surface, 0, title, "page=\(number)", CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }

    /// Returns the surface's pixels as PNG. Each is a number with alpha from bit 24, if there is any, red from bit 16,
    /// green from bit 8, then blue.
    private func png(isOpaque: Bool) throws(RenderError) -> [UInt8] {
        guard let pixels = cairo_image_surface_get_data(surface) else { throw .drawing("no pixels") }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        guard isOpaque else { return Self.transparentPNG(pixels, stride, width: width, height: height) }
        return PNGWriter.bytes(width: width, height: height, color: .rgb) { y, row in
            let source = UnsafeRawPointer(pixels + y * stride)
            for x in 0..<(row.count / 3) {
                let pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
                row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
                row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
            }
        }
    }

    /// Returns pixels whose colours are multiplied by their alpha as PNG.
    private static func transparentPNG(
        _ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int, width: Int, height: Int
    ) -> [UInt8] {
        PNGWriter.bytes(width: width, height: height, color: .rgba) { y, row in
            let source = UnsafeRawPointer(pixels + y * stride)
            for x in 0..<(row.count / 4) {
                let pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
                let alpha = pixel >> 24
                for (place, shift) in [16, 8, 0].enumerated() {
                    let channel = pixel >> UInt32(shift) & 255
                    row[4 * x + place] =
                        alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
                }
                row[4 * x + 3] = UInt8(alpha)
            }
        }
    }

    private static func makeSurface(size: CGSize, kind: Kind, sink: ByteSink) -> OpaquePointer? {
        switch kind {
        case .image(let scale, let isOpaque):
            return cairo_image_surface_create(
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32((size.width * scale).rounded(.up)),
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
