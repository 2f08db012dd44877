import Foundation

/// The distances of a span from the start (left, top) and the end (right, bottom) of another that contains
/// it, in points.
struct AxisInsets: Sendable, Equatable {
    var start: CGFloat
    var end: CGFloat

    static let zero = AxisInsets(start: 0, end: 0)

    static func - (left: AxisInsets, right: AxisInsets) -> AxisInsets {
        AxisInsets(start: left.start - right.start, end: left.end - right.end)
    }
}

extension EdgeInsets {
    /// Returns the two insets along an axis.
    func along(_ axis: LayoutAxis) -> AxisInsets {
        axis == .horizontal ? AxisInsets(start: left, end: right) : AxisInsets(start: top, end: bottom)
    }
}
