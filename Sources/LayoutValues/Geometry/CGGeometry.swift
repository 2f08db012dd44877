extension CGPoint {
    /// The coordinate along an axis.
    package func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    /// The length along an axis.
    package func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGRect {
    /// The point at a share of the width and the height.
    package func point(atShare share: CGPoint) -> CGPoint {
        CGPoint(x: minX + share.x * width, y: minY + share.y * height)
    }

    /// A rectangle whose point at a share of its size is at a place.
    package init(size: CGSize, placing share: CGPoint, at place: CGPoint) {
        self.init(
            x: place.x - share.x * size.width, y: place.y - share.y * size.height, width: size.width,
            height: size.height)
    }
}
