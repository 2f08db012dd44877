import Foundation

extension View {
    /// The margins as physical edges, in points; setting them overrides the directional ones.
    public var layoutMargins: EdgeInsets {
        get { physicalLayoutMargins ?? directionalLayoutMargins.resolved(for: .leftToRight) }
        set { physicalLayoutMargins = newValue }
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
