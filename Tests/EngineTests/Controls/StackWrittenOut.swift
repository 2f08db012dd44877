import Foundation
import Solver

@testable import Engine

/// The layout of a stack view as an author would write it with constraints and guides, without a stack view.
struct StackWrittenOut {
    let stack: StackArithmetic
    private let container = View()
    private let views: [View]
    private var constraints: [LayoutConstraint] = []

    init(_ stack: StackArithmetic, in root: View) {
        self.stack = stack
        container.identifier = "container"
        views = stack.visible.map(stack.makeView)
        container.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(container)
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        constraints = [
            container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            container.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        if let length = stack.length { add(container, along.length, .equal, nil, constant: length) }
        if let breadth = stack.breadth { add(container, across.length, .equal, nil, constant: breadth) }
        addDistribution()
        addAlignment()
        LayoutConstraint.activate(constraints)
    }

    /// The attributes of an axis.
    private struct Attributes {
        let start, end, center, length: LayoutAttribute
        static let horizontal = Attributes(start: .leading, end: .trailing, center: .centerX, length: .width)
        static let vertical = Attributes(start: .top, end: .bottom, center: .centerY, length: .height)
    }

    private var along: Attributes { stack.axis == .horizontal ? .horizontal : .vertical }
    private var across: Attributes { stack.axis == .horizontal ? .vertical : .horizontal }

    private mutating func add(
        _ first: any LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
        _ second: (any LayoutItem)?, _ secondAttribute: LayoutAttribute? = nil, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000
    ) {
        let constraint = LayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? nil : secondAttribute ?? attribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = LayoutPriority(priority)
        constraints.append(constraint)
    }

    // MARK: - Along the axis

    private mutating func addDistribution() {
        guard let first = views.first, let last = views.last else { return }
        add(first, along.start, .equal, container)
        add(last, along.end, .equal, container)
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (index, gap) in stack.spacings.enumerated() {
            add(
                views[index + 1], along.start, isSpread ? .greaterThanOrEqual : .equal, views[index],
                along.end,
                constant: gap)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { add(view, along.length, .equal, first) }
        case .fillProportionally: addShares()
        case .equalSpacing: addGuides(from: along.end, to: along.start, priority: 1000)
        case .equalCentering: addGuides(from: along.center, to: along.center, priority: 149)
        }
        // As short as its contents allow.
        if isSpread, stack.length == nil { add(container, along.length, .equal, nil, priority: 49) }
    }

    /// Gives each view a share of the container in proportion to its content; the first ones have a higher priority.
    private mutating func addShares() {
        let lengths = stack.visible.map { StackArithmetic.lengths[$0] }
        let total = lengths.reduce(0, +) + stack.spacings.reduce(0, +)
        for (index, view) in views.enumerated() {
            add(
                view, along.length, .equal, container, multiplier: lengths[index] / total,
                priority: Float(999 - index))
        }
    }

    /// Adds a guide between neighbours, all with equal lengths.
    private mutating func addGuides(from: LayoutAttribute, to: LayoutAttribute, priority: Float) {
        var guides: [LayoutGuide] = []
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = LayoutGuide()
            container.addLayoutGuide(guide)
            add(guide, along.start, .equal, view, from)
            add(guide, along.end, .equal, next, to)
            if let first = guides.first { add(guide, along.length, .equal, first, priority: priority) }
            guides.append(guide)
        }
    }

    // MARK: - Across the axis

    private mutating func addAlignment() {
        for view in views {
            switch stack.alignment {
            case .fill:
                add(view, across.start, .equal, container)
                add(view, across.end, .equal, container)
            case .center:
                add(view, across.center, .equal, container)
                add(view, across.start, .greaterThanOrEqual, container)
            case .trailing:
                add(view, across.end, .equal, container)
                add(view, across.start, .greaterThanOrEqual, container)
            case .firstBaseline where stack.isByBaseline: addBaseline(.firstBaseline, of: view, to: .bottom)
            case .lastBaseline where stack.isByBaseline: addBaseline(.lastBaseline, of: view, to: .top)
            case .leading, .firstBaseline, .lastBaseline:
                add(view, across.start, .equal, container)
                add(view, across.end, .lessThanOrEqual, container)
            }
        }
        if stack.breadth == nil, stack.alignment != .fill {
            add(container, across.length, .equal, nil, priority: 49)
        }
    }

    /// Aligns baselines. On one side, the views are as close to the edge as the container allows; on the other side,
    /// the container only encloses the first one.
    private mutating func addBaseline(
        _ baseline: LayoutAttribute, of view: View, to edge: LayoutAttribute
    ) {
        let isFirst = view === views.first
        if let first = views.first, !isFirst { add(view, baseline, .equal, first) }
        if isFirst || edge == .top { add(view, .top, .greaterThanOrEqual, container) }
        if isFirst || edge == .bottom { add(view, .bottom, .lessThanOrEqual, container) }
        add(view, edge, .equal, container, priority: 200)
    }
}
