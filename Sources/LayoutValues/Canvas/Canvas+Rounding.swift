extension Canvas {
    /// The fraction of a pixel by which a solved number may fall short of a half and still be rounded up.
    @usableFromInline
    static var slack: CGFloat { 1e-4 }

    /// Returns a rectangle in pixels with its edges on the pixel grid. Halves are rounded up, so that neighbours
    /// still meet.
    ///
    /// Whole numbers of pixels can be subtracted exactly, unlike multiples of a third of a point.
    @inlinable
    package func pixels(of rect: CGRect) -> CGRect {
        let (left, top) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
    }

    /// Converts a rectangle from pixels to points.
    @inlinable
    package func points(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale
        )
    }

    @inlinable
    func pixel(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + Self.slack).rounded(.down)
    }
}
