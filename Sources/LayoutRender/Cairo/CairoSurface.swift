import LayoutDrawing
import CCairo
import Foundation

/// Owns a Cairo surface that writes a file, its context, and the bytes it writes.
final class CairoSurface {
    enum Kind: Equatable {
        case pdf(title: String, creationDate: Date)
        case svg
    }

    let context: OpaquePointer

    private let surface: OpaquePointer
    private let sink: ByteSink

    /// Creates a surface of a size in points.
    init(size: CGSize, kind: Kind) throws(RenderError) {
        let sink = ByteSink()
        let surface = Self.makeSurface(size: size, kind: kind, sink: sink)
        (self.surface, context) = try Self.withContext(surface)
        self.sink = sink
    }

    /// Returns a surface with a context to draw on it; both belong to the caller.
    static func withContext(
        _ surface: OpaquePointer?
    ) throws(RenderError) -> (surface: OpaquePointer, context: OpaquePointer) {
        guard let surface else { throw .drawing("out of memory") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .drawing(status)
        }
        return (surface, context)
    }

    deinit {
        cairo_destroy(context)
        // A stream surface writes the end of its data when it is finished.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// Finishes the drawing and returns the file's bytes.
    func finish() throws(RenderError) -> [UInt8] {
        try RenderError.check(cairo_status(context))
        cairo_surface_finish(surface)
        try RenderError.check(cairo_surface_status(surface))
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

    private static func makeSurface(size: CGSize, kind: Kind, sink: ByteSink) -> OpaquePointer? {
        switch kind {
        case .pdf(let title, let creationDate):
            let surface = cairo_pdf_surface_create_for_stream(
                ByteSink.write, sink.closure, size.width, size.height)
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
            cairo_pdf_surface_set_metadata(
                surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate.formatted(.iso8601))
            return surface
        case .svg:
            let surface = cairo_svg_surface_create_for_stream(
                ByteSink.write, sink.closure, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

}

extension RenderError {
    /// Throws what Cairo says about a failure.
    static func check(_ status: cairo_status_t) throws(RenderError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(status) }
    }

    /// An error of Cairo's.
    static func drawing(_ status: cairo_status_t) -> RenderError {
        .drawing(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown status")
    }
}
