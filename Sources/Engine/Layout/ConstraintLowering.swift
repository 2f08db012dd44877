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

    /// The stretch of an axis that an item covers, as far as a place on it needs to know; notes in the row what that
    /// follows from.
    private func span(
        of item: ItemReference?, place: AttributePlace, against other: ItemReference?, row: inout LoweredRow
    ) -> AxisSpan? {
        let axis = place.axis
        guard let index = hierarchy.index(of: item) else {
            return span(ofSystemGuide: item, on: axis, row: &row)
        }
        var span = AxisSpan(item: index, length: hierarchy.length(of: index, on: axis))
        if hierarchy.isGuide(index) { return span }
        if place.reference != .alignmentRect { row.followsEnvironment = true }
        if hierarchy.kinds[index] == .scrollView, place.isEdge,
            let content = content(of: index, holding: other)
        {
            let insets = place.isMargin ? environment.margins(of: index).along(axis) : .zero
            return AxisSpan(item: content, length: hierarchy.length(of: content, on: axis), insets: insets)
        }
        switch place.reference {
        case .alignmentRect: break
        case .margins:
            span.insets =
                environment.margins(of: index).along(axis)
                - environment.metrics[index].alignmentInsets.along(axis)
        case .firstBaseline, .lastBaseline:
            row.dependsOnSizes = true
            measureBaseline(of: index, at: place, in: &span)
        }
        return span
    }

    /// Says how far a baseline lies inside the stretch of its view.
    private func measureBaseline(of index: Int, at place: AttributePlace, in span: inout AxisSpan) {
        guard let view = hierarchy.view(of: index) else { return }
        let size = environment.alignmentSize(of: index)
        if view.hasCentredBaseline {
            // Tied to the middle, baselines of unlike heights agree in every round; measured from an edge with the
            // height of the round before, required ones could collide and be given up.
            span.offsetFromCenter = view.firstBaselineOffsetFromTop(for: size) - size.height / 2
        } else if place.reference == .firstBaseline {
            span.insets.start = view.firstBaselineOffsetFromTop(for: size)
        } else {
            span.insets.end = view.lastBaselineOffsetFromBottom(for: size)
        }
    }

    /// The stretch of a guide that has no variables, which lies inside its owner's.
    private func span(
        ofSystemGuide item: ItemReference?, on axis: LayoutAxis, row: inout LoweredRow
    ) -> AxisSpan? {
        guard let guide = item?.guide as? SystemLayoutGuide, guide.kind != .scrollContent,
            let owner = guide.owningView, let index = hierarchy.index(of: owner.reference)
        else { return nil }
        row.followsEnvironment = true
        if guide.kind.dependsOnSizes { row.dependsOnSizes = true }
        let own = environment.metrics[index].alignmentInsets.along(axis)
        return AxisSpan(
            item: index, length: hierarchy.length(of: index, on: axis),
            insets: environment.insets(of: guide, at: index).along(axis) - own)
    }

    /// The index of a scroll view's content if another item is inside it; nil for other views.
    private func content(of index: Int, holding other: ItemReference?) -> Int? {
        guard let other, let view = other.layoutView,
            let scrollView = hierarchy.view(of: index) as? ScrollView
        else { return nil }
        let isInside =
            view === scrollView
            ? other.guide != nil && !(other.guide is SystemLayoutGuide) : view.isDescendant(of: scrollView)
        return isInside ? hierarchy.index(of: scrollView.contentLayoutGuide.reference) : nil
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

extension CGPoint {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension SolverPriority {
    /// As strong as a wish can be.
    static let strongestWish = SolverPriority.optional(Double(LayoutPriority.required.rawValue.nextDown))
}

extension LayoutPriority {
    var solverPriority: SolverPriority {
        self == .required ? .required : .optional(Double(rawValue))
    }

    /// As a wish to fit content: a required one still yields to a required constraint.
    var contentSizePriority: SolverPriority {
        self == .required ? .automatic : .optional(Double(rawValue))
    }
}

extension LayoutConstraint {
    /// Whether a side of it is a place that leading and trailing edges are counted from.
    fileprivate var runsInReadingDirection: Bool {
        (firstAttribute.isDirectional && origins?.first == nil)
            || (secondAttribute?.isDirectional == true && origins?.second == nil)
    }
}

extension SystemLayoutGuide.Kind {
    /// Whether the guide is measured from its owner's far edge, so that it moves with a size.
    fileprivate var dependsOnSizes: Bool {
        switch self {
        case .readableContent, .keyboard, .textContainer: true
        case .layoutMargins, .safeArea, .scrollFrame, .scrollContent: false
        }
    }
}
