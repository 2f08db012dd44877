/// A priority for each axis.
struct AxisPriorities {
    private var horizontal: LayoutPriority
    private var vertical: LayoutPriority

    /// Creates the same priority for both axes.
    init(_ priority: LayoutPriority) {
        horizontal = priority
        vertical = priority
    }

    subscript(axis: LayoutAxis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
