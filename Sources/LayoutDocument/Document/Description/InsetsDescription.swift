import Engine

/// Insets as their author wrote them: with left and right, or with leading and trailing.
package enum InsetsDescription: Sendable, Hashable {
    case physical(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    /// Returns the insets with leading and trailing resolved to left and right.
    package func resolved(for direction: LayoutDirection) -> EdgeInsets {
        switch self {
        case .physical(let insets): insets
        case .directional(let insets): insets.resolved(for: direction)
        }
    }
}
