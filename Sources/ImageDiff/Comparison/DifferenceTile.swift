/// The tight bounds of the different pixels in one of the squares from which regions are built. It takes only four
/// bytes, because a picture with a single row has a square for every sixteen pixels.
struct DifferenceTile {
    private var left = UInt8.max
    private var right: UInt8 = 0
    private var top = UInt8.max
    private var bottom: UInt8 = 0

    /// Whether no pixel differs.
    var isEmpty: Bool { left > right }

    /// Adds pixels of a row, by their positions in the square.
    mutating func add(columns: ClosedRange<Int>, row: Int) {
        left = min(left, UInt8(columns.lowerBound))
        right = max(right, UInt8(columns.upperBound))
        top = min(top, UInt8(row))
        bottom = max(bottom, UInt8(row))
    }

    /// Returns the bounds in the picture, for a square that begins at the given position.
    func bounds(x: Int, y: Int) -> PixelRect {
        PixelRect(
            x: x + Int(left), y: y + Int(top), width: Int(right) - Int(left) + 1,
            height: Int(bottom) - Int(top) + 1)
    }
}
