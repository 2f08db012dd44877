/// How a view's content behaves when the layout direction is right to left.
public enum UISemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The engine's name of UIKit's `UISemanticContentAttribute`.
public typealias SemanticContentAttribute = UISemanticContentAttribute
