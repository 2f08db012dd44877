import Foundation

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
