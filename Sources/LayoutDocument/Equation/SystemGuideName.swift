/// The names of system guides in equations.
public enum SystemGuideName: String, Sendable, Hashable, CaseIterable {
    case layoutMarginsGuide
    case safeAreaLayoutGuide
    case readableContentGuide
    case keyboardLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The text of a text view.
    case textContainerLayoutGuide
}
