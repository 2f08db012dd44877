import LayoutValues
import Findings

/// A constraint that was added, removed or given other numbers.
package struct ConstraintDifference: Sendable, Equatable {
    package var before: LayoutRecord.Constraint?
    package var after: LayoutRecord.Constraint?

    /// In words: as the authors wrote it, unless they wrote the same and only a state's numbers tell the two apart.
    package func sentence(_ names: UnambiguousNames) -> String {
        if let share = changedShare(names) { return share }
        let old = before.map { ($0.text ?? $0.equation(names)) + $0.placeInBrackets }
        let new = after.map { ($0.text ?? $0.equation(names)) + $0.placeInBrackets }
        switch (before, after) {
        case (let before?, let after?):
            return old == new
                ? "\(before.equation(names)) became \(after.equation(names))"
                : "\(old ?? "") became \(new ?? "")"
        case (_?, nil): return "\(old ?? "") was removed"
        case (nil, _): return "\(new ?? "") was added"
        }
    }

    /// Says that a stack view gives a view another share of a length, if that is the difference: nobody wrote the multipliers.
    func changedShare(_ names: UnambiguousNames) -> String? {
        guard let before, let after, before.isStacks, after.isStacks, let second = after.second,
            before.first == after.first, before.second == after.second,
            before.multiplier != after.multiplier, before.constant == after.constant
        else { return nil }
        let shares = [before.multiplier, after.multiplier].map { share in
            Amount.factor(share)
        }
        let attribute = after.secondAttribute.map { ".\($0)" } ?? ""
        return
            "\(names[after.first])'s share of \(names[second])\(attribute) \(shares[0]) → \(shares[1]) (stack view)"
    }

    /// Returns the constraints that differ, those of `before` first.
    ///
    /// Constraints between the same attributes count as one constraint with changed numbers.
    ///
    /// - Complexity: linear in the constraints.
    package static func changes(
        from before: [LayoutRecord.Constraint], to after: [LayoutRecord.Constraint]
    ) -> [ConstraintDifference] {
        let gained = rest(of: after, without: before)
        var successors = Dictionary(grouping: gained, by: \.relatedAttributes).mapValues { $0[...] }
        var changes = rest(of: before, without: after).map { constraint in
            ConstraintDifference(
                before: constraint, after: successors[constraint.relatedAttributes]?.popFirst())
        }
        for constraint in rest(of: gained, without: changes.compactMap(\.after)) {
            changes.append(ConstraintDifference(before: nil, after: constraint))
        }
        return changes
    }

    /// Returns the constraints of a list that are missing from another, as often as they are missing.
    private static func rest(
        of list: [LayoutRecord.Constraint], without others: [LayoutRecord.Constraint]
    ) -> [LayoutRecord.Constraint] {
        var counts: [String: Int] = [:]
        for other in others { counts[other.equation(.none), default: 0] += 1 }
        return list.filter { constraint in
            guard let count = counts[constraint.equation(.none)], count > 0 else { return true }
            counts[constraint.equation(.none)] = count - 1
            return false
        }
    }
}

extension LayoutRecord.Constraint {
    /// Whether a stack view made it.
    fileprivate var isStacks: Bool { source == ConstraintSource.stack.rawValue }

    /// Its place or its maker, in parentheses after its equation; empty without one.
    fileprivate var placeInBrackets: String { place.map { " (\($0))" } ?? (isStacks ? " (stack view)" : "") }

    /// The attributes that it relates, without its numbers.
    fileprivate var relatedAttributes: String {
        "\(first).\(firstAttribute) \(relation) \(second ?? "").\(secondAttribute ?? "")"
    }
}
