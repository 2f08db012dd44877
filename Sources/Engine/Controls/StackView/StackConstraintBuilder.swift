import Foundation
import Solver

/// Makes the constraints and guides of one arrangement without activating them.
struct StackConstraintBuilder {
    /// One side of a constraint.
    typealias Side = (item: any LayoutItem, attribute: LayoutAttribute)

    let stack: StackView
    let arrangement: StackArrangement
    private(set) var constraints: [LayoutConstraint] = []
    private(set) var guides: [LayoutGuide] = []
    /// The constraints that give views their shares of a stack whose height follows lines.
    var shares: [StackShare] = []

    init(stack: StackView, arrangement: StackArrangement) {
        self.stack = stack
        self.arrangement = arrangement
    }

    /// The item that encloses the content: the stack view or its margins.
    var canvas: any LayoutItem { arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack }

    mutating func build() {
        if arrangement.visible.isEmpty { addEmptiness() }
        addDistribution()
        addAlignment()
        addLeastLengths()
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

    /// Constrains a stack without visible views to a size of 0 at the lowest priority.
    private mutating func addEmptiness() {
        for attribute in [LayoutAttribute.width, .height] {
            add("UISV-spanning-fit", (stack, attribute), nil, priority: LayoutPriority(0.001))
        }
    }

    private mutating func addLeastLengths() {
        for view in arrangement.visible.map(\.view) where view.leastLengthInStack > 0 {
            for attribute in [LayoutAttribute.width, .height] {
                add(
                    "UISV-least-length", (view, attribute), nil, relation: .greaterThanOrEqual,
                    constant: view.leastLengthInStack, priority: .stackLeastLength)
            }
        }
    }

    /// Gives hidden views no length and places them at the end of the preceding visible view.
    private mutating func addHidden() {
        let along = StackEdges(arrangement.axis)
        let across = StackEdges(arrangement.axis == .horizontal ? .vertical : .horizontal)
        for item in arrangement.hidden {
            let previous = arrangement.visible.last { $0.index < item.index }
            let place: Side = previous.map { ($0.view, along.end) } ?? (canvas, along.start)
            // Just below required, so that a view's own required length doesn't conflict.
            add("UISV-hiding", (item.view, along.length), nil, priority: LayoutPriority(999.999))
            add("UISV-hiding", (item.view, along.start), place)
            add("UISV-hiding", (item.view, across.start), (canvas, across.start))
            add(
                "UISV-ambiguity-suppression", (item.view, across.length), nil,
                priority: .stackAmbiguitySuppression)
        }
    }
}

/// The constraint that gives an arranged view its share of the stack.
struct StackShare {
    let item: StackArrangement.Item
    let constraint: LayoutConstraint
}

extension LayoutPriority {
    /// 25: a view's length across the stack is 0 if nothing else determines it.
    static let stackAmbiguitySuppression = LayoutPriority(25)
    /// 49: a stack is no larger across the axis than its content.
    static let stackCanvasFit = LayoutPriority(49)
    /// 51: the same for the guide that spans its content.
    static let stackSpanningFit = LayoutPriority(51)
    /// 52: but the stack leaves space for views whose length nothing else determines.
    static let stackOpenLength = LayoutPriority(52)
    /// 500: content is hugged for it, but not cut off.
    static let stackLeastLength = LayoutPriority(500)
    /// 999.5: the spanning guide shares its edges with the views it spans.
    static let stackSpanningBoundary = LayoutPriority(999.5)
    /// 760: wrapping texts of a row have equal widths, even if they must wrap for it.
    static let stackTextWidth = LayoutPriority(760)
}

/// The layout attributes along and across a stack view's axis.
struct StackEdges {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let length: LayoutAttribute

    init(_ axis: LayoutAxis) {
        switch axis {
        case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
        case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
        }
    }
}
