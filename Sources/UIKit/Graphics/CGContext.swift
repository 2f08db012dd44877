// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What apps draw with; pictures of layouts show views and not what they draw, so nothing is kept but the size.
public final class CGContext: NSObject {
    private let size: CGSize

    init(size: CGSize) { self.size = size }

    public var width: Int { CGImage(size: size).width }
    public var height: Int { CGImage(size: size).height }
    public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
    public func makeImage() -> CGImage? { CGImage(size: size) }

    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func fill(_ rect: CGRect) {}
    public func fillPath() {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func strokePath() {}
    public func strokeEllipse(in rect: CGRect) {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func fill(_ rects: [CGRect]) {}
    public func strokeLineSegments(between points: [CGPoint]) {}
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    public func endTransparencyLayer() {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
    public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The ends of lines, with Core Graphics' raw values.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corners of lines, with Core Graphics' raw values.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
/// How colours are mixed, with Core Graphics' raw values.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
        difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
}
/// What is drawn of a path, with Core Graphics' raw values.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// How smoothly images are scaled, with Core Graphics' raw values.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }
