/// What a row of the linear system stands for, so that a conflict can be told in the author's words.
///
/// Items are named by their lowered indices.
enum RowOrigin {
    /// A constraint, by its place among those of the layout.
    case constraint(Int)
    /// A view's own frame, kept because it translates its autoresizing mask.
    case autoresizing(Int, LayoutAxis)
    /// A view's wish to be as large as its content.
    case contentSize(Int, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(Int, LayoutAxis)
    /// The canvas.
    case canvas
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
