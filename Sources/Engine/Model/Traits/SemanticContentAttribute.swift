/// What a view's content means for flipping it between left-to-right and right-to-left.
public enum UISemanticContentAttribute: String, Sendable, Hashable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
