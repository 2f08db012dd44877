import CCairo
import Foundation

/// The pixels of a PNG in Cairo's format: a byte each for blue, green, red and a fourth channel.
struct Pixels {
    struct Unreadable: Error {}

    private(set) var width = 0
    private(set) var height = 0
    private var rows: [[UInt8]] = []

    init(png: Data) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try png.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let surface = cairo_image_surface_create_from_png(file.path)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let data = cairo_image_surface_get_data(surface)
        else { throw Unreadable() }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        rows = (0..<height).map { Array(UnsafeBufferPointer(start: data + $0 * stride, count: width * 4)) }
    }

    /// Returns the number of pixels that differ in some channel by more than `tolerance`.
    func countOfDifferent(from other: Pixels, by tolerance: Int) -> Int {
        var count = 0
        for (row, otherRow) in zip(rows, other.rows) where row != otherRow {
            for pixel in stride(from: 0, to: row.count, by: 4) {
                let differs = (pixel..<pixel + 3).contains {
                    abs(Int(row[$0]) - Int(otherRow[$0])) > tolerance
                }
                if differs { count += 1 }
            }
        }
        return count
    }
}
