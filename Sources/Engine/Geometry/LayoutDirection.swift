/// The direction in which leading comes before trailing.
public enum LayoutDirection: String, Sendable, Hashable {
    case leftToRight
    case rightToLeft
}
