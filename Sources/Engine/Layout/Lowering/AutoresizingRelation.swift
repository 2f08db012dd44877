/// A number of the frame of an autoresizing view, as a linear function of its superview's length.
struct AutoresizingRelation {
    /// The view's lowered index.
    let item: Int
    let axis: LayoutAxis
    /// Whether it is the length along the axis rather than the position.
    let isLength: Bool
    let line: AutoresizingRule.Line

    var attribute: LayoutAttribute { isLength ? axis.lengthAttribute : axis.positionAttribute }
}
