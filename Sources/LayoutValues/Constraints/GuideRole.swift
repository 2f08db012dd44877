/// The creator of a guide.
public enum GuideRole: String, Sendable, Hashable {
    /// The author of the layout.
    case custom
    /// UIKit: the safe area, margins, the keyboard…
    case system
    /// A stack view, to arrange its views; only shown on request.
    case stackView
}
