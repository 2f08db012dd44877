import Foundation

extension CGAffineTransform {
    /// Whether it only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension View {
    /// From the view's coordinates to the superview's: around the middle of its bounds, which lies at its centre.
    package var transformToSuperview: CGAffineTransform {
        let placed = untransformedFrame
        guard isTransformed else {
            return CGAffineTransform(translationX: placed.minX - bounds.minX, y: placed.minY - bounds.minY)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: placed.midX, y: placed.midY))
    }

    /// The smallest rectangle around what the transform makes of the view, in the superview's coordinates.
    var transformedFrame: CGRect { bounds.applying(transformToSuperview) }

    /// The frame without the transform by which the view comes to fill a rectangle of the superview; of turned views, the
    /// smallest rectangle around that.
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
