/// One of the two axes, which are laid out independently.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
    case horizontal = 0
    case vertical = 1

    /// The axis in words: `horizontal` or `vertical`.
    package var word: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The axis at right angles.
    package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
