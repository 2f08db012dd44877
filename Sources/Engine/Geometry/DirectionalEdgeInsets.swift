import Foundation

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
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Creates insets from their four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Returns the insets with leading and trailing resolved to left and right.
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        let leftToRight = direction == .leftToRight
        return EdgeInsets(
            top: top, left: leftToRight ? leading : trailing,
            bottom: bottom, right: leftToRight ? trailing : leading)
    }
}

/// The engine's name of UIKit's `NSDirectionalEdgeInsets`.
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
