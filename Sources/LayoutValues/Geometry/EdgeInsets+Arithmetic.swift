extension EdgeInsets {
    /// Creates the distances between the edges of a rectangle and those of a rectangle that contains it.
    @inlinable
    package init(from inner: CGRect, to outer: CGRect) {
        self.init(
            top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
            right: outer.maxX - inner.maxX)
    }

    @inlinable
    package static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }

    @inlinable
    package static func - (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top - second.top, left: first.left - second.left,
            bottom: first.bottom - second.bottom, right: first.right - second.right)
    }

    /// Returns the larger of two insets for each edge.
    @inlinable
    package func maximum(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension DirectionalEdgeInsets {
    /// Returns the larger of two insets for each edge.
    @inlinable
    package func maximum(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
