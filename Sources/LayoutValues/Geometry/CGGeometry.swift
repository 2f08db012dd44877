import Findings

extension CGPoint {
    /// The coordinate along an axis.
    package func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    /// The length along an axis.
    package func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension NumberRange {
    package func contains(_ number: CGFloat) -> Bool { contains(Double(number)) }

    package func contains(_ rect: CGRect) -> Bool {
        contains(rect.origin.x) && contains(rect.origin.y) && contains(rect.size.width)
            && contains(rect.size.height)
    }

    /// Returns the number in the range that is closest to the given one; nil for NaN.
    package func nearest(to number: CGFloat) -> CGFloat? {
        number.isNaN ? nil : min(max(number, CGFloat(minimum)), CGFloat(maximum))
    }
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
