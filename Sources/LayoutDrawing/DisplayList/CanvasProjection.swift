import LayoutValues

/// How a canvas is mapped to a picture: its origin, its scale, and the empty bands that are shortened.
package struct CanvasProjection: Sendable, Equatable {
    /// An empty band of the canvas that is drawn shortened.
    package struct Tear: Sendable, Equatable {
        /// The start in points of the canvas.
        package var start: Double
        /// The end in points of the canvas, below `start`.
        package var end: Double

        /// Creates a band between two vertical positions.
        package init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }

        /// The height at which a band is drawn, in points of the canvas.
        static let height = 18.0
        /// By how much the band shortens the canvas, in points of the canvas.
        var lost: Double { max(0, end - start - Self.height) }
    }

    /// The canvas's top left corner, in points of the picture.
    package var origin: CGPoint
    /// Points of the picture per point of the canvas.
    package var zoom: Double
    /// The shortened bands from top to bottom; they don't overlap.
    package var tears: [Tear]

    /// Creates a canvas at an origin, by default at its natural size.
    package init(origin: CGPoint = .zero, zoom: Double = 1, tears: [Tear] = []) {
        self.origin = origin
        self.zoom = zoom
        self.tears = tears
    }

    /// Converts a vertical position on the canvas to the picture.
    package func y(_ canvasY: Double) -> Double {
        var shown = canvasY
        for tear in tears where canvasY > tear.start {
            let part = min(1, (canvasY - tear.start) / (tear.end - tear.start))
            shown -= part * tear.lost
        }
        return origin.y + shown * zoom
    }

    /// Converts a horizontal position on the canvas to the picture.
    package func x(_ canvasX: Double) -> Double { origin.x + canvasX * zoom }

    /// Converts a length of the picture that no tear shortens to the canvas, without the noise of converting it before.
    package func canvasLength(_ length: Double) -> Double { (length / zoom * 1e6).rounded() / 1e6 }

    /// Converts a rectangle of the canvas to the picture.
    package func picture(_ frame: CGRect) -> CGRect {
        let (left, top) = (x(frame.minX), y(frame.minY))
        return CGRect(x: left, y: top, width: frame.width * zoom, height: y(frame.maxY) - top)
    }
}
