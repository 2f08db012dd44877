import Arithmetic
import Findings
import LayoutValues

/// Formats what a layout leaves undetermined.
package struct OpeningFormatter {
    private let opening: LayoutOpening
    private let layout: SolvedLayout
    private let items: ItemFormatter

    /// Creates the words for an opening of a layout.
    package init(_ opening: LayoutOpening, layout: SolvedLayout, items: ItemFormatter) {
        self.opening = opening
        self.layout = layout
        self.items = items
    }

    /// The undetermined numbers with their extremes, and on a second line what determines them, if that is known.
    package var lines: [String] {
        let numbers = opening.numbers.map { number in
            "\(items[number.item]).\(number.number.attribute.rawValue) \(Self.range(number.range))"
        }
        return ["undetermined: \(numbers.joined(separator: ", "))"] + contentPriorities + remedies
    }

    /// What a higher priority of a content determines, if several contents share what is open.
    private var contentPriorities: [String] {
        guard let first = opening.contentPriorities.first else { return [] }
        let whole = opening.numbers.count > 1 ? "all of it" : "it"
        let word = first.isHugging ? "content hugging" : "compression resistance"
        let axis = first.axis == .horizontal ? "horizontal" : "vertical"
        let others = opening.contentPriorities.count > 2 ? "the others give way" : "the other one gives way"
        let views = opening.contentPriorities.map {
            "\(items[$0.item]) (\(Amount.text($0.priority)), so that \(others))"
        }
        return ["  a higher \(axis) \(word) priority determines \(whole): of \(Self.list(views))"]
    }

    private var remedies: [String] {
        guard let first = opening.remedies.first else { return [] }
        let whole = opening.numbers.count > 1 ? "all of it" : "it"
        let count = first.count == 1 ? "one constraint determines" : "\(first.count) constraints determine"
        let lead = opening.hasMoreRemedies ? "for example " : ""
        return ["  \(count) \(whole): \(lead)\(Self.list(opening.remedies.map(words)))"]
    }

    private func words(_ remedy: [LayoutOpening.Kind]) -> String {
        remedy.map { "\(items[$0.item]).\($0.attribute.rawValue)" }.joined(separator: " and ")
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }

    private static func range(_ range: ClosedRange<Double>) -> String {
        let (least, greatest) = (Amount.text(range.lowerBound), Amount.text(range.upperBound))
        switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
        case (true, true): return "from \(least) to \(greatest)"
        case (true, false): return "at least \(least)"
        case (false, true): return "at most \(greatest)"
        case (false, false): return "anywhere"
        }
    }
}
