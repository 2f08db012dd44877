// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
    /// Converts a point from this view's coordinates to another view's, or to the window's if `view` is nil. Without a
    /// window, nil means the coordinates of the root's frame.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Converts a point to this view's coordinates from another view's, or from the window's if `view` is nil.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// Converts a rectangle from this view's coordinates to another view's, as for a point.
    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// Converts a rectangle to this view's coordinates from another view's, as for a point.
    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// The transform from the view's coordinates to another view's, or to the window's.
    private func transform(to view: View?) -> CGAffineTransform {
        let own = transformToBase
        guard let other = view?.transformToBase else { return own }
        return own.isTranslation && other.isTranslation
            ? CGAffineTransform(translationX: own.tx - other.tx, y: own.ty - other.ty)
            : own.concatenating(other.inverted())
    }

    /// The transform from the view's coordinates to the window's, or to those of the root's frame.
    private var transformToBase: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view: View? = self
        while let current = view, !(current is Window) {
            transform = transform.concatenating(current.transformToSuperview)
            view = current.superview
        }
        return transform
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
