import Findings
import LayoutValues
import Solver

extension ContradictionSum {
    /// The sum in words: `20 + 200 + 20 = 240, not 736`; nil if there is nothing to add up.
    ///
    /// - Parameter isWithoutZero: Whether only the fact that no size is negative contradicts the sum.
    package func words(isWithoutZero: Bool = false) -> String? {
        guard !(more.isEmpty && less.isEmpty), abs(moreTotal - lessTotal) > 0.005 else { return nil }
        let (added, other) = isTooLong ? (more, less) : (less, more)
        if other.isEmpty, isWithoutZero {
            return "\(Self.sum(added, sign: "-")), and no size is negative"
        }
        let limit = isLimit ? (isTooLong ? "at least " : "at most ") : ""
        let right = other.isEmpty ? "0" : Self.sum(other)
        return "\(limit)\(Self.sum(added)), not \(right)"
    }

    /// The maximum number of parts that are shown one by one.
    private static let mostShown = 12

    /// Returns the parts, those of one number together if there are many.
    private static func gathered(_ parts: [Part]) -> [Part] {
        guard parts.count > mostShown else { return parts }
        return parts.reduce(into: []) { gathered, part in
            if let place = gathered.firstIndex(where: { $0.value == part.value }) {
                gathered[place].multiplier += part.multiplier
            } else {
                gathered.append(part)
            }
        }
    }

    /// Returns numbers with their sum, or a single one.
    private static func sum(_ all: [Part], sign: String = "") -> String {
        let parts = gathered(all)
        let shown = parts.prefix(mostShown).map { part in
            let value = Amount.text(part.value)
            return part.multiplier == 1
                ? value : "\(Amount.factor(part.multiplier, of: part.value)) * \(value)"
        }
        let rest = parts.dropFirst(mostShown).reduce(0) { $0 + $1.total }
        let terms = shown + (parts.count > mostShown ? [Amount.text(rest)] : [])
        let total = sign + Amount.text(parts.reduce(0) { $0 + $1.total })
        let sum = terms.joined(separator: sign == "-" ? " - " : " + ")
        return terms.count == 1 && parts.allSatisfy { $0.multiplier == 1 }
            ? total : "\(sign)\(sum) = \(total)"
    }
}

extension ConstraintFormatter {
    /// Returns the sum that doesn't work out in a conflict; by how much the broken constraint misses if there is nothing to add up.
    package func sum(of conflict: SolvedConflict) -> String {
        let members = conflict.members.map { layout.constraints[$0] }
        let isWithoutZero =
            members.contains { $0.source == .nonNegative && $0.constant == 0 }
            && !members.contains { $0.source != .nonNegative && $0.second == nil && $0.constant == 0 }
        if let sum = layout.sum(of: conflict)?.words(isWithoutZero: isWithoutZero) { return sum }
        let broken = layout.constraints[conflict.broken]
        return "\(side(broken.first)) is \(Amount.text(broken.actual)), not \(Amount.text(broken.requested))"
    }
}
