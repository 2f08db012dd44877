import Foundation

extension DirectionalEdgeInsets {
    /// The default margins of a view: 8 points on every edge, as in UIKit.
    public static let defaultMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Returns the margins that UIKit gives the root view of a view controller, before the safe area is added
    /// (`UIViewController.systemMinimumLayoutMargins`): 16 points at the sides, 20 from a width of 400 points, and
    /// none at top and bottom.
    public static func rootMargins(forWidth width: CGFloat) -> DirectionalEdgeInsets {
        let side: CGFloat = width >= leastWideWidth ? 20 : 16
        return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The width in points from which the root view has wider margins.
    static let leastWideWidth: CGFloat = 400
}

extension View {
    /// Whether its margins haven't been set.
    package var hasDefaultMargins: Bool {
        physicalLayoutMargins == nil && minimumMargins == nil && directionalLayoutMargins == .defaultMargins
    }

    /// Returns the view's own margins by physical edge, before the safe area and the superview's margins are added.
    func ownMargins(in direction: LayoutDirection) -> EdgeInsets {
        guard let physicalLayoutMargins else { return directionalLayoutMargins.resolved(for: direction) }
        guard let least = minimumMargins?.resolved(for: direction) else { return physicalLayoutMargins }
        return physicalLayoutMargins.maximum(least)
    }

    /// Returns the direction in which its immediate content is laid out, on a canvas of the given direction.
    package func effectiveLayoutDirection(on canvasDirection: LayoutDirection) -> LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: overriddenLayoutDirection ?? canvasDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
