/// What a relation of the linear system represents, with items by their lowered indices.
enum RelationOrigin {
    /// A constraint, by its index in the layout.
    case constraint(Int)
    /// A number of an autoresizing view's own frame, by its index among those.
    case autoresizing(Int)
    /// A view's content hugging or compression resistance.
    case contentSize(Int, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(Int, LayoutAxis)
    /// A number of the root's frame, or the origin of a scroll view's content.
    case canvas(Int, LayoutAttribute)
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
    /// The attribute that places an item along the axis.
    var positionAttribute: LayoutAttribute { self == .horizontal ? .left : .top }
}
