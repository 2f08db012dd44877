import Foundation
import Solver

/// Finding the span of an item along an axis.
extension ConstraintLowering {
    /// Returns the span of an item along an axis, as needed for an attribute; records in the relation what the span
    /// depends on.
    func span(
        of item: ItemReference?, place: AttributePlace, against other: ItemReference?,
        lowered: inout LoweredRelation
    ) -> AxisSpan? {
        let axis = place.axis
        guard let index = hierarchy.index(of: item) else {
            return span(ofSystemGuide: item, on: axis, lowered: &lowered)
        }
        var span = AxisSpan(item: index, length: hierarchy.length(of: index, on: axis))
        if hierarchy.isGuide(index) { return span }
        if place.isMargin { lowered.followsEnvironment = true }
        if hierarchy.kinds[index] == .scrollView, place.isEdge,
            let content = content(of: index, holding: other)
        {
            let insets = place.isMargin ? environment.margins(of: index).along(axis) : .zero
            if place.isMargin { lowered.follow(SpanSource(kind: .margins, view: index, isFromFrame: true)) }
            return AxisSpan(item: content, length: hierarchy.length(of: content, on: axis), insets: insets)
        }
        switch place.reference {
        case .alignmentRect: break
        case .margins:
            lowered.follow(SpanSource(kind: .margins, view: index))
            span.insets =
                environment.margins(of: index).along(axis)
                - environment.metrics[index].alignmentInsets.along(axis)
        case .firstBaseline, .lastBaseline:
            if hierarchy.view(of: index)?.hasFixedBaselines == false {
                (lowered.followsEnvironment, lowered.dependsOnSizes) = (true, true)
                lowered.follow(SpanSource(kind: .baseline, view: index))
            }
            measureBaseline(of: index, at: place, in: &span)
        }
        return span
    }

    /// Sets the distance of a baseline from the ends of its view's span.
    private func measureBaseline(of index: Int, at place: AttributePlace, in span: inout AxisSpan) {
        guard let view = hierarchy.view(of: index) else { return }
        let size = environment.alignmentSize(of: index)
        if view.hasCentredBaseline {
            // Measured from the centre, baselines of views with different heights agree in every round.
            // Measured from an edge with the previous round's height, required ones could conflict and be
            // broken.
            span.offsetFromCenter = view.firstBaselineOffsetFromTop(for: size) - size.height / 2
        } else if place.reference == .firstBaseline {
            span.insets.start = view.firstBaselineOffsetFromTop(for: size)
        } else {
            span.insets.end = view.lastBaselineOffsetFromBottom(for: size)
        }
    }

    /// Returns the span of a guide without variables, which lies inside its owner's.
    private func span(
        ofSystemGuide item: ItemReference?, on axis: LayoutAxis, lowered: inout LoweredRelation
    ) -> AxisSpan? {
        guard let guide = item?.guide as? SystemLayoutGuide, guide.kind != .scrollContent,
            let owner = guide.owningView, let index = hierarchy.index(of: owner.reference)
        else { return nil }
        lowered.followsEnvironment = true
        if guide.kind.dependsOnSizes { lowered.dependsOnSizes = true }
        let own = environment.metrics[index].alignmentInsets.along(axis)
        lowered.follow(SpanSource(kind: .guide(guide), view: index))
        return AxisSpan(
            item: index, length: hierarchy.length(of: index, on: axis),
            insets: environment.insets(of: guide, at: index).along(axis) - own)
    }

    /// Returns the index of a scroll view's content if the other item is inside it; nil otherwise, and for other
    /// views.
    private func content(of index: Int, holding other: ItemReference?) -> Int? {
        guard let other, let view = other.layoutView,
            let scrollView = hierarchy.view(of: index) as? ScrollView
        else { return nil }
        let isInside =
            view === scrollView
            ? other.guide != nil && !(other.guide is SystemLayoutGuide) : view.isDescendant(of: scrollView)
        return isInside ? hierarchy.index(of: scrollView.contentLayoutGuide.reference) : nil
    }
}

/// A span along one axis: that of an item with its own variables, or one inset from it.
struct AxisSpan {
    /// Index among the lowered items.
    let item: Int
    let length: SolverVariable
    /// The distance of the span from the item's ends.
    var insets = AxisInsets.zero
    /// The distance below the item's centre, in points; nil if the span isn't measured from the centre.
    var offsetFromCenter: CGFloat?
}

/// What the insets of a span follow.
struct SpanSource {
    enum Kind {
        case margins, baseline
        case guide(SystemLayoutGuide)
    }

    let kind: Kind
    /// The lowered index of the view that has the margins, the baseline or the guide.
    let view: Int
    /// Whether insets are measured from the view's frame rather than from its alignment rectangle.
    var isFromFrame = false
}

/// The distances of a span from the start (left, top) and the end (right, bottom) of another that contains
/// it, in points.
struct AxisInsets: Sendable, Equatable {
    var start: CGFloat
    var end: CGFloat

    static let zero = AxisInsets(start: 0, end: 0)

    static func - (left: AxisInsets, right: AxisInsets) -> AxisInsets {
        AxisInsets(start: left.start - right.start, end: left.end - right.end)
    }
}

extension EdgeInsets {
    /// Returns the two insets along an axis.
    func along(_ axis: LayoutAxis) -> AxisInsets {
        axis == .horizontal ? AxisInsets(start: left, end: right) : AxisInsets(start: top, end: bottom)
    }
}
