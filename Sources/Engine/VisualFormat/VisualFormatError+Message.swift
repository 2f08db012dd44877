import Findings

extension VisualFormatError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .expectedColon: "H and V must be followed by ':', as in V:[view]"
        case .expectedView: "expected a view in brackets, as in [view]"
        case .expectedViewName: "expected a view's name after '['"
        case .unclosedView: "a view must end with ']'"
        case .priorityOutsideLength:
            "a priority belongs to a length; write it in the parentheses, as in [view(20@500)]"
        case .unclosedPredicates: "expected ',' or ')' after a predicate"
        case .expectedQuantity: "expected a number or a name"
        case .unknownRelation: "unknown relation; use ==, >= or <="
        case .expectedPriority: "expected a priority after '@', a number or a metric's name"
        case .unclosedGap: "expected '-' after the distance"
        case .unexpectedText: "the format ends here; only '|' at its very end or another view can follow"
        case .arithmetic:
            "the Visual Format Language has no arithmetic; write an equation, "
                + "such as \"a.width == b.width * 2\""
        case .numberOutOfRange(let value, _):
            "\(value.plain) is out of range; write \(NumberRange.points.name)"
        case .unknownView(let name, let suggestion, _):
            "unknown view '\(name)'" + Self.hint(suggestion)
        case .unknownMetric(let name, let suggestion, _):
            "unknown metric or view '\(name)'" + Self.hint(suggestion)
        case .viewAsNumber(let name, _):
            "'\(name)' is a view; only the length of a view can be related to another view's, "
                + "use a number or a metric"
        case .noSuperview(let name, _):
            "'|' stands for the superview, and '\(name)' has none; add it to a view first"
        case .priorityOutOfRange(let value, _):
            "invalid priority \(VisualFormat.Quantity.number(value)); use \(NumberRange.priority.name)"
        case .alignmentAlongAxis(let attribute, let axis):
            "views in a \(axis.word) line can't all be aligned by \(attribute.rawValue); align them by "
                + (axis == .horizontal
                    ? "top, bottom, centerY or a baseline" : "left, right, leading, trailing or centerX")
        case .contradictoryOptions:
            "choose one direction, and measure from baseline to baseline in a vertical line only"
        }
    }

    private static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }
}
