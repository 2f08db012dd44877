import Foundation
import Findings
import Solver

/// Turns a line of the Visual Format Language into constraints on named items.
///
/// A standard distance (`-`) is 8 points between two views. Next to `|` it is the superview's layout margin:
/// "if you specify a set of horizontal constraints using the format string `|-[subview]-|`, the left and
/// right edges of the subview are inset from the edge of the superview by the corresponding layout margins"
/// (UIView, `layoutMargins`).
struct VisualFormatResolver {
    let format: VisualFormat
    let options: VisualFormatOptions
    let metrics: [String: CGFloat]
    let views: [String: any LayoutItem]
    private let edges: VisualFormatEdges

    init(
        format: VisualFormat, options: VisualFormatOptions, metrics: [String: CGFloat],
        views: [String: any LayoutItem]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        edges = VisualFormatEdges(axis: format.axis, options: options)
    }

    /// Returns the constraints in the order of the line, followed by those for alignment.
    func constraints() throws(VisualFormatError) -> [LayoutConstraint] {
        try checkOptions()
        var previous = try item(format.firstView.name)
        var items = [previous]
        var constraints: [LayoutConstraint] = []
        if let gap = format.leadingGap {
            let superview = try superview(of: previous, named: format.firstView.name)
            let edge = gap == .standard ? edges.startMargin : edges.start
            constraints += try distances(
                gap, from: (superview, edge), to: (previous, edges.start), standard: 0)
        }
        constraints += try lengths(of: previous, format.firstView)
        for link in format.followingViews {
            let next = try item(link.view.name)
            let (end, start) = meetingEdges(of: link.gap)
            constraints += try distances(
                link.gap, from: (previous, end), to: (next, start), standard: LayoutConstraint.standardSpacing
            )
            constraints += try lengths(of: next, link.view)
            items.append(next)
            previous = next
        }
        if let gap = format.trailingGap {
            let name = format.followingViews.last?.view.name ?? format.firstView.name
            let superview = try superview(of: previous, named: name)
            let edge = gap == .standard ? edges.endMargin : edges.end
            constraints += try distances(gap, from: (previous, edges.end), to: (superview, edge), standard: 0)
        }
        return constraints + alignments(of: items)
    }

    private func checkOptions() throws(VisualFormatError) {
        guard !options.isSuperset(of: .directionMask) else { throw .contradictoryOptions }
        if options.contains(.spacingBaselineToBaseline), format.axis == .horizontal {
            throw .contradictoryOptions
        }
        let alongKind: LayoutAttribute.Kind = format.axis == .horizontal ? .xPosition : .yPosition
        for attribute in options.alignments where attribute.kind == alongKind {
            throw .alignmentAlongAxis(attribute, format.axis)
        }
    }

    /// Returns the attributes of two neighbouring views between which their distance is measured.
    ///
    /// A standard distance is measured between edges even with the baseline option.
    private func meetingEdges(of gap: VisualFormat.Gap) -> (end: LayoutAttribute, start: LayoutAttribute) {
        guard options.contains(.spacingBaselineToBaseline), gap != .standard else {
            return (edges.end, edges.start)
        }
        return (.lastBaseline, .firstBaseline)
    }

    private func distances(
        _ gap: VisualFormat.Gap, from: (any LayoutItem, LayoutAttribute),
        to: (any LayoutItem, LayoutAttribute), standard: CGFloat
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let (later, earlier) = edges.isAscending ? (to, from) : (from, to)
        func distance(_ relation: LayoutRelation, _ constant: CGFloat) -> LayoutConstraint {
            LayoutConstraint(
                item: later.0, attribute: later.1, relatedBy: relation, toItem: earlier.0,
                attribute: earlier.1, constant: constant)
        }
        guard case .predicates(let predicates) = gap else {
            return [distance(.equal, gap == .standard ? standard : 0)]
        }
        var constraints: [LayoutConstraint] = []
        for predicate in predicates {
            let constraint = distance(predicate.relation, CGFloat(try number(predicate.object)))
            constraint.priority = try priority(predicate)
            constraints.append(constraint)
        }
        return constraints
    }

    private func lengths(
        of item: any LayoutItem, _ element: VisualFormat.Element
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        for predicate in element.lengths {
            let other = relatedView(predicate.object)
            let constraint = LayoutConstraint(
                item: item, attribute: edges.length, relatedBy: predicate.relation, toItem: other,
                attribute: other == nil ? nil : edges.length,
                constant: other == nil ? CGFloat(try number(predicate.object)) : 0)
            constraint.priority = try priority(predicate)
            constraints.append(constraint)
        }
        return constraints
    }

    private func alignments(of items: [any LayoutItem]) -> [LayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(items, items.dropFirst()).map { previous, next in
                LayoutConstraint(
                    item: next, attribute: attribute, relatedBy: .equal, toItem: previous,
                    attribute: attribute)
            }
        }
    }
}

extension VisualFormatResolver {
    private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
        guard let item = views[name.text] else {
            throw .unknownView(
                name.text, suggestion: NearestName.find(name.text, in: views.keys), at: name.offset)
        }
        return item
    }

    private func superview(
        of item: any LayoutItem, named name: VisualFormat.Name
    ) throws(VisualFormatError) -> View {
        let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
        guard let superview else { throw .noSuperview(name.text, at: name.offset) }
        return superview
    }

    /// Returns the view whose length a quantity refers to; nil for a number. A metric takes precedence over a view
    /// with the same name.
    private func relatedView(_ quantity: VisualFormat.Quantity) -> (any LayoutItem)? {
        guard case .name(let name) = quantity, metrics[name.text] == nil else { return nil }
        return views[name.text]
    }

    private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> Double {
        switch quantity {
        case .number(let value): return value
        case .name(let name):
            guard let value = metrics[name.text] else {
                if views[name.text] != nil { throw .viewAsNumber(name.text, at: name.offset) }
                let known = Array(metrics.keys) + Array(views.keys)
                throw .unknownMetric(
                    name.text, suggestion: NearestName.find(name.text, in: known), at: name.offset)
            }
            guard NumberRange.points.contains(value) else {
                throw .numberOutOfRange(Double(value), at: name.offset)
            }
            return Double(value)
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> LayoutPriority {
        guard let quantity = predicate.priority else { return .required }
        let value = try number(quantity)
        let priority = LayoutPriority(Float(value))
        guard priority.isValid else { throw .priorityOutOfRange(value, at: quantity.offset) }
        return priority
    }
}

extension VisualFormat.Quantity {
    /// The position of a name in the line; 0 for a number.
    fileprivate var offset: Int {
        switch self {
        case .number: 0
        case .name(let name): name.offset
        }
    }
}
