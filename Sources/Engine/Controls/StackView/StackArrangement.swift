import Foundation
import Solver

/// Everything that a stack view's own constraints depend on; equal arrangements have equal constraints.
struct StackArrangement: Equatable {
    /// An arranged view with the properties that affect its constraints.
    struct Item: Equatable {
        let view: View
        /// Index among all arranged views.
        let index: Int
        /// The distance to the next visible view, in points.
        let spacing: CGFloat
        /// Whether `spacing` is the system's standard distance.
        let hasSystemSpacing: Bool
        /// The length of its content along the axis, in points; 0 if it has none.
        let naturalLength: CGFloat
        let hasBaseline: Bool
        /// Whether it shows text that can take several lines.
        let isWrappingText: Bool
        let isButton: Bool
        /// Whether `naturalLength` is that of lines that a layout breaks again.
        let followsLines: Bool

        static func == (left: Item, right: Item) -> Bool {
            left.view === right.view && left.index == right.index && left.spacing == right.spacing
                && left.hasSystemSpacing == right.hasSystemSpacing
                && left.naturalLength == right.naturalLength && left.hasBaseline == right.hasBaseline
                && left.isWrappingText == right.isWrappingText && left.isButton == right.isButton
                && left.followsLines == right.followsLines
        }
    }

    let axis: LayoutAxis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let isBaselineRelative: Bool
    let isMarginsRelative: Bool
    let visible: [Item]
    let hidden: [Item]

    /// - Parameter budget: The work that finding the lengths of contents may take.
    init(of stack: StackView, measuringWith budget: WorkBudget) {
        axis = stack.axis
        distribution = stack.distribution
        let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
        alignment = isBaseline && stack.axis == .vertical ? .leading : stack.alignment
        isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
        let spacings = stack.spacingsAfterViews
        let items = stack.arrangedSubviews.enumerated().map { index, view in
            Item(
                view: view, index: index, spacing: spacings[index],
                hasSystemSpacing: stack.hasSystemSpacing(after: view),
                naturalLength: stack.distribution == .fillProportionally
                    ? view.proportionalLength(along: stack.axis, budget) : 0,
                hasBaseline: view is any BaselineView || (view as? ImageView)?.hasCentredBaseline == true,
                isWrappingText: Self.isWrappingText(view), isButton: view is Button,
                followsLines: stack.sharesHeight && view.adaptsContentToWidth)
        }
        visible = items.filter { !$0.view.isHidden }
        hidden = items.filter(\.view.isHidden)
    }

    /// Whether a view shows text that can take several lines: a label, or the title of a configured button.
    private static func isWrappingText(_ view: View) -> Bool {
        (view as? Label)?.wrapsAtSolvedWidth ?? ((view as? Button)?.layoutConfiguration != nil)
    }

    /// What the lengths of all views add up to for proportional shares, with those of lines as they are broken now.
    var currentTotal: CGFloat {
        visible.map(\.currentLength).reduce(0, +) + writtenSpacing
    }

    /// The spacing from which proportional shares and equal widths of texts are computed, in points. UIKit doesn't know system
    /// spacing yet at that time.
    var writtenSpacing: CGFloat {
        visible.dropLast().map { $0.hasSystemSpacing ? 0 : $0.spacing }.reduce(0, +)
    }
}

extension StackArrangement.Item {
    /// The length of its content, with lines as they are broken now.
    var currentLength: CGFloat { followsLines ? view.intrinsicContentSize.height : naturalLength }
}

extension View {
    /// Returns the length that proportional distribution uses: the content's, or else the minimum that constraints
    /// allow.
    fileprivate func proportionalLength(along axis: LayoutAxis, _ budget: WorkBudget) -> CGFloat {
        let intrinsic = intrinsicContentSize.along(axis)
        if intrinsic != View.noIntrinsicMetric { return intrinsic }
        return fittingSize(nearest: View.layoutFittingCompressedSize, budget: budget).along(axis)
    }
}
