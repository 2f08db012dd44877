import CCairo
import ImageDiff

/// PNG files as pixels, by way of Cairo.
enum PNGFile {
    /// The pixels of a file; nil where it is no PNG that Cairo reads.
    static func read(_ path: String) -> PixelImage? {
        guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var pixels: [Pixel] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = UnsafeRawBufferPointer(start: data + y * stride, count: width * 4)
            for x in 0..<width {
                let value = row.load(fromByteOffset: x * 4, as: UInt32.self)
                pixels.append(pixel(ofCairo: isOpaque ? value | 0xFF00_0000 : value))
            }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    /// Writes an opaque picture; false where that fails.
    static func write(_ picture: PixelImage, to path: String) -> Bool {
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height))
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return false }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<picture.height {
            let row = UnsafeMutableRawBufferPointer(start: data + y * stride, count: picture.width * 4)
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                let value = UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
                row.storeBytes(of: value, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
        return cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
    }

    /// Cairo's pixels are whole numbers, alpha in the highest byte, blue in the lowest.
    private static func pixel(ofCairo value: UInt32) -> Pixel {
        Pixel(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value), alpha: UInt8(truncatingIfNeeded: value >> 24))
    }
}
