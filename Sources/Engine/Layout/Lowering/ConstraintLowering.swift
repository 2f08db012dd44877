import Foundation

/// Turns constraints between attributes of items into linear relations between variables.
struct ConstraintLowering {
    let hierarchy: LoweredHierarchy
    /// What follows from frames: margins, safe areas, baselines. Newer values change constants only.
    var environment: LayoutEnvironment

    /// Lowers a constraint to `first − multiplier × second − constant (≤ | = | ≥) 0`; false if an item is not in the
    /// hierarchy.
    ///
    /// - Parameter container: The lowered index of the view that holds the constraint, whose coordinates count.
    func lower(_ constraint: LayoutConstraint, in container: Int, to row: inout LoweredRow) -> Bool {
        // A distance from a leading or trailing edge runs in the reading direction.
        let direction = environment.metrics[container].direction
        let runsBackwards = direction == .rightToLeft && constraint.runsInReadingDirection
        let constant = Double(constraint.constant)
        row.start(
            constant: runsBackwards ? constant : -constant,
            relation: runsBackwards ? constraint.relation.reversed : constraint.relation,
            priority: constraint.priority.solverPriority)
        guard
            add(
                constraint.firstAttribute, of: constraint.firstReference, from: constraint.origins?.first,
                against: constraint.secondReference, in: container, times: 1, to: &row)
        else { return false }
        row.endFirstSide()
        guard let secondAttribute = constraint.secondAttribute else { return true }
        return add(
            secondAttribute, of: constraint.secondReference, from: constraint.origins?.second,
            against: constraint.firstReference, in: container, times: -Double(constraint.multiplier), to: &row
        )
    }

    /// The same for a constraint by itself; nil if an item, or the view that holds it, is not in the hierarchy.
    func lower(_ constraint: LayoutConstraint) -> LoweredRow? {
        var row = LoweredRow()
        guard let container = container(of: constraint), lower(constraint, in: container, to: &row) else {
            return nil
        }
        return row
    }

    /// The lowered index of the view that holds a constraint.
    func container(of constraint: LayoutConstraint) -> Int? {
        constraint.ownerReference.flatMap { hierarchy.index(of: $0) }
    }

    /// Adds a multiple of an item's attribute, or of its distance from where one begins.
    private func add(
        _ attribute: LayoutAttribute, of item: ItemReference?, from origin: DistanceOrigins.Place?,
        against other: ItemReference?, in container: Int, times factor: Double, to row: inout LoweredRow
    ) -> Bool {
        guard let origin else {
            return add(attribute, of: item, against: other, in: container, times: factor, to: &row)
        }
        // A distance between leading edges is counted in the reading direction.
        let isReversed =
            attribute.isDirectional && environment.metrics[container].direction == .rightToLeft
        let factor = isReversed ? -factor : factor
        let start = origin.reference
        guard add(attribute, of: item, against: start, in: container, times: factor, to: &row) else {
            return false
        }
        return add(origin.attribute, of: start, against: item, in: container, times: -factor, to: &row)
    }

    /// Adds a multiple of an item's attribute, measured in a container's coordinates.
    private func add(
        _ attribute: LayoutAttribute, of item: ItemReference?, against other: ItemReference?,
        in container: Int, times factor: Double, to row: inout LoweredRow
    ) -> Bool {
        let place = attribute.resolved(for: environment.metrics[container].direction)
        guard let span = span(of: item, place: place, against: other, row: &row) else { return false }
        if place.part != .length {
            guard addStart(of: span, on: place.axis, in: container, times: factor, to: &row) else {
                return false
            }
        }
        if let offset = span.offsetFromCenter {
            row.add(factor / 2, span.length)
            row.add(factor * Double(offset))
            return true
        }
        switch place.part {
        case .start: row.add(factor * Double(span.insets.start))
        case .end:
            row.add(factor, span.length)
            row.add(-(factor * Double(span.insets.end)))
        case .center:
            row.add(factor / 2, span.length)
            row.add(factor * Double(span.insets.start - span.insets.end) / 2)
        case .length:
            row.add(factor, span.length)
            row.add(-(factor * Double(span.insets.start + span.insets.end)))
        }
        return true
    }

    /// Adds a multiple of a stretch's start, from the container's origin down the views in between.
    private func addStart(
        of span: AxisSpan, on axis: LayoutAxis, in container: Int, times factor: Double,
        to row: inout LoweredRow
    ) -> Bool {
        if span.item == container {
            row.add(factor * Double(environment.start(of: container, on: axis)))
            return true
        }
        row.add(factor, hierarchy.position(of: span.item, on: axis))
        guard var index = hierarchy.parent(of: span.item) else { return false }
        var offset: CGFloat = 0
        while index != container {
            row.add(factor, hierarchy.position(of: index, on: axis))
            offset -= environment.start(of: index, on: axis)
            guard let next = hierarchy.parent(of: index) else { return false }
            index = next
        }
        row.add(factor * Double(offset))
        return true
    }
}

extension LayoutConstraint {
    /// Whether a side of it is a place that leading and trailing edges are counted from.
    fileprivate var runsInReadingDirection: Bool {
        (firstAttribute.isDirectional && origins?.first == nil)
            || (secondAttribute?.isDirectional == true && origins?.second == nil)
    }
}
