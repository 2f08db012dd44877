import CCairo

/// A surface of black pixels, on which white is drawn.
final class BlackSurface {
    let width: Int
    let height: Int
    let cairo: OpaquePointer?
    private let surface: OpaquePointer?

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        cairo = cairo_create(surface)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
        cairo_set_source_rgb(cairo, 1, 1, 1)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// How bright each pixel is, row by row.
    var levels: [Int] {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { y in (0..<width).map { x in Int(data[y * stride + 4 * x]) } }
    }
}
