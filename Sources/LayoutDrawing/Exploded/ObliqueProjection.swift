import LayoutValues

/// An oblique projection of a stack of planes, each to the right of and below the previous one and its names.
struct ObliqueProjection {
    /// The canvas's size, in points.
    let size: CGSize
    /// The top left of the first plane, in points of the picture.
    let origin: CGPoint
    /// Vertical points of the picture per point of the canvas.
    let scale: Double
    /// The left end of each plane, relative to the first.
    var lefts = [0.0]

    private static let foreshortening = 0.62
    private static let slant = 0.2
    /// How far the horizontals of a plane rise per point to the right.
    static let slope = slant / foreshortening
    /// The distance between a plane, with its names, and the next one.
    static let gap = 24.0
    private static let drop = 44.0
    private static let highest = 560.0
    private static let widest = 420.0

    init(size: CGSize, origin: CGPoint) {
        self.size = size
        self.origin = origin
        scale = min(1, Self.highest / max(size.height, 1), Self.widest / max(size.width, 1))
    }

    /// The width of a plane, in points of the picture.
    var planeWidth: Double { size.width * scale * Self.foreshortening }

    /// Returns the origin of a plane, in points of the picture.
    func origin(of plane: Int) -> CGPoint {
        CGPoint(
            x: origin.x + (lefts.indices.contains(plane) ? lefts[plane] : 0),
            y: origin.y + Double(plane) * Self.drop)
    }

    /// Returns a point of the canvas on a plane, in points of the picture.
    func point(_ x: Double, _ y: Double, on plane: Int) -> CGPoint {
        let (start, point) = (origin(of: plane), pointOnPlane(x, y))
        return CGPoint(x: start.x + point.x, y: start.y + point.y)
    }

    private func pointOnPlane(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(
            x: x * scale * Self.foreshortening, y: y * scale + (size.width - x) * scale * Self.slant)
    }

    /// Returns the corners of a rectangle relative to its plane's origin, clockwise from the top left.
    func cornersOnPlane(of frame: CGRect) -> [CGPoint] {
        [
            pointOnPlane(frame.minX, frame.minY), pointOnPlane(frame.maxX, frame.minY),
            pointOnPlane(frame.maxX, frame.maxY), pointOnPlane(frame.minX, frame.maxY),
        ]
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
