// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A frame of reference that points and rectangles can be converted between.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transformToScreen).applying(coordinateSpace.transformToScreen.inverted())
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }

    /// From its coordinates to the screen's, on which windows stand as the interface is turned.
    fileprivate var transformToScreen: CGAffineTransform {
        guard let view = self as? UIView else { return .identity }
        let origin = view.convert(CGPoint.zero, to: nil)
        let (across, down) = (
            view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
        )
        let window = view.window?.frame.origin ?? .zero
        return CGAffineTransform(
            a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
            tx: origin.x + window.x, ty: origin.y + window.y)
    }
}

extension UIView: UICoordinateSpace {}

/// The coordinates of the screen as the interface is turned.
final class ScreenCoordinates: UICoordinateSpace {
    private let size: () -> CGSize

    init(size: @escaping () -> CGSize) { self.size = size }

    var bounds: CGRect { CGRect(origin: .zero, size: size()) }
}
