// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A path of lines and curves. Only its points are kept, which determine its bounds.
open class CGPath: NSObject, @unchecked Sendable {
    /// The points that it goes through or is drawn towards.
    fileprivate(set) var points: [CGPoint]

    init(points: [CGPoint]) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: Self.corners(of: rect, transform))
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: Self.corners(of: rect, transform))
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) { self.init(points: Self.corners(of: rect, transform)) }

    static func corners(of rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>? = nil) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        return transform.map { transform in corners.map { $0.applying(transform.pointee) } } ?? corners
    }

    /// The smallest rectangle around its points, in points; around the circle of an arc.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public var isEmpty: Bool { points.isEmpty }
    public var currentPoint: CGPoint { points.last ?? .zero }
    /// Whether a point is inside the path's bounds.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { boundingBox.contains(point.applying(transform)) }
    public func copy() -> CGPath? { CGPath(points: points) }
    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.points = points
        return path
    }
}

/// A path that is built step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(points: []) }

    private func add(_ points: [CGPoint], _ transform: CGAffineTransform) {
        self.points += points.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([point], transform) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([point], transform)
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        add(points, transform)
    }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.corners(of: rect), transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Self.corners(of: rect), transform)
    }
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) { add(Self.corners(of: rect), transform) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) { add(Self.corners(of: CGRect(around: center, radius: radius)), transform) }
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) { add([tangent1End, tangent2End], transform) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add([control, end], transform)
    }
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { add([control1, control2, end], transform) }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.points, transform)
    }
    public func closeSubpath() {}
}

/// Which parts of a path are inside, with Core Graphics' raw values.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

extension CGRect {
    /// The square around a circle.
    init(around center: CGPoint, radius: CGFloat) {
        self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
