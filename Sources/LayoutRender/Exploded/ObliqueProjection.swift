import Foundation

/// An oblique projection of a stack of planes, each to the right of and below the previous one.
struct ObliqueProjection {
    /// The canvas's size, in points.
    let size: CGSize
    /// The top left of the first plane, in points of the picture.
    let origin: CGPoint
    /// Vertical points of the picture per point of the canvas.
    let scale: Double

    private static let foreshortening = 0.62
    private static let slant = 0.2
    private static let gap = 16.0
    private static let drop = 44.0
    private static let highest = 560.0
    private static let widest = 420.0

    init(size: CGSize, origin: CGPoint) {
        self.size = size
        self.origin = origin
        scale = min(1, Self.highest / max(size.height, 1), Self.widest / max(size.width, 1))
    }

    /// Returns a point of the canvas on a plane, in points of the picture.
    func point(_ x: Double, _ y: Double, on plane: Int) -> CGPoint {
        CGPoint(
            x: origin.x + Double(plane) * (size.width * scale * Self.foreshortening + Self.gap)
                + x * scale * Self.foreshortening,
            y: origin.y + Double(plane) * Self.drop + y * scale + (size.width - x) * scale * Self.slant)
    }

    /// Returns the corners of a rectangle on a plane, clockwise from the top left.
    func corners(of frame: CGRect, on plane: Int) -> [CGPoint] {
        [
            point(frame.minX, frame.minY, on: plane), point(frame.maxX, frame.minY, on: plane),
            point(frame.maxX, frame.maxY, on: plane), point(frame.minX, frame.maxY, on: plane),
        ]
    }

    /// The canvas itself.
    var canvas: CGRect { CGRect(origin: .zero, size: size) }
}
