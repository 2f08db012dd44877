/// What a row of the linear system stands for, so that a conflict can be told in the author's words.
///
/// It doesn't keep views and guides alive.
enum RowOrigin {
    case constraint(LayoutConstraint)
    /// A view's own frame, kept because it translates its autoresizing mask.
    case autoresizing(ItemReference, LayoutAxis)
    /// A view's wish to be as large as its content.
    case contentSize(ItemReference, LayoutAxis)
    /// A size that can't be negative.
    case nonNegative(ItemReference, LayoutAxis)
    /// The canvas.
    case canvas

    /// As a message names it.
    func text(name: (any LayoutItem) -> String) -> String {
        let item = items.first.map(name) ?? ""
        return switch self {
        case .constraint(let constraint): constraint.text
        case .autoresizing(_, let axis):
            "\(item) keeps its \(axis == .horizontal ? "x and width" : "y and height") (autoresizing)"
        case .contentSize(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) fits its content"
        case .nonNegative(_, let axis): "\(item).\(axis.lengthAttribute.rawValue) >= 0"
        case .canvas: "the canvas's size"
        }
    }

    /// Where an author can do something about it.
    var location: SourceLocation? {
        switch self {
        case .constraint(let constraint): constraint.location
        case .autoresizing, .contentSize, .nonNegative: (items.first as? View)?.location
        case .canvas: nil
        }
    }

    /// The views and guides it is about.
    var items: [any LayoutItem] {
        switch self {
        case .constraint(let constraint): [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        case .autoresizing(let item, _), .contentSize(let item, _), .nonNegative(let item, _):
            item.item.map { [$0] } ?? []
        case .canvas: []
        }
    }
}

extension LayoutAxis {
    /// The attribute that measures along the axis.
    var lengthAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
