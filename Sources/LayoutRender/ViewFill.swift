import Engine

/// The colours that views are filled with.
public enum ViewFill: String, Sendable, Hashable, CaseIterable {
    /// Light hues that distinguish views.
    case palette
    /// The background colours from the document; views without one are only outlined.
    case document
}
