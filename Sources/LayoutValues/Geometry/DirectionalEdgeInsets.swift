/// Distances from the four edges of a rectangle in points; leading and trailing follow the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// The distance from the top edge downwards.
    public var top: CGFloat
    /// The distance inwards from the edge where text begins.
    public var leading: CGFloat
    /// The distance from the bottom edge upwards.
    public var bottom: CGFloat
    /// The distance inwards from the edge where text ends.
    public var trailing: CGFloat

    /// No inset on any edge.
    @inlinable
    public static var zero: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from their four distances.
    @inlinable
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Returns the insets with leading and trailing resolved to left and right.
    @inlinable
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        let leftToRight = direction == .leftToRight
        return EdgeInsets(
            top: top, left: leftToRight ? leading : trailing,
            bottom: bottom, right: leftToRight ? trailing : leading)
    }
}

/// The engine's name of UIKit's `NSDirectionalEdgeInsets`.
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets

extension DirectionalEdgeInsets {
    /// The default margins of a view: 8 points on every edge, as in UIKit.
    @inlinable
    public static var defaultMargins: DirectionalEdgeInsets {
        DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    /// Returns the margins that UIKit gives the root view of a view controller, before the safe area is added
    /// (`UIViewController.systemMinimumLayoutMargins`): 16 points at the sides, 20 from a width of 400 points, and
    /// none at top and bottom.
    public static func rootMargins(forWidth width: CGFloat) -> DirectionalEdgeInsets {
        let side: CGFloat = width >= leastWideWidth ? 20 : 16
        return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The width in points from which the root view has wider margins.
    package static let leastWideWidth: CGFloat = 400
}
