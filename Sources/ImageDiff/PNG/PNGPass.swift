/// A part of a picture whose rows stand together in a PNG.
struct PNGPass: Equatable {
    /// The column of its first pixel.
    var x: Int
    /// The row of its first pixel.
    var y: Int
    /// Columns from a pixel to the next.
    var stepX: Int
    /// Rows from a row to the next.
    var stepY: Int
    /// Pixels a row.
    var width: Int
    /// Rows.
    var height: Int

    /// The seven parts of an interlaced picture, without those that have no pixel
    /// ([PNG 8.1](https://www.w3.org/TR/png-3/#8Interlace)).
    static func interlaced(width: Int, height: Int) -> [PNGPass] {
        let origins = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        var passes: [PNGPass] = []
        for (x, y, stepX, stepY) in origins where x < width && y < height {
            passes.append(
                PNGPass(
                    x: x, y: y, stepX: stepX, stepY: stepY, width: (width - x + stepX - 1) / stepX,
                    height: (height - y + stepY - 1) / stepY))
        }
        return passes
    }
}
