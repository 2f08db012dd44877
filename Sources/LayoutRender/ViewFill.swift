import Engine

/// How views are filled.
public enum ViewFill: String, Sendable, Hashable, CaseIterable {
    /// With light hues that distinguish views.
    case palette
    /// With the background colours from the document; views without one are only outlined.
    case document
}
