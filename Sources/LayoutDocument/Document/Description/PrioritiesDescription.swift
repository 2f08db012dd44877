import Engine

/// A priority for each axis, as documents write them.
struct PrioritiesDescription: Sendable {
    var horizontal: LayoutPriority
    var vertical: LayoutPriority
}
