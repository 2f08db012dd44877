import LayoutValues
import Solver

/// Finds the constraints of a log in the layouts they come from, by identifiers, classes, attributes and numbers.
package struct SourceMatcher: Sendable {
    private let layouts: [SolvedLayout]

    /// A constraint of a layout.
    private struct Candidate: Hashable {
        var layout: Int
        var constraint: Int
    }

    /// A view or guide of a layout.
    private struct SourceItem: Hashable {
        var layout: Int
        var item: Int
    }

    /// Creates a matcher for the solved layouts of a source.
    package init(_ layouts: [SolvedLayout]) { self.layouts = layouts }

    /// Returns the constraint in the source for each member, by the member's index. Ambiguous members have none.
    ///
    /// - Complexity: The product of the numbers of members and constraints in the source.
    package func matches(of conflict: LogConflict) -> [Int: SolvedConstraint] {
        var found: [Int: Candidate] = [:]
        // Certain matches identify views, which makes more matches certain.
        for _ in 0..<3 {
            let items = items(of: found, in: conflict)
            let before = found.count
            for member in conflict.members.indices where found[member] == nil {
                found[member] = best(for: conflict.members[member], items: items)
            }
            if found.count == before { break }
        }
        return found.mapValues { layouts[$0.layout].constraints[$0.constraint] }
    }

    private func items(of found: [Int: Candidate], in conflict: LogConflict) -> [String: SourceItem] {
        var items: [String: SourceItem] = [:]
        for (member, candidate) in found.sorted(by: { $0.key < $1.key }) {
            let source = layouts[candidate.layout].constraints[candidate.constraint]
            for (log, place) in pairs(conflict.members[member], source) ?? [] {
                items[log.identity] = SourceItem(layout: candidate.layout, item: place)
            }
        }
        return items
    }

    private func best(for member: LogConstraint, items: [String: SourceItem]) -> Candidate? {
        var best: (candidate: Candidate, score: Int, isUnique: Bool)?
        for (layout, solved) in layouts.enumerated() {
            for (index, source) in solved.constraints.enumerated() {
                guard let score = score(member, source, layout: layout, items: items) else { continue }
                if score > best?.score ?? 0 {
                    best = (Candidate(layout: layout, constraint: index), score, true)
                } else if score == best?.score {
                    best?.isUnique = false
                }
            }
        }
        return best.flatMap { $0.isUnique ? $0.candidate : nil }
    }

    /// Returns how well a constraint of the source fits; nil if it doesn't.
    private func score(
        _ member: LogConstraint, _ source: SolvedConstraint, layout: Int, items: [String: SourceItem]
    ) -> Int? {
        guard let pairs = pairs(member, source) else { return nil }
        var score = 1
        if let identifier = member.identifier, ConstraintOrigin(member) == .author || source.identifier != nil
        {
            guard identifier == source.identifier else { return nil }
            score += 8
        }
        for (item, place) in pairs {
            if let known = items[item.identity] {
                guard known == SourceItem(layout: layout, item: place) else { return nil }
                score += 4
            }
            guard let fit = Self.fit(item, layouts[layout].items[place]) else { return nil }
            score += fit
        }
        return score
    }

    /// Returns which items of the two correspond if the constraints are equal; nil if they aren't.
    private func pairs(_ member: LogConstraint, _ source: SolvedConstraint) -> [(LogItem, Int)]? {
        let terms =
            member.left.terms
            + member.right.terms.map { LogExpression.Term(-$0.coefficient, $0.item, $0.attribute) }
        let sides = [(1.0, source.first)] + (source.second.map { [(-source.multiplier, $0)] } ?? [])
        guard terms.count == sides.count else { return nil }
        for sign in [1.0, -1.0] {
            let relation = sign > 0 ? member.relation : member.relation.reversed
            guard relation == source.relation, abs(sign * member.constant - source.constant) < 0.01 else {
                continue
            }
            for order in [Array(terms.indices), terms.indices.reversed()] {
                let fits = zip(order, sides).allSatisfy { index, side in
                    abs(sign * terms[index].coefficient - side.0) < 1e-4
                        && terms[index].attribute.isLike(side.1.attribute)
                }
                if fits { return zip(order, sides).map { (terms[$0].item, $1.1.item) } }
                if terms.count == 1 { break }
            }
        }
        return nil
    }

    /// Returns how well a view of a log fits one of a source; nil if they can't be the same.
    private static func fit(_ item: LogItem, _ source: SolvedItem) -> Int? {
        if item.isGuide != (source.kind == .guide) { return nil }
        var score = 0
        if let name = item.name, !item.isGuide {
            guard name == source.id || name == source.name else { return nil }
            score += 6
        }
        if let text = item.text, let shown = source.text?.string {
            let start = text.hasSuffix("...") ? String(text.dropLast(3)) : text
            guard shown.hasPrefix(start) else { return nil }
            score += 4
        }
        let className = LogFormatter.shortClass(item.className)
        if className.isEmpty || item.isGuide { return score }
        if className == source.className || className == source.name || className == source.id {
            return score + 2
        }
        // A view of a custom class, or the content of a cell, is a plain view in the source.
        let isPublic = ItemOwner(item) == .shared && item.className != "UIView"
        return isPublic || source.className != "UIView" && ItemOwner(item) != .app ? nil : score
    }
}

extension LogAttribute {
    /// Whether the two are the same in a left-to-right layout.
    fileprivate func isLike(_ attribute: LayoutAttribute) -> Bool {
        rawValue == attribute.rawValue
            || LogAttribute(rawValue: attribute.rawValue).map {
                $0.side == side && $0.axis == axis && side != nil && isMargin == $0.isMargin
            } == true
    }
}
