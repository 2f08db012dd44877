import Foundation

/// Puts edges on the boundaries of pixels, so that lines are crisp.
struct PixelGrid {
    /// Pixels per point.
    let scale: Double

    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

    func snap(_ frame: CGRect) -> CGRect {
        let (x, y) = (snap(frame.minX), snap(frame.minY))
        return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
    }

    /// A line width of whole pixels, at least one; a half counts as more where a pixel is a point.
    func lineWidth(_ width: Double) -> Double {
        scale > 1 ? max(1, (width * scale).rounded()) / scale : max(width, 1 / scale)
    }

    /// The frame whose outline of the given width fills the pixels just inside of `frame`.
    func outline(_ frame: CGRect, width: Double) -> CGRect {
        var outer = snap(frame)
        outer.size.width = max(outer.width, width)
        outer.size.height = max(outer.height, width)
        return outer.insetBy(dx: width / 2, dy: width / 2)
    }

    /// Where the middle of a line lies that fills the pixels just below or right of an edge.
    func line(after edge: Double, width: Double) -> Double { snap(edge) + width / 2 }
}
