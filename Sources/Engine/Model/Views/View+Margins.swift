import Foundation

extension DirectionalEdgeInsets {
    /// The margins of a view that has none of its own set: 8 points on every edge, as UIKit's.
    public static let defaultMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// The margins that UIKit gives the root view of a view controller, before the safe area is added
    /// (`UIViewController.systemMinimumLayoutMargins`): 16 points across, 20 where it is at least 400 points wide, and
    /// none down.
    public static func rootMargins(forWidth width: CGFloat) -> DirectionalEdgeInsets {
        let side: CGFloat = width >= 400 ? 20 : 16
        return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension View {
    /// The margins as physical edges, in points; setting them overrides the directional ones.
    public var layoutMargins: EdgeInsets {
        get { physicalLayoutMargins ?? directionalLayoutMargins.resolved(for: .leftToRight) }
        set { physicalLayoutMargins = newValue }
    }

    /// Whether nobody has set its margins.
    package var hasDefaultMargins: Bool {
        physicalLayoutMargins == nil && directionalLayoutMargins == .defaultMargins
    }

    /// The view's own margins on physical edges, before the safe area and the superview's margins bear on them.
    func ownMargins(in direction: LayoutDirection) -> EdgeInsets {
        physicalLayoutMargins ?? directionalLayoutMargins.resolved(for: direction)
    }

    /// The direction in which its immediate content is laid out, on a canvas of the given direction.
    public func effectiveLayoutDirection(on canvasDirection: LayoutDirection) -> LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: canvasDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
