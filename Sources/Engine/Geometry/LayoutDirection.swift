/// The direction from leading to trailing.
public enum UIUserInterfaceLayoutDirection: String, Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
