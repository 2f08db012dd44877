/// The guides that views have without being given any, as an equation names them.
public enum SystemGuideName: String, Sendable, Hashable, CaseIterable {
    case layoutMarginsGuide
    case safeAreaLayoutGuide
    case readableContentGuide
    case keyboardLayoutGuide
    /// Of scroll views.
    case frameLayoutGuide
    /// Of scroll views.
    case contentLayoutGuide
    /// Of text views.
    case textContainerLayoutGuide
}
