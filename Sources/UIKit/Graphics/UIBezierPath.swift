// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A path that is built step by step. Its bounds are known; pictures don't show it.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var points: [CGPoint] = []

    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter

    public override init() { super.init() }

    public init(rect: CGRect) { points = CGPath.corners(of: rect) }
    public init(ovalIn rect: CGRect) { points = CGPath.corners(of: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { points = CGPath.corners(of: rect) }
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        points = CGPath.corners(of: rect)
    }
    public init(cgPath: CGPath) { points = cgPath.points }
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points = CGPath.corners(
            of: CGRect(around: center, radius: radius))
    }

    open var cgPath: CGPath {
        get { CGPath(points: points) }
        set { points = newValue.points }
    }
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
        points += CGPath.corners(
            of: CGRect(around: center, radius: radius))
    }
    open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
    open func apply(_ transform: CGAffineTransform) { points = points.map { $0.applying(transform) } }
    open func close() {}
    open func removeAllPoints() { points = [] }
    open func fill() {}
    open func stroke() {}
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Whether a point is inside the path's bounds.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(points: points.reversed())) }
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
