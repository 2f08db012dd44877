import Engine
import Foundation

extension View {
    /// A point of this view in another's coordinates, or with nil in those of the window; without a window, in those
    /// that the root's frame is in.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInBase, view?.originInBase ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// A point of another view, or with nil of the window, in this view's coordinates; without a window, of what the
    /// root's frame is in.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originInBase, view?.originInBase ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// A rectangle of this view in another's coordinates, or with nil as for a point.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view, or with nil as for a point, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where the zero of its coordinates lies in its window's, or in what its root's frame is in.
    private var originInBase: CGPoint {
        var origin = CGPoint.zero
        var view: View? = self
        while let current = view, !(current is Window) {
            origin.x += current.frame.minX - current.bounds.minX
            origin.y += current.frame.minY - current.bounds.minY
            view = current.superview
        }
        return origin
    }

    /// The rectangle that constraints speak of, for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints speak of.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
