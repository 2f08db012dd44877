// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension View {
    /// A point of this view in another's coordinates, or with nil in those of the window; without a window, in those
    /// that the root's frame is in.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// A point of another view, or with nil of the window, in this view's coordinates; without a window, of what the
    /// root's frame is in.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// A rectangle of this view in another's coordinates, or with nil as for a point.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// A rectangle of another view, or with nil as for a point, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// From its coordinates to another view's, or with nil to those of its window.
    private func transform(to view: UIView?) -> CGAffineTransform {
        let own = transformToBase
        guard let other = view?.transformToBase else { return own }
        return own.isTranslation && other.isTranslation
            ? CGAffineTransform(translationX: own.tx - other.tx, y: own.ty - other.ty)
            : own.concatenating(other.inverted())
    }

    /// From its coordinates to those of its window, or of what its root's frame is in.
    private var transformToBase: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view, !(current is UIWindow) {
            transform = transform.concatenating(current.transformToSuperview)
            view = current.superview
        }
        return transform
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
