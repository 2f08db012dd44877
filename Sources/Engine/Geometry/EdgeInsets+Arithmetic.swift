import Foundation

extension EdgeInsets {
    /// Creates the distances between the edges of a rectangle and those of a rectangle that contains it.
    init(from inner: CGRect, to outer: CGRect) {
        self.init(
            top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
    }

    package static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top - second.top, left: first.left - second.left,
            bottom: first.bottom - second.bottom, right: first.right - second.right)
    }

    /// Returns the part of the insets that reaches into an inner rectangle at the given distances from the outer
    /// edges. An edge beyond the outer one, at a negative distance, has the whole inset and no more.
    func inherited(at distances: EdgeInsets) -> EdgeInsets {
        func inherited(_ inset: CGFloat, at distance: CGFloat) -> CGFloat {
            inset > 0 ? max(0, min(inset, inset - distance)) : 0
        }
        return EdgeInsets(
            top: inherited(top, at: distances.top), left: inherited(left, at: distances.left),
            bottom: inherited(bottom, at: distances.bottom), right: inherited(right, at: distances.right))
    }

    /// Returns the larger of two insets for each edge.
    package func maximum(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension DirectionalEdgeInsets {
    /// Returns the larger of two insets for each edge.
    package func maximum(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
