/// One of the two directions that are laid out independently of each other.
public enum LayoutAxis: String, Sendable, Hashable, CaseIterable {
    case horizontal, vertical
}
