import LiveSolver

/// Texts whose baseline a constraint follows, and which can't change without moving it.
extension LayoutPlanBuilder {
    /// Marks the labels whose baseline a constraint follows and depends on their text as not changeable.
    mutating func keepTextsOfBaselines(of constraint: LayoutConstraint) {
        let sides = [
            (constraint.firstReference, constraint.firstAttribute),
            (constraint.secondReference, constraint.secondAttribute),
        ]
        for case (let item?, let attribute?) in sides {
            guard attribute == .firstBaseline || attribute == .lastBaseline else { continue }
            let isFirst = attribute == .firstBaseline
            guard
                let label = Self.baselineLabel(in: item.baselineItem(first: isFirst).view, isFirst: isFirst),
                label.hasBaselineOfText
            else { continue }
            keepText(of: label)
        }
    }

    /// Returns the label whose baseline is that of a view: the view, or one that a stack view takes it from.
    private static func baselineLabel(in view: View?, isFirst: Bool) -> Label? {
        var view = view
        while let stack = view as? StackView { view = stack.baselineView(last: !isFirst) }
        return view as? Label
    }
}
