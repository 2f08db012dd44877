/// A pass of a PNG, whose rows are stored consecutively.
struct PNGPass: Equatable {
    /// The column of its first pixel.
    var x: Int
    /// The row of its first pixel.
    var y: Int
    /// The distance between neighbouring pixels, in columns.
    var stepX: Int
    /// The distance between neighbouring rows, in rows.
    var stepY: Int
    /// Pixels per row.
    var width: Int
    /// The number of rows.
    var height: Int

    /// Returns the seven passes of an interlaced picture, without empty ones ([PNG
    /// 8.1](https://www.w3.org/TR/png-3/#8Interlace)).
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
