import Foundation
import Solver

/// Turns constraints between attributes of items into linear relations between variables.
struct ConstraintLowering {
    let hierarchy: LoweredHierarchy
    /// Values derived from frames: margins, safe areas, baselines. New values only change constants.
    var environment: LayoutEnvironment

    /// Lowers a constraint to `first − multiplier × second − constant (≤ | = | ≥) 0`; false if an item is not in the
    /// hierarchy.
    ///
    /// - Parameter container: The lowered index of the view that holds the constraint, in whose coordinates
    ///   positions are measured.
    func lower(_ constraint: LayoutConstraint, in container: Int, to lowered: inout LoweredRelation) -> Bool {
        // Distances from leading and trailing edges are positive in the reading direction.
        let direction = environment.metrics[container].direction
        let runsBackwards = direction == .rightToLeft && constraint.runsInReadingDirection
        let constant = Double(constraint.constant)
        lowered.start(
            constant: runsBackwards ? constant : -constant,
            relation: runsBackwards ? constraint.relation.reversed : constraint.relation,
            priority: hierarchy.priority(constraint.priority.solverPriority, at: container))
        guard
            add(
                constraint.firstAttribute, of: constraint.firstReference, from: constraint.origins?.first,
                against: constraint.secondReference, in: container, times: 1, to: &lowered)
        else { return false }
        lowered.endFirstSide()
        guard let secondAttribute = constraint.secondAttribute else { return true }
        return add(
            secondAttribute, of: constraint.secondReference, from: constraint.origins?.second,
            against: constraint.firstReference, in: container, times: -Double(constraint.multiplier),
            to: &lowered
        )
    }

    /// Lowers a single constraint; nil if an item, or the view that owns the constraint, isn't in the hierarchy.
    func lower(_ constraint: LayoutConstraint) -> LoweredRelation? {
        var lowered = LoweredRelation()
        guard let container = container(of: constraint), lower(constraint, in: container, to: &lowered) else {
            return nil
        }
        return lowered
    }

    /// Returns the lowered index of the view that owns a constraint.
    func container(of constraint: LayoutConstraint) -> Int? {
        constraint.ownerReference.flatMap { hierarchy.index(of: $0) }
    }

    /// Adds a multiple of an item's attribute, or of its distance from an origin.
    private func add(
        _ attribute: LayoutAttribute, of item: ItemReference?, from origin: DistanceOrigins.Place?,
        against other: ItemReference?, in container: Int, times factor: Double,
        to lowered: inout LoweredRelation
    ) -> Bool {
        guard let origin else {
            return add(attribute, of: item, against: other, in: container, times: factor, to: &lowered)
        }
        // Distances between leading edges are positive in the reading direction.
        let isReversed =
            attribute.isDirectional && environment.metrics[container].direction == .rightToLeft
        let factor = isReversed ? -factor : factor
        let start = origin.reference
        guard add(attribute, of: item, against: start, in: container, times: factor, to: &lowered) else {
            return false
        }
        return add(origin.attribute, of: start, against: item, in: container, times: -factor, to: &lowered)
    }

    /// Adds a multiple of an item's attribute, measured in a container's coordinates.
    private func add(
        _ attribute: LayoutAttribute, of item: ItemReference?, against other: ItemReference?,
        in container: Int, times factor: Double, to lowered: inout LoweredRelation
    ) -> Bool {
        let place = attribute.resolved(for: environment.metrics[container].direction)
        // Copying the item costs a retain for each constraint, so only baselines look for another one.
        if place.isBaseline, let inner = item?.baselineItem(first: place.reference == .firstBaseline),
            inner !== item
        {
            return add(attribute, of: inner, against: other, in: container, times: factor, to: &lowered)
        }
        guard let span = span(of: item, place: place, against: other, lowered: &lowered) else { return false }
        if place.part != .length {
            guard addStart(of: span, on: place.axis, in: container, times: factor, to: &lowered) else {
                return false
            }
        }
        if span.offsetFromCenter != nil || place.part == .center {
            lowered.add(factor / 2, span.length)
        } else if place.part != .start {
            lowered.add(factor, span.length)
        }
        let offset = factor * Self.offset(of: place.part, in: span)
        lowered.add(offset)
        lowered.noteFollowed(place, factor: factor, offset: offset)
        return true
    }

    /// Returns what the insets of a span add to a part of it.
    private static func offset(of part: AttributePlace.Part, in span: AxisSpan) -> Double {
        if let offset = span.offsetFromCenter { return Double(offset) }
        return switch part {
        case .start: Double(span.insets.start)
        case .end: -Double(span.insets.end)
        case .center: Double(span.insets.start - span.insets.end) / 2
        case .length: -Double(span.insets.start + span.insets.end)
        }
    }

    /// Adds a multiple of a span's start, summing positions from the container down to the item.
    private func addStart(
        of span: AxisSpan, on axis: LayoutAxis, in container: Int, times factor: Double,
        to lowered: inout LoweredRelation
    ) -> Bool {
        if span.item == container {
            lowered.add(factor * Double(environment.start(of: container, on: axis)))
            return true
        }
        lowered.add(factor, hierarchy.position(of: span.item, on: axis))
        guard var index = hierarchy.parent(of: span.item) else { return false }
        var offset: CGFloat = 0
        while index != container {
            lowered.add(factor, hierarchy.position(of: index, on: axis))
            offset -= environment.start(of: index, on: axis)
            guard let next = hierarchy.parent(of: index) else { return false }
            index = next
        }
        lowered.add(factor * Double(offset))
        return true
    }
}

extension LayoutConstraint {
    /// Whether either side measures from a leading or trailing edge.
    var runsInReadingDirection: Bool {
        (firstAttribute.isDirectional && origins?.first == nil)
            || (secondAttribute?.isDirectional == true && origins?.second == nil)
    }
}
