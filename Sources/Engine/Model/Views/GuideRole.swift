/// Whose guide it is.
public enum GuideRole: String, Sendable, Hashable {
    /// An author's.
    case custom
    /// One of UIKit's own: the safe area, margins, the keyboard…
    case system
    /// One that a stack view makes to arrange its views; shown on request only.
    case stackView
}
