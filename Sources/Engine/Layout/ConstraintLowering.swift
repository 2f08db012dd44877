import Foundation

/// Turns constraints between attributes of items into linear relations between variables.
struct ConstraintLowering {
    let hierarchy: LoweredHierarchy
    /// What follows from frames: margins, safe areas, baselines. Newer values change constants only.
    var environment: LayoutEnvironment

    /// The relation `first − multiplier × second − constant (≤ | = | ≥) 0`; nil if an item is not in the hierarchy.
    func lower(_ constraint: LayoutConstraint) -> SolverConstraint? {
        guard let container = constraint.owner, let firstItem = constraint.firstItem else { return nil }
        // A distance from a leading or trailing edge runs in the reading direction.
        let isRightToLeft = environment.direction(of: container) == .rightToLeft
        let runsBackwards = isRightToLeft && constraint.runsInReadingDirection
        let constant = Double(constraint.constant)
        var relation = LinearExpression(constant: runsBackwards ? constant : -constant)
        guard
            add(
                constraint.firstAttribute, of: firstItem, from: constraint.origins?.first,
                against: constraint.secondItem, in: container, times: 1, to: &relation)
        else { return nil }
        if let secondAttribute = constraint.secondAttribute {
            guard let secondItem = constraint.secondItem,
                add(
                    secondAttribute, of: secondItem, from: constraint.origins?.second, against: firstItem,
                    in: container, times: -Double(constraint.multiplier), to: &relation)
            else { return nil }
        }
        return SolverConstraint(
            relation.terms, constant: relation.constant,
            relation: runsBackwards ? constraint.relation.reversed : constraint.relation,
            priority: constraint.priority.solverPriority)
    }

    /// Adds a multiple of an item's attribute, or of its distance from where one begins.
    private func add(
        _ attribute: LayoutAttribute, of item: any LayoutItem, from origin: DistanceOrigins.Place?,
        against other: (any LayoutItem)?, in container: View, times factor: Double,
        to expression: inout LinearExpression
    ) -> Bool {
        guard let origin else {
            return add(attribute, of: item, against: other, in: container, times: factor, to: &expression)
        }
        // A distance between leading edges is counted in the reading direction.
        let isReversed = attribute.isDirectional && environment.direction(of: container) == .rightToLeft
        let factor = isReversed ? -factor : factor
        guard let start = origin.item,
            add(attribute, of: item, against: start, in: container, times: factor, to: &expression)
        else { return false }
        return add(origin.attribute, of: start, against: item, in: container, times: -factor, to: &expression)
    }

    /// Adds a multiple of an item's attribute, measured in a container's coordinates.
    private func add(
        _ attribute: LayoutAttribute, of item: any LayoutItem, against other: (any LayoutItem)?,
        in container: View, times factor: Double, to expression: inout LinearExpression
    ) -> Bool {
        let place = attribute.resolved(for: environment.direction(of: container))
        guard let span = span(of: item, place: place, against: other) else { return false }
        if place.part != .length {
            guard addStart(of: span, on: place.axis, in: container, times: factor, to: &expression) else {
                return false
            }
        }
        if let offset = span.offsetFromCenter {
            expression.add(factor / 2, span.length)
            expression.constant += factor * Double(offset)
            return true
        }
        switch place.part {
        case .start: expression.constant += factor * Double(span.insets.start)
        case .end:
            expression.add(factor, span.length)
            expression.constant -= factor * Double(span.insets.end)
        case .center:
            expression.add(factor / 2, span.length)
            expression.constant += factor * Double(span.insets.start - span.insets.end) / 2
        case .length:
            expression.add(factor, span.length)
            expression.constant -= factor * Double(span.insets.start + span.insets.end)
        }
        return true
    }

    /// The stretch of an axis that an item covers, as far as a place on it needs to know.
    private func span(
        of item: any LayoutItem, place: AttributePlace, against other: (any LayoutItem)?
    ) -> AxisSpan? {
        let axis = place.axis
        if let guide = item as? LayoutGuide { return span(of: guide, on: axis) }
        guard let view = item.layoutView, let index = hierarchy.index(of: view) else { return nil }
        if place.isEdge, let scrollView = view as? ScrollView, holdsInContent(scrollView, other),
            let content = hierarchy.index(of: scrollView.contentLayoutGuide)
        {
            let insets = place.isMargin ? environment.margins(of: view).along(axis) : .zero
            return AxisSpan(item: content, length: hierarchy.length(of: content, on: axis), insets: insets)
        }
        var span = AxisSpan(item: index, length: hierarchy.length(of: index, on: axis))
        switch place.reference {
        case .alignmentRect: break
        case .margins:
            span.insets = environment.margins(of: view).along(axis) - view.alignmentRectInsets.along(axis)
        case .firstBaseline where view.hasCentredBaseline, .lastBaseline where view.hasCentredBaseline:
            // Tied to the middle, baselines of unlike heights agree in every round; measured from an edge with the
            // height of the round before, required ones could collide and be given up.
            let size = environment.alignmentSize(of: view)
            span.offsetFromCenter = view.firstBaselineOffsetFromTop(for: size) - size.height / 2
        case .firstBaseline:
            span.insets.start = view.firstBaselineOffsetFromTop(for: environment.alignmentSize(of: view))
        case .lastBaseline:
            span.insets.end = view.lastBaselineOffsetFromBottom(for: environment.alignmentSize(of: view))
        }
        return span
    }

    private func span(of guide: LayoutGuide, on axis: LayoutAxis) -> AxisSpan? {
        if let system = guide as? SystemLayoutGuide, system.kind != .scrollContent {
            guard let view = system.owningView, let index = hierarchy.index(of: view) else { return nil }
            let insets = environment.insets(of: system).along(axis) - view.alignmentRectInsets.along(axis)
            return AxisSpan(item: index, length: hierarchy.length(of: index, on: axis), insets: insets)
        }
        return hierarchy.index(of: guide).map {
            AxisSpan(item: $0, length: hierarchy.length(of: $0, on: axis))
        }
    }

    private func holdsInContent(_ scrollView: ScrollView, _ other: (any LayoutItem)?) -> Bool {
        guard let other, let view = other.layoutView else { return false }
        if view === scrollView { return other is LayoutGuide && !(other is SystemLayoutGuide) }
        return view.isDescendant(of: scrollView)
    }

    /// Adds a multiple of a stretch's start, from the container's origin down the views in between.
    private func addStart(
        of span: AxisSpan, on axis: LayoutAxis, in container: View, times factor: Double,
        to expression: inout LinearExpression
    ) -> Bool {
        let view = hierarchy.view(of: span.item)
        if view === container, !hierarchy.isGuide(span.item) {
            let start = view.bounds.origin.along(axis) + view.alignmentRectInsets.along(axis).start
            expression.constant += factor * Double(start)
            return true
        }
        expression.add(factor, hierarchy.position(of: span.item, on: axis))
        guard var index = hierarchy.parent(of: span.item) else { return false }
        var offset: CGFloat = 0
        while case let superview = hierarchy.view(of: index), superview !== container {
            expression.add(factor, hierarchy.position(of: index, on: axis))
            offset -= superview.alignmentRectInsets.along(axis).start + superview.bounds.origin.along(axis)
            guard let next = hierarchy.parent(of: index) else { return false }
            index = next
        }
        expression.constant += factor * Double(offset)
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
