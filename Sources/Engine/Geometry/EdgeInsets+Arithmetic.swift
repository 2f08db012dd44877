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

    /// The insets with negative ones replaced by 0.
    var positive: EdgeInsets { maximum(.zero) }

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
