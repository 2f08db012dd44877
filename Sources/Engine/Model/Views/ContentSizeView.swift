import Foundation
import Solver
import TextMetrics

/// The size of a view's content and how strongly the view keeps it.
open class ContentSizeView: AppearanceView {
    private var huggingPriorities = AxisPriorities(.defaultLow)
    private var compressionResistancePriorities = AxisPriorities(.defaultHigh)
    /// The size reported in place of the class's own; `noIntrinsicMetric` for a dimension without one.
    package var intrinsicContentSizeOverride: CGSize? {
        get { givenContentSize }
        set {
            givenContentSize = newValue
            invalidateIntrinsicContentSize()
        }
    }
    private var givenContentSize: CGSize?

    /// Stands for a dimension without an intrinsic size.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Pixels per point; layout sets it from the canvas before it reads intrinsic sizes.
    package internal(set) var displayScale: CGFloat {
        get { pixelsPerPoint > 0 ? pixelsPerPoint : Window.screenScale }
        set {
            guard newValue != pixelsPerPoint else { return }
            pixelsPerPoint = newValue
            forgetContentSize()
        }
    }
    /// 0 before the first layout.
    private var pixelsPerPoint: CGFloat = 0

    /// The generation of iOS that determines the sizes of a control.
    package var controlDesign = ControlDesign.current {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The natural size of its content, in points; `noIntrinsicMetric` for a dimension without one.
    open var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The intrinsic content size for layouts. As in UIKit it is only read again once it is invalidated, unless it adapts to
    /// the width that layout determines.
    var contentSizeInLayout: CGSize {
        if adaptsContentToWidth { return intrinsicContentSize }
        if knownContentSize.width.isNaN { knownContentSize = intrinsicContentSize }
        return knownContentSize
    }
    /// The intrinsic content size that the last layout read; not a number once it is invalidated.
    private var knownContentSize = ContentSizeView.unknownSize
    private static let unknownSize = CGSize(width: CGFloat.nan, height: .nan)

    /// Makes the next layout read the intrinsic content size again.
    final func forgetContentSize() { knownContentSize = Self.unknownSize }

    /// Returns the distance from the alignment rectangle's top to the first baseline at a given size, in points.
    open func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat { 0 }

    /// Returns the distance from the last baseline to the alignment rectangle's bottom at a given size, in points.
    open func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat { 0 }

    /// Whether its text is vertically centred, so that baselines move by half of a change in height.
    package var hasCentredBaseline: Bool { false }

    /// The line of text that it shows centred, whose baseline is its own; nil if it has none.
    package var centredLine: CentredLine? { nil }

    /// The text that a picture shows in the view, with everything that its lines depend on; nil for none.
    package var shownText: LabelText? { nil }

    /// Whether the distances of its baselines from its edges don't depend on its size.
    var hasFixedBaselines: Bool { false }

    /// Updates the intrinsic size of a view whose content depends on the size it got, such as a wrapping label; returns
    /// whether it changed.
    package func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool { false }

    /// Whether the size of its content depends on its width.
    var adaptsContentToWidth: Bool { false }

    /// The number of bytes of the text that is broken into lines to find the size of its content.
    package var brokenTextLength: Int { 0 }

    /// The number of bytes of all texts that are measured to find the size of its content.
    package var measuredTextLength: Int { brokenTextLength }

    /// Over which widths of its alignment rectangle the size of its content stays the same.
    ///
    /// - Parameter isFollowed: Whether other widths matter; if not, the range may be too narrow.
    func contentAdaptation(to alignmentSize: CGSize, isFollowed: Bool) -> TextAdaptation { .constant }

    /// Returns the text that a picture shows in the view, broken into lines for its solved size.
    package func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? { nil }

    /// The segments that a picture shows in the view.
    package var solvedSegments: [SolvedSegment] { [] }

    /// Called before each layout, subviews first; a view with its own constraints updates them here.
    ///
    /// The work of measuring its texts is taken out of the budget.
    func prepareForLayout(with budget: WorkBudget) {
        budget.charge(Self.workPerMeasuredByte * measuredTextLength)
    }

    /// The work of measuring a byte of a text: its width on one line, and broken into lines to lay it out and to show it.
    private static let workPerMeasuredByte = 400

    /// Makes the next layout read the intrinsic content size again.
    open func invalidateIntrinsicContentSize() {
        forgetContentSize()
        setNeedsLayout()
    }

    /// The priority with which it resists being larger than its content.
    open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        huggingPriorities[axis]
    }

    /// Sets the priority with which the view resists being larger than its content; an invalid priority is only
    /// reported.
    open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard accepts(priority, "content hugging priority") else { return }
        huggingPriorities[axis] = priority
        contentPriorityChanged()
    }

    /// Returns the priority with which the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        compressionResistancePriorities[axis]
    }

    /// Sets the priority with which the view resists being smaller than its content; an invalid priority is only
    /// reported.
    open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        guard accepts(priority, "compression resistance priority") else { return }
        compressionResistancePriorities[axis] = priority
        contentPriorityChanged()
    }

    /// Makes the next layout start from scratch.
    private func contentPriorityChanged() {
        reference.session?.hierarchyChanged()
        setNeedsLayout()
    }

    /// Checks whether a priority is valid, and reports it otherwise.
    private func accepts(_ priority: LayoutPriority, _ property: String) -> Bool {
        reference.view?.isUsable(priority, property) ?? priority.isValid
    }
}
