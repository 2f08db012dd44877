import LayoutValues
import Solver

/// The constraints of a log as linear relations: each item has a position and a size, and sizes can't be negative.
///
/// Positions are measured from one origin, because a log has no view tree. Values that the log doesn't contain are
/// separate variables: margins, baselines, and the position of a superview that autoresizing is relative to.
struct LogSystem {
    /// The items in the order they first occur.
    private(set) var items: [LogItem] = []
    /// The relations of each constraint; none if it has no content.
    private(set) var rows: [[SolverConstraint]] = []
    /// The number on the right side of each constraint, as printed.
    private(set) var constants: [Double] = []
    /// Relations that hold in every layout: sizes aren't negative, margins are within bounds.
    private(set) var bounds: [SolverConstraint] = []
    private(set) var variableCount = 0

    let assumptions: LogAssumptions
    private var places: [String: Int] = [:]
    /// The first variable of each item.
    private var firstVariables: [Int] = []
    /// Baselines and margins by item and attribute, made when they are first used.
    private var extras: [ExtraKey: Int] = [:]
    /// Margins with a number in the log.
    private var printedMargins: Set<ExtraKey> = []
    /// The index in `items` of each item's superview, if constraints determine it.
    private var superviews: [String: Int] = [:]

    private struct ExtraKey: Hashable {
        var item: Int
        var attribute: LogAttribute
    }

    /// The number of variables of an item: x, width, y, height.
    private static let variablesPerItem = 4

    /// The largest margin that the system sets by itself, and the standard margin, in points.
    private static let largestMargin = 20.0
    private static let standardMargin = 8.0

    /// Creates the system for a log's constraints.
    init(_ constraints: [LogConstraint], assumptions: LogAssumptions) {
        self.assumptions = assumptions
        for item in constraints.flatMap(\.items) { _ = place(of: item) }
        findSuperviews(constraints)
        for constraint in constraints {
            if let margin = printedMargin(of: constraint) { printedMargins.insert(margin) }
        }
        for constraint in constraints { rows.append(lower(constraint)) }
        constants = constraints.map(\.constant)
    }

    /// Returns the index of an item in `items`, adding it if it is new.
    private mutating func place(of item: LogItem) -> Int {
        if let place = places[item.identity] {
            if items[place].text == nil { items[place].text = item.text }
            if items[place].name == nil { items[place].name = item.name }
            if items[place].className.isEmpty { items[place].className = item.className }
            return place
        }
        let place = items.count
        places[item.identity] = place
        items.append(item)
        firstVariables.append(variableCount)
        variableCount += Self.variablesPerItem
        for length in [1, 3] {
            bounds.append(Self.bound(variable(of: place, length), .greaterThanOrEqual, 0))
        }
        return place
    }

    /// Returns a bound on a single variable.
    private static func bound(_ variable: Int, _ relation: LayoutRelation, _ value: Double)
        -> SolverConstraint
    {
        SolverConstraint(
            [SolverTerm(1, SolverVariable(index: variable))], constant: -value, relation: relation,
            priority: .system)
    }

    /// Returns the index of an item's variable.
    private func variable(of place: Int, _ offset: Int) -> Int { firstVariables[place] + offset }

    /// Returns the variables of an item: x, width, y, height.
    func variables(of place: Int) -> [Int] { (0..<Self.variablesPerItem).map { firstVariables[place] + $0 } }

    /// Returns the sizes that some bounds keep from being negative.
    func sizes(boundBy bounds: [SolverConstraint]) -> [LogExpression.Term] {
        bounds.compactMap { bound in
            guard bound.relation == .greaterThanOrEqual, bound.terms.count == 1, bound.constant == 0,
                let place = firstVariables.lastIndex(where: { $0 <= bound.terms[0].variable.index })
            else { return nil }
            switch bound.terms[0].variable.index - firstVariables[place] {
            case 1: return LogExpression.Term(1, items[place], .width)
            case 3: return LogExpression.Term(1, items[place], .height)
            default: return nil
            }
        }
    }

    private mutating func findSuperviews(_ constraints: [LogConstraint]) {
        // Autoresizing relates a view to its superview.
        for constraint in constraints where constraint.mask != nil && constraint.superview == nil {
            guard let first = constraint.left.terms.first, first.attribute.isFromSuperview,
                let other = constraint.right.terms.first
            else { continue }
            superviews[first.item.identity] = places[other.item.identity]
        }
        let containment = Containment(constraints)
        for item in items where superviews[item.identity] == nil {
            superviews[item.identity] = containment.parent(of: item).flatMap { places[$0] }
        }
    }

    /// Returns the index in `items` of an item's superview, if the log names it.
    func superview(of place: Int) -> Int? { superviews[items[place].identity] }

    private mutating func lower(_ constraint: LogConstraint) -> [SolverConstraint] {
        guard !constraint.isOpen, constraint.isActive != false || assumptions.countsInactive else {
            return []
        }
        var sum = LinearSum()
        // A position measured from the superview's origin compares with a length, or with another such position.
        let positions = constraint.right.terms.contains { !$0.attribute.isSize }
        // Two positions that are counted upwards differ by the negative of what they differ by downwards.
        let sign = positions && !assumptions.countsFromTop && constraint.countsUpwards ? -1.0 : 1
        add(constraint.left, times: 1, sign: sign, countsFromOrigin: !positions, to: &sum)
        add(constraint.right, times: -1, sign: sign, countsFromOrigin: false, to: &sum)
        let rounding = constraint.left.rounding + constraint.right.rounding
        let terms = sum.terms
        guard !terms.isEmpty || rounding == 0 else { return [] }
        var rows: [SolverConstraint] = []
        if constraint.relation != .lessThanOrEqual, rounding > 0 || constraint.relation == .greaterThanOrEqual
        {
            rows.append(
                SolverConstraint(terms, constant: sum.constant + rounding, relation: .greaterThanOrEqual))
        }
        if constraint.relation != .greaterThanOrEqual, rounding > 0 || constraint.relation == .lessThanOrEqual
        {
            rows.append(
                SolverConstraint(terms, constant: sum.constant - rounding, relation: .lessThanOrEqual))
        }
        if rows.isEmpty { rows.append(SolverConstraint(terms, constant: sum.constant, relation: .equal)) }
        return rows + margin(of: constraint)
    }

    private mutating func add(
        _ expression: LogExpression, times factor: Double, sign: Double, countsFromOrigin: Bool,
        to sum: inout LinearSum
    ) {
        sum.constant += factor * expression.constant
        for term in expression.terms {
            let place = self.place(of: term.item)
            var position = LinearSum()
            add(term.attribute, of: place, times: 1, to: &position)
            if countsFromOrigin, term.attribute.isFromSuperview { count(&position, of: term, place: place) }
            sum.add(position, times: factor * sign * term.coefficient)
        }
    }

    /// Converts a position to a distance from the superview's origin.
    private mutating func count(_ position: inout LinearSum, of term: LogExpression.Term, place: Int) {
        let parent =
            superviews[term.item.identity]
            ?? self.place(of: LogItem(className: "superview", name: term.item.identity))
        superviews[term.item.identity] = parent
        var distance = LinearSum()
        if term.attribute.axis == .horizontal || assumptions.countsFromTop {
            distance.add(position, times: 1)
            distance.add(-1, variable(of: parent, term.attribute.axis == .horizontal ? 0 : 2))
        } else {
            add(.bottom, of: parent, times: 1, to: &distance)
            distance.add(position, times: -1)
        }
        position = distance
    }

    private mutating func add(
        _ attribute: LogAttribute, of place: Int, times factor: Double, to sum: inout LinearSum
    ) {
        let (start, length) =
            attribute.axis == .horizontal
            ? (variable(of: place, 0), variable(of: place, 1))
            : (variable(of: place, 2), variable(of: place, 3))
        let isMirrored = assumptions.isRightToLeft
        switch attribute {
        case .width, .height: sum.add(factor, length)
        case .left, .minX, .top: sum.add(factor, start)
        case .right, .maxX, .bottom:
            sum.add(factor, start)
            sum.add(factor, length)
        case .leading: add(isMirrored ? .right : .left, of: place, times: factor, to: &sum)
        case .trailing: add(isMirrored ? .left : .right, of: place, times: factor, to: &sum)
        case .leadingMargin: add(isMirrored ? .rightMargin : .leftMargin, of: place, times: factor, to: &sum)
        case .trailingMargin: add(isMirrored ? .leftMargin : .rightMargin, of: place, times: factor, to: &sum)
        case .minY: add(assumptions.countsFromTop ? .top : .bottom, of: place, times: factor, to: &sum)
        case .maxY: add(assumptions.countsFromTop ? .bottom : .top, of: place, times: factor, to: &sum)
        case .centerX, .centerY, .midX, .midY:
            sum.add(factor, start)
            sum.add(factor / 2, length)
        case .leftMargin, .topMargin:
            sum.add(factor, start)
            sum.add(factor, extra(attribute, of: place))
        case .rightMargin, .bottomMargin:
            sum.add(factor, start)
            sum.add(factor, length)
            sum.add(-factor, extra(attribute, of: place))
        case .centerXWithinMargins, .centerYWithinMargins:
            let isX = attribute == .centerXWithinMargins
            add(isX ? .centerX : .centerY, of: place, times: factor, to: &sum)
            sum.add(factor / 2, extra(isX ? .leftMargin : .topMargin, of: place))
            sum.add(-factor / 2, extra(isX ? .rightMargin : .bottomMargin, of: place))
        case .firstBaseline, .lastBaseline:
            sum.add(factor, start)
            sum.add(factor, extra(attribute, of: place))
        }
    }

    /// Returns the variable of a margin or of a baseline's distance from the top.
    private mutating func extra(_ attribute: LogAttribute, of place: Int) -> Int {
        let key = ExtraKey(item: place, attribute: attribute)
        if let variable = extras[key] { return variable }
        let variable = variableCount
        variableCount += 1
        extras[key] = variable
        let term = SolverTerm(1, SolverVariable(index: variable))
        if attribute == .firstBaseline || attribute == .lastBaseline {
            let height = SolverTerm(-1, SolverVariable(index: self.variable(of: place, 3)))
            bounds.append(
                SolverConstraint([term], constant: 0, relation: .greaterThanOrEqual, priority: .system))
            bounds.append(
                SolverConstraint([term, height], constant: 0, relation: .lessThanOrEqual, priority: .system))
        } else if printedMargins.contains(key) {
            return variable
        } else if assumptions.usesStandardMargins {
            bounds.append(Self.bound(variable, .equal, Self.standardMargin))
        } else {
            bounds.append(Self.bound(variable, .greaterThanOrEqual, 0))
            bounds.append(Self.bound(variable, .lessThanOrEqual, Self.largestMargin))
        }
        return variable
    }

    /// Returns relations for a margin whose size is in the constraint of a margins guide.
    private mutating func margin(of constraint: LogConstraint) -> [SolverConstraint] {
        guard let margin = printedMargin(of: constraint) else { return [] }
        let variable = SolverVariable(index: extra(margin.attribute, of: margin.item))
        return [
            SolverConstraint([SolverTerm(1, variable)], constant: -abs(constraint.constant), relation: .equal)
        ]
    }

    private func printedMargin(of constraint: LogConstraint) -> ExtraKey? {
        if constraint.isOfMarginsGuide {
            guard
                let term = (constraint.left.terms + constraint.right.terms).first(where: { !$0.item.isGuide }
                ),
                let attribute = LogAttribute(word: "\(term.attribute.rawValue)Margin"),
                let place = places[term.item.identity]
            else { return nil }
            return ExtraKey(item: place, attribute: attribute)
        }
        guard let identifier = constraint.identifier, identifier.hasPrefix("UIView-"),
            identifier.hasSuffix("Margin-guide-constraint"), let owner = constraint.superview,
            let attribute = LogAttribute(
                word: String(identifier.dropFirst("UIView-".count).prefix { $0 != "-" })),
            let place = places[owner.identity]
        else { return nil }
        return ExtraKey(item: place, attribute: attribute)
    }
}

extension LogConstraint {
    /// Whether a coordinate is measured, which AppKit counts from the bottom up.
    fileprivate var countsUpwards: Bool {
        (left.terms + right.terms).contains { [.minY, .midY, .maxY].contains($0.attribute) }
    }
}
