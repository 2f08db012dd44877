import Foundation

/// Distances from the four edges of a rectangle, left and right named physically, in points.
public struct UIEdgeInsets: Sendable, Hashable {
    /// From the top edge, in points.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// No inset on any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Insets from their four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
