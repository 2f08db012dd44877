import Foundation

/// Distances from the four edges of a rectangle, leading and trailing following the layout direction, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
    /// From the top edge, in points.
    public var top: CGFloat
    /// From the edge where text begins, inwards.
    public var leading: CGFloat
    /// From the bottom edge upwards.
    public var bottom: CGFloat
    /// From the edge where text ends, inwards.
    public var trailing: CGFloat

    /// No inset on any edge.
    public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Insets from their four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The insets with leading and trailing resolved to left and right.
    public func resolved(for direction: LayoutDirection) -> EdgeInsets {
        let leftToRight = direction == .leftToRight
        return EdgeInsets(
            top: top, left: leftToRight ? leading : trailing,
            bottom: bottom, right: leftToRight ? trailing : leading)
    }
}
