import LayoutValues
import Foundation
import Findings
import Solver

/// The constraints of a conflict as those of a layout, with what they ask for and what they get in a drawing.
struct ConflictConstraints {
    private let conflict: LogConflict
    private let system: LogSystem
    private let items: [SolvedItem]
    /// The index of an item of the log among the layout's, by its index in the system.
    private let positions: [Int: Int]
    private let words: LogFormatter

    init(
        _ conflict: LogConflict, system: LogSystem, items: [SolvedItem], positions: [Int: Int],
        words: LogFormatter
    ) {
        self.conflict = conflict
        self.system = system
        self.items = items
        self.positions = positions
        self.words = words
    }

    /// Returns the constraints of the contradiction, and the conflict between them; nil for the conflict if the broken one
    /// can't be drawn.
    func drawn(broken: Int?) -> (constraints: [SolvedConstraint], conflict: SolvedConflict?) {
        var constraints: [SolvedConstraint] = []
        var brokenIndex: Int?
        for place in ChainOrder.sorted(conflict.minimal, of: conflict.members) {
            guard let constraint = constraint(at: place, isBroken: place == broken) else { continue }
            if place == broken { brokenIndex = constraints.count }
            constraints.append(constraint)
        }
        constraints += conflict.bounds.compactMap(bound)
        let members = Array(constraints.indices)
        return (constraints, brokenIndex.map { SolvedConflict(members: members, broken: $0) })
    }

    /// Returns the constraints of the contradiction after the priority of some is lowered.
    func drawn(lowering lowered: Set<Int>) -> [SolvedConstraint] {
        let drawn = ChainOrder.sorted(conflict.minimal, of: conflict.members).compactMap {
            place -> SolvedConstraint? in
            guard var constraint = constraint(at: place, isBroken: false) else { return nil }
            guard lowered.contains(place) else { return constraint }
            constraint.priority = 999
            if Self.isOff(constraint) { constraint.outcome = .outweighed }
            return constraint
        }
        return drawn + conflict.bounds.compactMap(bound)
    }

    /// Whether a constraint doesn't hold in the drawing, whose frames are in hundredths of a point.
    private static func isOff(_ constraint: SolvedConstraint) -> Bool {
        let distance = constraint.actual - constraint.requested
        return switch constraint.relation {
        case .equal: abs(distance) > 0.02
        case .lessThanOrEqual: distance > 0.02
        case .greaterThanOrEqual: distance < -0.02
        }
    }

    private func constraint(at place: Int, isBroken: Bool) -> SolvedConstraint? {
        let constraint = conflict.members[place]
        guard let first = side(constraint.left.terms.first) else { return nil }
        let factor = constraint.right.terms.first?.coefficient ?? 1
        var solved = SolvedConstraint(
            text: words.text(of: constraint), identifier: constraint.identifier, first: first,
            second: side(constraint.right.terms.first), relation: constraint.relation, multiplier: factor,
            constant: constraint.constant, priority: constraint.priority,
            outcome: isBroken ? .broken : .satisfied,
            location: constraint.place.map { SourceLocation(file: $0.file, line: $0.line, column: 1) })
        solved.direction = conflict.assumptions.isRightToLeft ? .rightToLeft : .leftToRight
        let resolved = solved.resolved
        solved.actual = value(of: resolved.first)
        (solved.terms, solved.offset) = lowered(at: place)
        solved.requested = (resolved.second.map(value) ?? 0) * factor + resolved.constant
        return solved
    }

    /// Returns the constraint that a size isn't negative.
    private func bound(of term: LogExpression.Term) -> SolvedConstraint? {
        guard let side = side(term) else { return nil }
        var constraint = SolvedConstraint(
            text: "\(words.name(of: term.item)).\(side.attribute.rawValue) >= 0", identifier: nil,
            first: side,
            second: nil, relation: .greaterThanOrEqual, multiplier: 1, constant: 0, priority: 1000,
            outcome: .satisfied, location: nil)
        constraint.source = .nonNegative
        constraint.actual = value(of: side)
        constraint.terms = [
            SolvedConstraint.Term(item: side.item, attribute: side.attribute, coefficient: 1)
        ]
        return constraint
    }

    /// Returns the terms and the number that were solved; no terms for relations with numbers that aren't a frame's.
    private func lowered(at place: Int) -> (terms: [SolvedConstraint.Term], offset: Double) {
        let attributes: [LayoutAttribute] = [.left, .width, .top, .height]
        var owners: [Int: (item: Int, attribute: LayoutAttribute)] = [:]
        for (item, position) in positions {
            for (variable, attribute) in zip(system.variables(of: item), attributes) {
                owners[variable] = (position, attribute)
            }
        }
        let terms = system.rows[place].first?.terms ?? []
        let known = terms.compactMap { term in
            owners[term.variable.index].map {
                SolvedConstraint.Term(item: $0.item, attribute: $0.attribute, coefficient: term.coefficient)
            }
        }
        return known.count == terms.count ? (known, -system.constants[place]) : ([], 0)
    }

    private func side(_ term: LogExpression.Term?) -> SolvedConstraint.Side? {
        guard let term, let attribute = LayoutAttribute(rawValue: term.attribute.rawValue),
            let place = system.items.firstIndex(where: { $0.identity == term.item.identity }),
            let position = positions[place]
        else { return nil }
        return SolvedConstraint.Side(item: position, attribute: attribute)
    }

    /// Returns the value of a side as drawn, in the picture's coordinates; 0 for what frames don't show.
    private func value(of side: SolvedConstraint.Side) -> Double {
        let frame = items[side.item].canvasFrame
        return switch side.attribute {
        case .left, .leading: Double(frame.minX)
        case .right, .trailing: Double(frame.maxX)
        case .top: Double(frame.minY)
        case .bottom: Double(frame.maxY)
        case .centerX: Double(frame.midX)
        case .centerY: Double(frame.midY)
        case .width: Double(frame.width)
        case .height: Double(frame.height)
        default: 0
        }
    }
}
