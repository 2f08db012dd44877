/// A number of the frame that a view keeps, as a line over its superview's length.
struct AutoresizingRow {
    /// The view's lowered index.
    let item: Int
    let axis: LayoutAxis
    /// Whether it is the length along the axis, not the position.
    let isLength: Bool
    let line: AutoresizingRule.Line

    var attribute: LayoutAttribute { isLength ? axis.lengthAttribute : axis.positionAttribute }
}
