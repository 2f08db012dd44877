import Foundation

/// Everything that a stack view's own constraints depend on; equal arrangements have equal constraints.
struct StackArrangement: Equatable {
    /// An arranged view with what matters of it.
    struct Item: Equatable {
        let view: View
        /// Among all arranged views.
        let index: Int
        /// To the next visible view, in points.
        let spacing: CGFloat
        /// Its content's length along the axis, in points; 0 where it has none.
        let naturalLength: CGFloat
        let hasBaseline: Bool
        /// Text whose height depends on the width it is given.
        let isWrappingText: Bool

        static func == (left: Item, right: Item) -> Bool {
            left.view === right.view && left.index == right.index && left.spacing == right.spacing
                && left.naturalLength == right.naturalLength && left.hasBaseline == right.hasBaseline
                && left.isWrappingText == right.isWrappingText
        }
    }

    let axis: LayoutAxis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let isBaselineRelative: Bool
    let isMarginsRelative: Bool
    let visible: [Item]
    let hidden: [Item]

    init(of stack: StackView) {
        axis = stack.axis
        distribution = stack.distribution
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        alignment = isBaseline && stack.axis == .vertical ? .leading : stack.alignment
        isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
        let items = stack.arrangedSubviews.enumerated().map { index, view in
            Item(
                view: view, index: index, spacing: stack.resolvedSpacing(after: view),
                naturalLength: stack.distribution == .fillProportionally
                    ? view.proportionalLength(along: stack.axis) : 0,
                hasBaseline: view is any BaselineView,
                isWrappingText: (view as? Label)?.wrapsAtSolvedWidth ?? false)
        }
        visible = items.filter { !$0.view.isHidden }
        hidden = items.filter(\.view.isHidden)
    }

    /// The spacings between visible views, added up, in points.
    var totalSpacing: CGFloat { visible.dropLast().map(\.spacing).reduce(0, +) }
}

extension View {
    /// The length that a proportional distribution goes by: the content's, or what the view's constraints say it is.
    func proportionalLength(along axis: LayoutAxis) -> CGFloat {
        if let stack = self as? StackView { return stack.fittingLength(along: axis) }
        let intrinsic = intrinsicContentSize.along(axis)
        if intrinsic != View.noIntrinsicMetric { return intrinsic }
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        let fixed = constraints.filter {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.secondAttribute == nil
                && $0.relation != .lessThanOrEqual
        }
        return fixed.max { $0.priority < $1.priority }?.constant ?? 0
    }
}

extension StackView {
    /// The length of its content along an axis, in points.
    fileprivate func fittingLength(along axis: LayoutAxis) -> CGFloat {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let lengths = visible.map { $0.proportionalLength(along: axis) }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins.along(axis) : .zero
        guard axis == self.axis else { return (lengths.max() ?? 0) + margins.start + margins.end }
        let gaps = visible.dropLast().map { resolvedSpacing(after: $0) }
        return lengths.reduce(0, +) + gaps.reduce(0, +) + margins.start + margins.end
    }
}
