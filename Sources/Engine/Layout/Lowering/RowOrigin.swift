/// What a row of the linear system stands for; items are given by their lowered indices.
enum RowOrigin {
    /// A constraint, by its place among those of the layout.
    case constraint(Int)
    /// A number of a view's own frame, kept because it translates its autoresizing mask: by its place among those.
    case autoresizing(Int)
    /// A view's wish to be as large as its content.
    case contentSize(Int, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(Int, LayoutAxis)
    /// A number of the root's frame, or of the origin of what a scroll view scrolls.
    case canvas(Int, LayoutAttribute)
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
    /// The attribute that places an item along the axis.
    var positionAttribute: LayoutAttribute { self == .horizontal ? .left : .top }
}
