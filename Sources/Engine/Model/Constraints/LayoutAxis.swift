/// One of the two axes, which are laid out independently.
public enum LayoutAxis: String, Sendable, Hashable, CaseIterable {
    case horizontal, vertical
}
