import Foundation

extension EdgeInsets {
    /// The distances of a rectangle's edges from those of another that holds it.
    init(from inner: CGRect, to outer: CGRect) {
        self.init(
            top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
    }

    static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top - second.top, left: first.left - second.left,
            bottom: first.bottom - second.bottom, right: first.right - second.right)
    }

    /// What of the insets is left inside a rectangle that lies at the given distances from the edges they are of, or
    /// past them where those are negative; an edge without an inset leaves none.
    func inherited(at distances: EdgeInsets) -> EdgeInsets {
        func inherited(_ inset: CGFloat, at distance: CGFloat) -> CGFloat {
            inset > 0 ? max(0, inset - distance) : 0
        }
        return EdgeInsets(
            top: inherited(top, at: distances.top), left: inherited(left, at: distances.left),
            bottom: inherited(bottom, at: distances.bottom), right: inherited(right, at: distances.right))
    }

    /// On each edge the larger of two insets.
    package func maximum(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension DirectionalEdgeInsets {
    /// On each edge the larger of two insets.
    package func maximum(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
