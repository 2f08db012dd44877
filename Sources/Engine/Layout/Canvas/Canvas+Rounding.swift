import Foundation

extension Canvas {
    /// Share of a pixel by which a solved number may fall short of a half and still round up.
    private static let slack: CGFloat = 1e-4

    /// A rectangle with its edges on the pixel grid, halves rounded up, so that neighbours still meet; in pixels.
    ///
    /// Whole numbers of pixels subtract exactly, where multiples of a third of a point would not.
    func pixels(of rect: CGRect) -> CGRect {
        let (left, top) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
    }

    /// A rectangle given in pixels, in points.
    func points(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale
        )
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + Self.slack).rounded(.down)
    }
}
