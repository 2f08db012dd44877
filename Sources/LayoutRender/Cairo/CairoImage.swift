import LayoutDrawing
import CCairo
import LayoutValues
import Foundation

/// Draws PNG files with Cairo.
enum CairoImage {
    /// What remains of a file while Cairo reads it.
    private struct Rest {
        var bytes: ArraySlice<UInt8>
    }

    /// Draws a picture in its frame; nothing if it can't be read.
    static func paint(_ image: DisplayImage, in cairo: OpaquePointer) {
        guard DisplayImage.canDraw(image.png), image.frame.width > 0, image.frame.height > 0 else { return }
        var rest = Rest(bytes: image.png[...])
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(read, UnsafeMutableRawPointer(rest))
        }
        guard let surface else { return }
        defer { cairo_surface_destroy(surface) }
        let (width, height) = (
            cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)
        )
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0, height > 0 else { return }
        cairo_save(cairo)
        cairo_translate(cairo, image.frame.minX, image.frame.minY)
        cairo_scale(cairo, image.frame.width / Double(width), image.frame.height / Double(height))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_rectangle(cairo, 0, 0, Double(width), Double(height))
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    private static let read: cairo_read_func_t = { context, target, count in
        guard let context, let target else { return CAIRO_STATUS_READ_ERROR }
        let rest = context.assumingMemoryBound(to: Rest.self)
        guard rest.pointee.bytes.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        for (offset, byte) in rest.pointee.bytes.prefix(Int(count)).enumerated() { target[offset] = byte }
        rest.pointee.bytes = rest.pointee.bytes.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
    }
}
