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
        let runsBackwards =
            environment.direction(of: container) == .rightToLeft
            && (constraint.firstAttribute.isDirectional || constraint.secondAttribute?.isDirectional == true)
        let constant = Double(constraint.constant)
        var relation = LinearExpression(constant: runsBackwards ? constant : -constant)
        guard
            add(
                constraint.firstAttribute, of: firstItem, against: constraint.secondItem, in: container,
                times: 1, to: &relation)
        else { return nil }
        if let secondAttribute = constraint.secondAttribute {
            guard let secondItem = constraint.secondItem,
                add(
                    secondAttribute, of: secondItem, against: firstItem, in: container,
                    times: -Double(constraint.multiplier), to: &relation)
            else { return nil }
        }
        return SolverConstraint(
            relation.terms, constant: relation.constant,
            relation: runsBackwards ? constraint.relation.reversed : constraint.relation,
            priority: constraint.priority.solverPriority)
    }

    /// Adds a multiple of an item's attribute, measured in a container's coordinates.
    private func add(
        _ attribute: LayoutAttribute, of item: any LayoutItem, against other: (any LayoutItem)?,
        in container: View, times factor: Double, to expression: inout LinearExpression
    ) -> Bool {
        let direction = environment.direction(of: container)
        let place = attribute.resolved(for: direction)
        guard let span = span(of: item, place: place, against: other, in: container) else { return false }
        if let offset = span.offsetFromCenter {
            span.addPosition(times: factor, to: &expression)
            expression.add(factor / 2, span.length)
            expression.constant += factor * Double(offset)
            return true
        }
        switch place.part {
        case .start:
            span.addPosition(times: factor, to: &expression)
            expression.constant += factor * Double(span.insets.start)
        case .end:
            span.addPosition(times: factor, to: &expression)
            expression.add(factor, span.length)
            expression.constant -= factor * Double(span.insets.end)
        case .center:
            span.addPosition(times: factor, to: &expression)
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
        of item: any LayoutItem, place: AttributePlace, against other: (any LayoutItem)?, in container: View
    ) -> AxisSpan? {
        let axis = place.axis
        if let guide = item as? LayoutGuide {
            if let system = guide as? SystemLayoutGuide, system.kind != .scrollContent {
                return systemSpan(of: system, on: axis, in: container)
            }
            guard let lowered = hierarchy.item(of: guide) else { return nil }
            return guideSpan(of: lowered, on: axis, in: container)
        }
        guard let view = item.layoutView, let lowered = hierarchy.item(of: view) else { return nil }
        if place.isEdge, let scrollView = view as? ScrollView, holdsInContent(scrollView, other),
            let content = hierarchy.item(of: scrollView.contentLayoutGuide)
        {
            var span = guideSpan(of: content, on: axis, in: container)
            if place.isMargin { span?.insets = environment.margins(of: view).along(axis) }
            return span
        }
        var span = viewSpan(of: lowered, on: axis, in: container)
        switch place.reference {
        case .alignmentRect: break
        case .margins:
            span?.insets =
                environment.margins(of: view).along(axis) - view.alignmentRectInsets.along(axis)
        case .firstBaseline where view.hasCentredBaseline, .lastBaseline where view.hasCentredBaseline:
            // Tied to the middle, baselines of unlike heights agree in every round; measured from an edge with the
            // height of the round before, required ones could collide and be given up.
            let size = environment.alignmentSize(of: view)
            span?.offsetFromCenter = view.firstBaselineOffsetFromTop(for: size) - size.height / 2
        case .firstBaseline:
            span?.insets.start = view.firstBaselineOffsetFromTop(for: environment.alignmentSize(of: view))
        case .lastBaseline:
            span?.insets.end = view.lastBaselineOffsetFromBottom(for: environment.alignmentSize(of: view))
        }
        return span
    }

    private func holdsInContent(_ scrollView: ScrollView, _ other: (any LayoutItem)?) -> Bool {
        guard let other, let view = other.layoutView else { return false }
        if view === scrollView { return other is LayoutGuide && !(other is SystemLayoutGuide) }
        return view.isDescendant(of: scrollView)
    }

    private func viewSpan(of item: LoweredItem, on axis: LayoutAxis, in container: View) -> AxisSpan? {
        let view = item.view
        if view === container {
            let start =
                view.bounds.origin.along(axis) + view.alignmentRectInsets.along(axis).start
            return AxisSpan(chain: [], offset: start, length: item.length(on: axis))
        }
        guard let superview = view.superview,
            var origin = originChain(of: superview, on: axis, in: container)
        else { return nil }
        origin.chain.append(item.position(on: axis))
        return AxisSpan(chain: origin.chain, offset: origin.offset, length: item.length(on: axis))
    }

    private func guideSpan(of item: LoweredItem, on axis: LayoutAxis, in container: View) -> AxisSpan? {
        guard var origin = originChain(of: item.view, on: axis, in: container) else { return nil }
        origin.chain.append(item.position(on: axis))
        return AxisSpan(chain: origin.chain, offset: origin.offset, length: item.length(on: axis))
    }

    private func systemSpan(
        of guide: SystemLayoutGuide, on axis: LayoutAxis, in container: View
    ) -> AxisSpan? {
        guard let view = guide.owningView, let lowered = hierarchy.item(of: view),
            var span = viewSpan(of: lowered, on: axis, in: container)
        else { return nil }
        span.insets = environment.insets(of: guide).along(axis) - view.alignmentRectInsets.along(axis)
        return span
    }

    /// Where the origin of a view's coordinates lies in a container's: a sum of variables and a number.
    private func originChain(
        of view: View, on axis: LayoutAxis, in container: View
    ) -> (chain: [SolverVariable], offset: CGFloat)? {
        var chain: [SolverVariable] = []
        var offset: CGFloat = 0
        var current = view
        while current !== container {
            guard let item = hierarchy.item(of: current), let superview = current.superview else {
                return nil
            }
            chain.append(item.position(on: axis))
            offset -= current.alignmentRectInsets.along(axis).start + current.bounds.origin.along(axis)
            current = superview
        }
        return (chain, offset)
    }
}

extension CGPoint {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    func along(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? width : height }
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
