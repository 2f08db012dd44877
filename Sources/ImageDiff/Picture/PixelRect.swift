/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
    /// The leftmost column, counting from 0 at the picture's left edge.
    public var x: Int
    /// The topmost row, counting from 0 at the picture's top edge.
    public var y: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Creates a rectangle from its top left corner and size, in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The columns it covers.
    public var columns: Range<Int> { x..<(x + max(0, width)) }

    /// The rows it covers.
    public var rows: Range<Int> { y..<(y + max(0, height)) }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: PixelRect) -> PixelRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
