/// Distances from the four physical edges of a rectangle, in points.
public struct UIEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge downwards.
    public var top: CGFloat
    /// The distance from the left edge to the right.
    public var left: CGFloat
    /// The distance from the bottom edge upwards.
    public var bottom: CGFloat
    /// The distance from the right edge to the left.
    public var right: CGFloat

    /// No inset on any edge.
    @inlinable
    public static var zero: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from their four distances.
    @inlinable
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// The engine's name of UIKit's `UIEdgeInsets`.
public typealias EdgeInsets = UIEdgeInsets
