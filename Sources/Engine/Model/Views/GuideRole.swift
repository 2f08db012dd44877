/// Who made a guide.
public enum GuideRole: String, Sendable, Hashable {
    /// An author.
    case custom
    /// UIKit: the safe area, margins, the keyboard…
    case system
    /// A stack view, to arrange its views; only shown on request.
    case stackView
}
