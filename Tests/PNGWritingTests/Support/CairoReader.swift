import CCairo

/// Reads PNG with Cairo, and so with libpng.
enum CairoReader {
    private final class Source {
        var rest: ArraySlice<UInt8>
        init(_ bytes: [UInt8]) { rest = bytes[...] }
    }

    /// Width, height, and red, green and blue of each pixel; nil where Cairo refuses the file.
    static func read(_ file: [UInt8]) -> (width: Int, height: Int, bytes: [UInt8])? {
        let source = Source(file)
        let closure = Unmanaged.passUnretained(source).toOpaque()
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, target, count in
                guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
                guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                _ = UnsafeMutableBufferPointer(start: target, count: Int(count))
                    .update(fromContentsOf: source.rest.prefix(Int(count)))
                source.rest = source.rest.dropFirst(Int(count))
                return CAIRO_STATUS_SUCCESS
            }, closure)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = UnsafeRawPointer(pixels).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
                bytes += [pixel >> 16, pixel >> 8, pixel].map { UInt8(truncatingIfNeeded: $0) }
            }
        }
        return (width, height, bytes)
    }
}
