import LayoutValues

/// A rectangle of the canvas on a plane of an exploded picture: its sides are vertical, its top and its bottom rise to the
/// right. Coordinates are relative to the plane's origin.
struct ObliqueRectangle {
    let left: Double
    let right: Double
    /// The top and the bottom of the left side.
    let top: Double
    let bottom: Double
    /// The rise of the top and the bottom per point to the right.
    private let slope = ObliqueProjection.slope

    /// Creates the rectangle with the given corners, clockwise from the top left.
    init(corners: [CGPoint]) {
        left = corners[0].x
        right = corners[1].x
        top = corners[0].y
        bottom = corners[3].y
    }

    /// Returns the ends of the part of a horizontal line that is inside; nil if none is.
    func span(at y: Double) -> ClosedRange<Double>? {
        let start = max(left, left + (top - y) / slope)
        let end = min(right, left + (bottom - y) / slope)
        return start <= end ? start...end : nil
    }

    /// Returns whether any part of a box is inside.
    func overlaps(_ box: CGRect) -> Bool {
        // Where its top is above the box's bottom, and where its bottom is below the box's top.
        let start = max(left, box.minX, left + (top - box.maxY) / slope)
        let end = min(right, box.maxX, left + (bottom - box.minY) / slope)
        return start < end
    }

    /// Returns whether all of a box is inside.
    func covers(_ box: CGRect) -> Bool {
        left <= box.minX && box.maxX <= right
            && top - slope * (box.minX - left) <= box.minY && box.maxY <= bottom - slope * (box.maxX - left)
    }
}
