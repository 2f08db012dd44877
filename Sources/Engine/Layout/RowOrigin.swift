/// What a row of the linear system stands for, so that a conflict can be told in the author's words.
enum RowOrigin {
    case constraint(LayoutConstraint)
    /// A view's own frame, kept because it translates its autoresizing mask.
    case autoresizing(View, LayoutAxis)
    /// A view's wish to be as large as its content.
    case contentSize(View, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(any LayoutItem, LayoutAxis)
    /// The canvas.
    case canvas

    /// As a message names it.
    func text(name: (any LayoutItem) -> String) -> String {
        switch self {
        case .constraint(let constraint): constraint.text
        case .autoresizing(let view, let axis):
            "\(name(view)) keeps its frame \(axis == .horizontal ? "across" : "down") (autoresizing)"
        case .contentSize(let view, let axis):
            "\(name(view)).\(axis.lengthAttribute.rawValue) fits its content"
        case .nonNegative(let item, let axis):
            "\(name(item)).\(axis.lengthAttribute.rawValue) >= 0"
        case .canvas: "the canvas's size"
        }
    }

    /// The views and guides it is about.
    var items: [any LayoutItem] {
        switch self {
        case .constraint(let constraint): [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        case .autoresizing(let view, _), .contentSize(let view, _): [view]
        case .nonNegative(let item, _): [item]
        case .canvas: []
        }
    }
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
