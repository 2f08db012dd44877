import Engine

/// A priority for each axis, as documents write them.
struct AxisPriorities: Sendable {
    var horizontal: LayoutPriority
    var vertical: LayoutPriority
}
