import Foundation

extension CGAffineTransform {
    /// Whether the transform is only a translation.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension View {
    /// The transform from the view's coordinates to the superview's, around its anchor point.
    package var transformToSuperview: CGAffineTransform {
        let placed = untransformedFrame
        guard isTransformed else {
            return CGAffineTransform(translationX: placed.minX - bounds.minX, y: placed.minY - bounds.minY)
        }
        let (inside, outside) = (bounds.point(atShare: layerAnchor), placed.point(atShare: layerAnchor))
        return CGAffineTransform(translationX: -inside.x, y: -inside.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: outside.x, y: outside.y))
    }

    /// The bounding rectangle of the transformed view, in the superview's coordinates.
    var transformedFrame: CGRect { bounds.applying(transformToSuperview) }

    /// Returns the untransformed frame of a view whose transformed frame is the given rectangle; for a rotated view,
    /// the bounding rectangle of that.
    func untransformed(_ frame: CGRect) -> CGRect {
        let inverse = transform.inverted()
        let size = CGRect(origin: .zero, size: frame.size)
            .applying(CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0))
            .size
        let outer = CGRect(size: size, placing: layerAnchor, at: .zero).applying(transform)
        return CGRect(
            size: size, placing: layerAnchor,
            at: CGPoint(x: frame.midX - outer.midX, y: frame.midY - outer.midY))
    }
}
