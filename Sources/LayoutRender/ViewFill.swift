import Engine

/// What views are filled with.
public enum ViewFill: String, Sendable, Hashable, CaseIterable {
    /// Light hues that tell views apart.
    case palette
    /// The background colours that the document gives them; views without one are outlined only.
    case document
}
