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
        /// Whether that is the system's distance, whatever it comes to.
        let hasSystemSpacing: Bool
        /// Its content's length along the axis, in points; 0 where it has none.
        let naturalLength: CGFloat
        let hasBaseline: Bool
        /// Text whose height depends on the width it is given.
        let isWrappingText: Bool

        static func == (left: Item, right: Item) -> Bool {
            left.view === right.view && left.index == right.index && left.spacing == right.spacing
                && left.hasSystemSpacing == right.hasSystemSpacing
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
                hasSystemSpacing: stack.hasSystemSpacing(after: view),
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
    /// The spacings that a share of the stack is counted from: the system's isn't known yet when UIKit counts.
    var writtenSpacing: CGFloat {
        visible.dropLast().map { $0.hasSystemSpacing ? 0 : $0.spacing }.reduce(0, +)
    }
}

extension View {
    /// The length that a proportional distribution goes by: the content's, or else the least that constraints allow.
    fileprivate func proportionalLength(along axis: LayoutAxis) -> CGFloat {
        let intrinsic = intrinsicContentSize.along(axis)
        if intrinsic != View.noIntrinsicMetric { return intrinsic }
        return fittingSize(nearest: View.layoutFittingCompressedSize).along(axis)
    }
}
