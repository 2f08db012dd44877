import LayoutValues
import Findings

extension LayoutChanges {
    /// The causes as phrases, in the order of the document, so that layouts that changed for the same reasons have the
    /// same phrases; where none is known, what moved.
    package var causes: [String] {
        let order = constraints.map { $0.sentence(names) } + texts
        let known = knownCauses
        let (ordered, wanted) = (Set(order), Set(known))
        let inOrder = known.filter { !ordered.contains($0) } + order.filter(wanted.contains)
        let causes = inOrder.isEmpty ? items.map(\.event) : inOrder
        return phrases(of: causes)
    }

    /// The causes on one line, the one that moved most items first; nil if none is known.
    package var headline: String? {
        let known = phrases(of: knownCauses)
        guard !known.isEmpty else { return nil }
        let others = known.count - Self.mostInHeadline
        let more = others > 0 ? "; \(others) more \(others == 1 ? "cause" : "causes")" : ""
        return known.prefix(Self.mostInHeadline).joined(separator: "; ") + more
    }

    /// Why items moved, which ones came or went, and what changed without moving anything.
    private var knownCauses: [String] {
        (orderedReasons + items.filter { $0.kind != .moved }.map(\.event) + idleChanges).uniqued()
    }

    /// Returns causes in few words.
    private func phrases(of causes: [String]) -> [String] {
        let phrases = Dictionary(
            constraints.map { ($0.sentence(names), $0.phrase(names)) }
        ) { first, _ in first }
        return causes.map { phrases[$0] ?? $0 }.uniqued()
    }

    private static let mostInHeadline = 2

    /// The reasons, the one that moved most items first.
    private var orderedReasons: [String] {
        let reasons = items.flatMap(\.because)
        let counts = Dictionary(reasons.map { ($0, 1) }, uniquingKeysWith: +)
        return reasons.uniqued().enumerated().sorted { first, second in
            let (one, other) = (counts[first.element] ?? 0, counts[second.element] ?? 0)
            return one == other ? first.offset < second.offset : one > other
        }.map(\.element)
    }

    /// The constraint of the later layout that is the first cause; nil if a cause is something else or isn't known.
    package var mainConstraint: LayoutRecord.Constraint? {
        let words = orderedReasons.first ?? idleChanges.first
        return constraints.first { $0.sentence(names) == words }?.after
    }
}

extension LayoutChange {
    /// The change in a few words.
    fileprivate var event: String {
        switch kind {
        case .added: "\(title) was added"
        case .removed: "\(title) was removed"
        case .hidden: "\(title) is now hidden"
        case .shown: "\(title) is now shown"
        case .moved: "\(title) moved"
        }
    }
}

extension ConstraintDifference {
    /// Describes the difference briefly if only one number changed, as in `title's leading constant 16 → 20`;
    /// otherwise returns its sentence.
    fileprivate func phrase(_ names: UnambiguousNames) -> String {
        guard let before, let after, changedShare(names) == nil, before.first == after.first,
            before.firstAttribute == after.firstAttribute, before.second == after.second
        else { return sentence(names) }
        let numbers = [
            ("constant", before.constant, after.constant),
            ("multiplier", before.multiplier, after.multiplier),
            ("priority", before.priority, after.priority),
        ].filter { $0.1 != $0.2 }
        guard numbers.count == 1, let (what, old, new) = numbers.first else { return sentence(names) }
        // A length given by a number has no other constant.
        let noun = what == "constant" && after.second == nil ? "" : " \(what)"
        let words = [old, new].map { what == "multiplier" ? Self.fraction($0) : $0.plain }
        return "\(names[after.first])'s \(after.firstAttribute)\(noun) \(words[0]) → \(words[1])"
    }

    /// Returns a multiplier as its author would write it: `1/3`.
    private static func fraction(_ multiplier: Double) -> String {
        Amount.divisor(for: multiplier).map { "1/\($0.plain)" } ?? multiplier.plain
    }
}
