// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A path of lines and curves, as layers have it.
public final class CGPath: NSObject, @unchecked Sendable {
    /// The points that it goes through or is drawn towards.
    let points: [CGPoint]

    init(points: [CGPoint]) { self.points = points }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(points: UIBezierPath.corners(of: rect))
    }

    /// The smallest rectangle around its points, in points.
    public var boundingBox: CGRect {
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
    public var isEmpty: Bool { points.isEmpty }
}

/// A path that is built step by step; its bounds are known, and pictures don't show it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var points: [CGPoint] = []

    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    public override init() { super.init() }

    public init(rect: CGRect) { points = Self.corners(of: rect) }
    public init(ovalIn rect: CGRect) { points = Self.corners(of: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { points = Self.corners(of: rect) }
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        points = Self.corners(of: rect)
    }
    public init(cgPath CGPath: CGPath) { points = CGPath.points }
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points = Self.corners(
            of: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }

    open var cgPath: CGPath { CGPath(points: points) }
    open var isEmpty: Bool { points.isEmpty }
    open var currentPoint: CGPoint { points.last ?? .zero }
    /// The smallest rectangle around its points, in points; of an arc, around its circle.
    open var bounds: CGRect { isEmpty ? .zero : cgPath.boundingBox }

    open func move(to point: CGPoint) { points.append(point) }
    open func addLine(to point: CGPoint) { points.append(point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        points += [controlPoint1, controlPoint2, endPoint]
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        points += [controlPoint, endPoint]
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points += Self.corners(
            of: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
    open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
    open func close() {}
    open func removeAllPoints() { points = [] }
    open func fill() {}
    open func stroke() {}
    open func addClip() {}
}

/// Corners of a rectangle, with UIKit's raw values.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = Self(rawValue: 1)
    public static let topRight = Self(rawValue: 2)
    public static let bottomLeft = Self(rawValue: 4)
    public static let bottomRight = Self(rawValue: 8)
    public static let allCorners = Self(rawValue: .max)
}
