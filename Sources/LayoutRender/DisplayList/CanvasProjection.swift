import Foundation

/// How a canvas lies in a picture: where, how much enlarged, and which empty bands are cut short.
public struct CanvasProjection: Sendable, Equatable {
    /// A band of the canvas without anything in it, drawn shorter than it is.
    public struct Tear: Sendable, Equatable {
        /// In points of the canvas.
        public var start: Double
        /// In points of the canvas, below `start`.
        public var end: Double

        /// A band from one height to another.
        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }

        /// How high a band is drawn, in points of the canvas.
        static let height = 18.0
        /// How much shorter the canvas is drawn for it.
        var lost: Double { max(0, end - start - Self.height) }
    }

    /// Where the canvas's top left corner is, in points of the picture.
    public var origin: CGPoint
    /// Points of the picture to a point of the canvas.
    public var zoom: Double
    /// From the top down, none reaching into another.
    public var tears: [Tear]

    /// The canvas at a place, as large as it is unless told otherwise.
    public init(origin: CGPoint = .zero, zoom: Double = 1, tears: [Tear] = []) {
        self.origin = origin
        self.zoom = zoom
        self.tears = tears
    }

    /// A height of the canvas in the picture.
    public func y(_ canvasY: Double) -> Double {
        var shown = canvasY
        for tear in tears where canvasY > tear.start {
            let part = min(1, (canvasY - tear.start) / (tear.end - tear.start))
            shown -= part * tear.lost
        }
        return origin.y + shown * zoom
    }

    /// A distance from the left of the canvas in the picture.
    public func x(_ canvasX: Double) -> Double { origin.x + canvasX * zoom }

    /// A rectangle of the canvas in the picture.
    public func picture(_ frame: CGRect) -> CGRect {
        let (left, top) = (x(frame.minX), y(frame.minY))
        return CGRect(x: left, y: top, width: frame.width * zoom, height: y(frame.maxY) - top)
    }
}
