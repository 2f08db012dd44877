/// The direction in which leading comes before trailing.
public enum UIUserInterfaceLayoutDirection: String, Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
