import Foundation

extension Canvas {
    /// Share of a pixel by which a solved number may fall short of a half and still round up.
    private static let slack: CGFloat = 1e-4

    /// A rectangle with its edges on the pixel grid, halves rounded up, so that neighbours still meet.
    func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
    }

    private func rounded(_ value: CGFloat) -> CGFloat {
        (value * scale + 0.5 + Self.slack).rounded(.down) / scale
    }
}
