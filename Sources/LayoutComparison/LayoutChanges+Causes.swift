import Engine
import Findings

extension LayoutChanges {
    /// The causes as phrases: first what moved views and guides, in the order of these, or else what happened to
    /// them; then changes that moved nothing but may still be visible.
    package var causes: [String] {
        let phrases = Dictionary(
            constraints.map { ($0.sentence(names), $0.phrase(names)) }
        ) { first, _ in first }
        let told = items.flatMap { change in
            change.because.isEmpty ? [change.event] : change.because.map { phrases[$0] ?? $0 }
        }
        return (told + idleChanges.map { phrases[$0] ?? $0 }).uniqued()
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
    fileprivate func phrase(_ names: ReaderNames) -> String {
        guard let before, let after, before.first == after.first,
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
        return "\(names[after.first])'s \(after.firstAttribute)\(noun) \(old.plain) → \(new.plain)"
    }
}
