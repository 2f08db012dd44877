import Foundation

extension CGAffineTransform {
    /// Whether the transform is only a translation.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension View {
    /// The transform from the view's coordinates to the superview's, around the centre of its bounds.
    package var transformToSuperview: CGAffineTransform {
        let placed = untransformedFrame
        guard isTransformed else {
            return CGAffineTransform(translationX: placed.minX - bounds.minX, y: placed.minY - bounds.minY)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: placed.midX, y: placed.midY))
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
        let center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }
}
