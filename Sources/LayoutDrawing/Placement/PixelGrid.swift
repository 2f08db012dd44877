import LayoutValues

/// Aligns edges with pixel boundaries, so that lines are crisp.
package struct PixelGrid {
    /// Pixels per point.
    package let scale: Double

    /// Creates the grid of a scale.
    package init(scale: Double) { self.scale = scale }

    package func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

    package func snap(_ frame: CGRect) -> CGRect {
        let (x, y) = (snap(frame.minX), snap(frame.minY))
        return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
    }

    /// Returns the line width rounded to whole pixels, at least one; halves are rounded up at one pixel per point.
    package func lineWidth(_ width: Double) -> Double {
        scale > 1 ? max(1, (width * scale).rounded()) / scale : max(width, 1 / scale)
    }

    /// Returns the frame whose outline of the given width fills the pixels just inside `frame`.
    package func outline(_ frame: CGRect, width: Double) -> CGRect {
        var outer = snap(frame)
        outer.size.width = max(outer.width, width)
        outer.size.height = max(outer.height, width)
        return outer.insetBy(dx: width / 2, dy: width / 2)
    }

    /// Returns the centre of a line that fills the pixels just below or to the right of an edge.
    package func line(after edge: Double, width: Double) -> Double { snap(edge) + width / 2 }
}
