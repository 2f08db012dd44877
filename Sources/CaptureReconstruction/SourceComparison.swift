import LayoutValues
import Findings
import Foundation
import Solver

/// A captured layout in the words of the layout that it was made from, so that the two can be compared item by item and
/// constraint by constraint.
package struct SourceComparison {
    private let match: SourceMatch
    private let captured: SolvedLayout
    private let source: SolvedLayout
    /// The index among the kept ones, by index in the capture.
    private var positions: [Int: Int] = [:]
    private var items: [SolvedItem] = []
    /// The index among the kept items by id.
    private var places: [String: Int] = [:]
    /// The captured constraints that have a counterpart, by index.
    private var isDone: Set<Int> = []

    /// The captured layout with the source's ids, in the coordinates of the view that is the source's root.
    package private(set) var layout: SolvedLayout
    /// The source, with only the constraints that the capture can be compared with.
    package private(set) var reference: SolvedLayout

    /// Compares a capture with the layout that it was made from.
    ///
    /// - Parameter hasAllConstraints: Whether a constraint that isn't in the capture wasn't in the app.
    package init(
        _ match: SourceMatch, captured: SolvedLayout, source: SolvedLayout, hasAllConstraints: Bool
    ) {
        self.match = match
        self.captured = captured
        self.source = source
        layout = captured
        reference = source
        addItems()
        places = Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        layout.items = items
        // Conflicts refer to constraints that may not be kept.
        (layout.conflicts, reference.conflicts) = ([], [])
        layout.canvas = source.canvas
        layout.canvas.size = captured.items[match.root].canvasFrame.size
        layout.id = source.id
        compareConstraints(hasAllConstraints)
    }

    /// The part of the items of the source that are in the capture.
    package var share: Double {
        let views = source.items.indices.filter { source.items[$0].kind == .view }
        let found = Set(match.sources.values)
        return views.isEmpty ? 0 : Double(views.count(where: found.contains)) / Double(views.count)
    }

    // MARK: Items

    private mutating func addItems() {
        let tree = ViewTree(captured)
        let sourceTree = ViewTree(source)
        let origin = captured.items[match.root].canvasFrame.origin
        var taken = Set(source.items.map(\.id))
        var inside = Array(repeating: false, count: captured.items.count)
        var isLeft = inside
        for (index, item) in captured.items.enumerated() {
            inside[index] = index == match.root || (item.parent.map { inside[$0] } ?? false)
            guard inside[index] else { continue }
            let known = match.sources[index]
            // What a control has inside it isn't in a layout.
            isLeft[index] = known == nil && (item.parent.map { isLeft[$0] || isOwn($0, sourceTree) } ?? false)
            let isSystems = item.className.hasPrefix("_") || item.guideRole == .system
            if known == nil, isLeft[index] || isSystems || item.kind == .guide && item.guideRole != .custom {
                continue
            }
            add(index, known: known, origin: origin, taken: &taken, tree: tree)
        }
    }

    /// Whether a captured view is one that has no subviews in the source.
    private func isOwn(_ place: Int, _ sourceTree: ViewTree) -> Bool {
        guard let index = match.sources[place], index > 0 else { return false }
        return sourceTree.children[index].isEmpty && source.items[index].className != "UIView"
    }

    private mutating func add(
        _ index: Int, known: Int?, origin: CGPoint, taken: inout Set<String>, tree: ViewTree
    ) {
        var item = captured.items[index]
        var parent = item.parent
        while let place = parent, positions[place] == nil, place != match.root {
            parent = captured.items[place].parent
        }
        if index == match.root { parent = nil }
        let isAtHome = parent == item.parent
        item.parent = parent.flatMap { positions[$0] }
        item.canvasFrame = item.canvasFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        item.corners = item.corners.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
        if index == match.root {
            item.frame = CGRect(origin: .zero, size: item.frame.size)
        } else if !isAtHome, let outer = item.parent {
            let start = items[outer].canvasFrame.origin
            item.frame = item.canvasFrame.offsetBy(dx: -start.x, dy: -start.y)
        }
        if let known {
            let other = source.items[known]
            (item.id, item.name) = (other.id, other.name)
            // Pictures are compared too, so that what isn't compared has to be drawn in the same way.
            (item.className, item.guideRole, item.systemGuide) = (
                other.className, other.guideRole, other.systemGuide
            )
            item.frame = near(item.frame, other.frame)
            item.canvasFrame = near(item.canvasFrame, other.canvasFrame)
            // A capture shows a button's text in a view of its own, and no placeholders.
            let text = tree.label(of: index, in: captured)
            if text == nil || text == other.text?.string { item.text = other.text }
        } else {
            var id = item.id
            var number = 2
            while !taken.insert(id).inserted {
                id = "\(item.id)-\(number)"
                number += 1
            }
            item.id = id
        }
        positions[index] = items.count
        items.append(item)
    }

    /// Returns the source's numbers where the captured ones differ by no more than rounding to pixels explains.
    private func near(_ own: CGRect, _ other: CGRect) -> CGRect {
        let tolerance = 1 / max(1, Double(captured.canvas.scale)) + 0.02
        func number(_ own: CGFloat, _ other: CGFloat) -> CGFloat {
            abs(Double(own - other)) <= tolerance ? other : own
        }
        return CGRect(
            x: number(own.minX, other.minX), y: number(own.minY, other.minY),
            width: number(own.width, other.width), height: number(own.height, other.height))
    }

    // MARK: Constraints

    /// A side of a constraint as both layouts name it.
    private struct Side: Hashable {
        var item: String
        var attribute: LayoutAttribute
    }

    private struct Place: Hashable {
        var first: Side
        var second: Side?
        var relation: LayoutRelation

        var flipped: Place? {
            second.map {
                Place(
                    first: $0, second: first,
                    relation: relation == .equal
                        ? .equal : relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual)
            }
        }
    }

    /// Returns a side with leading for left, and a view's margin for its margins guide.
    private func side(_ side: SolvedConstraint.Side, in layout: SolvedLayout) -> Side {
        let item = layout.items[side.item]
        var attribute = side.attribute
        if attribute == .left { attribute = .leading }
        if attribute == .right { attribute = .trailing }
        if attribute == .leftMargin { attribute = .leadingMargin }
        if attribute == .rightMargin { attribute = .trailingMargin }
        if item.systemGuide == .layoutMargins, let owner = item.parent,
            let margin = Self.margins[attribute]
        {
            return Side(item: layout.items[owner].id, attribute: margin)
        }
        return Side(item: item.id, attribute: attribute)
    }

    private static let margins: [LayoutAttribute: LayoutAttribute] = [
        .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin, .bottom: .bottomMargin,
        .centerX: .centerXWithinMargins, .centerY: .centerYWithinMargins,
    ]

    private func place(of constraint: SolvedConstraint, in layout: SolvedLayout) -> Place {
        Place(
            first: side(constraint.first, in: layout),
            second: constraint.second.map { side($0, in: layout) },
            relation: constraint.relation)
    }

    private mutating func compareConstraints(_ hasAllConstraints: Bool) {
        var own = captured.constraints.compactMap { moved($0) }
        let wanted = source.constraints.filter { $0.source == .document && isComparable($0) }
        var waiting: [Place: [Int]] = [:]
        for (index, constraint) in wanted.enumerated() {
            waiting[place(of: constraint, in: source), default: []].append(index)
        }
        var isMet = Array(repeating: false, count: wanted.count)
        // Those with the same numbers first, so that a second one between the same sides isn't taken for them.
        for pass in 0..<2 {
            for index in own.indices {
                let places = place(of: own[index], in: layout)
                if pass == 1, isDone.contains(index) { continue }
                for (place, flips) in [(places, false)] + (places.flipped.map { [($0, true)] } ?? []) {
                    guard let candidates = waiting[place] else { continue }
                    let adapted = self.adapted(own[index], flips: flips)
                    let found = candidates.first {
                        !isMet[$0] && (pass == 1 || hasNumbers(of: wanted[$0], adapted))
                    }
                    guard let found, let sides = sides(of: wanted[found]) else { continue }
                    isMet[found] = true
                    isDone.insert(index)
                    own[index] = adopting(wanted[found], adapted, sides)
                    break
                }
            }
        }
        layout.constraints = own
        reference.constraints = wanted.indices.filter { hasAllConstraints || isMet[$0] }.map { index in
            var constraint = wanted[index]
            constraint.text = constraint.equation(in: source.items)
            return constraint
        }
    }

    /// Whether a constraint can be in a capture: a converted capture has constraints for what the system places, too.
    private func isComparable(_ constraint: SolvedConstraint) -> Bool {
        if constraint.identifier?.hasPrefix(CaptureDocument.pinPrefix) == true { return false }
        guard source.items[constraint.first.item].guideRole == .custom,
            let place = match.places[constraint.first.item]
        else { return true }
        return captured.items[place].guideRole != .system
    }

    /// Returns an author's constraint of the capture with the indices of the kept items; nil for others.
    private func moved(_ constraint: SolvedConstraint) -> SolvedConstraint? {
        guard constraint.source == .document, let first = positions[constraint.first.item] else { return nil }
        var constraint = constraint
        constraint.first.item = first
        if let second = constraint.second {
            guard let place = positions[second.item] else { return nil }
            constraint.second?.item = place
        }
        constraint.container = positions[constraint.container] ?? 0
        constraint.text = constraint.equation(in: items)
        return constraint
    }

    /// Returns a constraint with its sides exchanged, if wanted.
    private func adapted(_ constraint: SolvedConstraint, flips: Bool) -> SolvedConstraint {
        guard flips, let second = constraint.second, abs(constraint.multiplier) > 1e-9 else {
            return constraint
        }
        var result = constraint
        (result.first, result.second) = (second, constraint.first)
        result.multiplier = 1 / constraint.multiplier
        result.constant = -constraint.constant / constraint.multiplier
        if constraint.relation != .equal, constraint.multiplier > 0 {
            result.relation =
                constraint.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return result
    }

    private func hasNumbers(of wanted: SolvedConstraint, _ constraint: SolvedConstraint) -> Bool {
        abs(wanted.multiplier - constraint.multiplier) < 1e-3
            && abs(wanted.constant - constraint.constant) < 1e-2
            && abs(wanted.priority - constraint.priority) < 1e-2
    }

    /// The sides of a source's constraint among the kept items.
    private func sides(
        of constraint: SolvedConstraint
    ) -> (SolvedConstraint.Side, SolvedConstraint.Side?)? {
        func side(_ side: SolvedConstraint.Side) -> SolvedConstraint.Side? {
            places[source.items[side.item].id].map {
                SolvedConstraint.Side(item: $0, attribute: side.attribute)
            }
        }
        guard let first = side(constraint.first) else { return nil }
        guard let other = constraint.second else { return (first, nil) }
        return side(other).map { (first, $0) }
    }

    /// Returns a constraint with the sides of the source's one, and its numbers where only printing differs.
    private func adopting(
        _ wanted: SolvedConstraint, _ constraint: SolvedConstraint,
        _ sides: (SolvedConstraint.Side, SolvedConstraint.Side?)
    ) -> SolvedConstraint {
        var result = constraint
        (result.first, result.second) = sides
        result.relation = wanted.relation
        if abs(result.multiplier - wanted.multiplier) < 1e-3 { result.multiplier = wanted.multiplier }
        if abs(result.constant - wanted.constant) < 1e-2 { result.constant = wanted.constant }
        if abs(result.priority - wanted.priority) < 1e-2 { result.priority = wanted.priority }
        result.text = result.equation(in: items)
        return result
    }
}
