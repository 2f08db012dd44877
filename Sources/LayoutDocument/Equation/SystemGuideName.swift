/// The names of system guides in equations.
public enum SystemGuideName: String, Sendable, Hashable, CaseIterable {
    case layoutMarginsGuide
    case safeAreaLayoutGuide
    case readableContentGuide
    case keyboardLayoutGuide
    /// Of scroll views.
    case frameLayoutGuide
    /// Of scroll views.
    case contentLayoutGuide
    /// Only text views have it.
    case textContainerLayoutGuide
}
