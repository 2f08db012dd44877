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

    /// Returns numbers with their sum, or a single one.
    private static func sum(_ parts: [Part], sign: String = "") -> String {
        let shown = parts.prefix(mostShown).map { part in
            let value = Amount.text(part.value)
            return part.multiplier == 1
                ? value : "\(Amount.factor(part.multiplier, of: part.value)) * \(value)"
        }
        let rest = parts.dropFirst(mostShown).reduce(0) { $0 + $1.total }
        let all = shown + (parts.count > mostShown ? [Amount.text(rest)] : [])
        let total = sign + Amount.text(parts.reduce(0) { $0 + $1.total })
        let sum = all.joined(separator: sign == "-" ? " - " : " + ")
        return all.count == 1 && parts.allSatisfy { $0.multiplier == 1 } ? total : "\(sign)\(sum) = \(total)"
    }
}
