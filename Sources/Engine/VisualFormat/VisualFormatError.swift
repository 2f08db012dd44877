/// An error in a line of the Visual Format Language.
///
/// Each case has the position in the line, counting Unicode scalars from 0.
public enum VisualFormatError: Error, Sendable, Hashable {
    /// `H` or `V` without a colon.
    case expectedColon(at: Int)
    /// Something other than `[` where a view begins.
    case expectedView(at: Int)
    /// `[` without a name after it.
    case expectedViewName(at: Int)
    /// `[view` without its `]`.
    case unclosedView(at: Int)
    /// `[view(20)@500`, with the priority after the parentheses.
    case priorityOutsideLength(at: Int)
    /// `(` without its `)`.
    case unclosedPredicates(at: Int)
    /// A number or name is missing after a relation, a comma or a parenthesis.
    case expectedQuantity(at: Int)
    /// A relation that isn't `==`, `<=` or `>=`.
    case unknownRelation(at: Int)
    /// `@` without a number or name.
    case expectedPriority(at: Int)
    /// A distance without the hyphen that ends it: `-8[view]`.
    case unclosedGap(at: Int)
    /// Something after the line's end.
    case unexpectedText(at: Int)
    /// `*`, `/` or `+`, which the language lacks.
    case arithmetic(at: Int)
    /// A distance or length outside the range of points.
    case numberOutOfRange(Double, at: Int)

    /// An unknown view, with a known name that is close.
    case unknownView(String, suggestion: String?, at: Int)
    /// An unknown metric (or, as a length, an unknown view), with a known name that is close.
    case unknownMetric(String, suggestion: String?, at: Int)
    /// A distance or priority that names a view.
    case viewAsNumber(String, at: Int)
    /// `|` beside a view without a superview, or beside a guide without an owner.
    case noSuperview(String, at: Int)
    /// A priority that isn't greater than 0 and at most 1000.
    case priorityOutOfRange(Double, at: Int)
    /// An option that aligns the views along the axis on which they are arranged.
    case alignmentAlongAxis(LayoutAttribute, LayoutAxis)
    /// Both left to right and right to left, or a baseline spacing across.
    case contradictoryOptions

    /// The position in the line, counting Unicode scalars from 0; 0 for errors in the options.
    public var offset: Int {
        switch self {
        case .expectedColon(let offset), .expectedView(let offset), .expectedViewName(let offset),
            .unclosedView(let offset), .priorityOutsideLength(let offset),
            .unclosedPredicates(let offset), .expectedQuantity(let offset),
            .unknownRelation(let offset), .expectedPriority(let offset), .unclosedGap(let offset),
            .unexpectedText(let offset), .arithmetic(let offset), .numberOutOfRange(_, let offset),
            .unknownView(_, _, let offset), .unknownMetric(_, _, let offset),
            .viewAsNumber(_, let offset), .noSuperview(_, let offset),
            .priorityOutOfRange(_, let offset):
            offset
        case .alignmentAlongAxis, .contradictoryOptions: 0
        }
    }
}
