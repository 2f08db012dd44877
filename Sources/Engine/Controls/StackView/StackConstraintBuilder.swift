import Foundation

/// Makes the constraints and guides of one arrangement, not yet active.
struct StackConstraintBuilder {
    /// One side of a constraint.
    typealias Side = (item: any LayoutItem, attribute: LayoutAttribute)

    let stack: StackView
    let arrangement: StackArrangement
    private(set) var constraints: [LayoutConstraint] = []
    private(set) var guides: [LayoutGuide] = []

    init(stack: StackView, arrangement: StackArrangement) {
        self.stack = stack
        self.arrangement = arrangement
    }

    /// What the content keeps to: the stack view or its margins.
    var canvas: any LayoutItem { arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack }

    mutating func build() {
        if arrangement.visible.isEmpty { addEmptiness() }
        addDistribution()
        addAlignment()
        addHidden()
    }

    mutating func add(
        _ identifier: String, _ first: Side, _ second: Side?, relation: LayoutRelation = .equal,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required
    ) {
        let constraint = LayoutConstraint(
            item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
            attribute: second?.attribute, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.source = .stack
        constraint.priority = priority
        constraints.append(constraint)
    }

    mutating func makeGuide(_ identifier: String) -> LayoutGuide {
        let guide = LayoutGuide(identifier: identifier)
        guide.role = .stackView
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    /// A stack with nothing to show has no size, unless anything at all says otherwise.
    private mutating func addEmptiness() {
        for attribute in [LayoutAttribute.width, .height] {
            add("UISV-spanning-fit", (stack, attribute), nil, priority: LayoutPriority(0.001))
        }
    }

    /// Hidden views have no length and stand at the end of the visible view before them, out of everybody's way.
    private mutating func addHidden() {
        let along = StackEdges(arrangement.axis)
        let across = StackEdges(arrangement.axis == .horizontal ? .vertical : .horizontal)
        for item in arrangement.hidden {
            let previous = arrangement.visible.last { $0.index < item.index }
            let place: Side = previous.map { ($0.view, along.end) } ?? (canvas, along.start)
            // Just below required, so that a length which the view demands of itself is no conflict.
            add("UISV-hiding", (item.view, along.length), nil, priority: LayoutPriority(999.999))
            add("UISV-hiding", (item.view, along.start), place)
            add("UISV-hiding", (item.view, across.start), (canvas, across.start))
            add(
                "UISV-ambiguity-suppression", (item.view, across.length), nil,
                priority: .stackAmbiguitySuppression)
        }
    }
}

extension LayoutPriority {
    /// 25: a view whose length across the stack nothing else decides has none.
    static let stackAmbiguitySuppression = LayoutPriority(25)
    /// 49: a stack is no larger across than what it holds.
    static let stackCanvasFit = LayoutPriority(49)
    /// 51: nor is the guide that spans what it holds.
    static let stackSpanningFit = LayoutPriority(51)
    /// 52: but it makes room for a length that a view has where nothing else decides.
    static let stackOpenLength = LayoutPriority(52)
    /// 999.5: the edges that a spanning guide shares with the views it spans.
    static let stackSpanningBoundary = LayoutPriority(999.5)
    /// 760: text that wraps gets an equal share of a row, before it keeps to one line.
    static let stackTextWidth = LayoutPriority(760)
}
