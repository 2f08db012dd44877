import Findings
import LayoutValues
import Solver

/// Writes the numbers of a layout's frames as arithmetic.
package struct ArithmeticBuilder: Sendable {
    private let explanation: LayoutExplanation
    private let words: ConstraintFormatter

    private var layout: SolvedLayout { explanation.layout }

    /// Creates a builder for the numbers of an explained layout.
    package init(_ explanation: LayoutExplanation, words: ConstraintFormatter) {
        self.explanation = explanation
        self.words = words
    }

    /// Returns the arithmetic of an item's four numbers, by the item's index.
    package func arithmetic(ofItem item: Int) -> [NumberArithmetic] {
        FrameNumber.allCases.map { arithmetic(for: $0, ofItem: item) }
    }

    /// Returns the arithmetic of one number of an item, by the item's index.
    package func arithmetic(for number: FrameNumber, ofItem item: Int) -> NumberArithmetic {
        let name = "\(words.items[item]).\(number.attribute.rawValue)"
        guard let explained = explanation.number(number, of: item) else {
            return NumberArithmetic(
                number: number, value: nil, line: "\(name): nothing decides it", steps: [])
        }
        let constraints = explained.terms.compactMap { term -> Int? in
            if case .constraint(let index) = term.origin { return index }
            return nil
        }
        let owner = layout.items[item].systemGuide != nil ? layout.items[item].parent ?? item : item
        let chain = ConstraintChain(constraints, of: layout)
        let links = chain.outwards(
            from: ConstraintChain.Place(item: owner, attribute: number.attribute))
        let steps = steps(of: links, explained: explained, item: item, number: number)
        let first = links.first.flatMap { nearest -> String? in
            let equation = equation(of: nearest.constraint, for: nearest.place)
            let direction = layout.constraints[nearest.constraint].direction
            // Another edge than the number's, such as topMargin, is at another place.
            return equation.side.item == item && equation.side.origin == nil
                && equation.side.attribute.withoutDirection(in: direction) == number.attribute
                && !explained.terms.contains { $0.origin == .alignmentRect } ? equation.right : nil
        }
        let start =
            number.isLength ? nil : startEdge(of: links.dropFirst().map { $0.constraint }, around: item)
        let sum = sum(of: explained, from: start)
        var parts = [name]
        if let first, first != sum { parts.append(first) }
        if sum != Amount.text(explained.value) { parts.append(sum) }
        parts.append(Amount.text(explained.value))
        return NumberArithmetic(
            number: number, value: explained.value, line: parts.joined(separator: " = "), steps: steps)
    }

    // MARK: The sum

    /// Returns the number written as a sum, the canvas's share first.
    private func sum(of explained: ExplainedNumber, from start: String?) -> String {
        var parts: [(isNegative: Bool, text: String)] = []
        if let start { parts.append((false, start)) }
        for term in explained.terms.sorted(by: { rank($0) < rank($1) }) {
            let amount = term.coefficient * term.constant
            if Amount.text(amount) == "0" { continue }
            parts.append((amount < 0, Amount.product(abs(term.coefficient), abs(term.constant))))
        }
        if parts.isEmpty { return "0" }
        if parts.count > Self.mostSummands { return "\(parts.count) numbers" }
        var text = parts[0].isNegative ? "-\(parts[0].text)" : parts[0].text
        for part in parts.dropFirst() { text += (part.isNegative ? " - " : " + ") + part.text }
        return text
    }

    /// The maximum number of summands listed; further ones are only counted.
    private static let mostSummands = 12

    private func rank(_ term: ExplainedNumber.Term) -> Int {
        guard case .constraint(let index) = term.origin else { return Int.max }
        return layout.constraints[index].source == .canvas ? 0 : index + 1
    }

    /// Returns the edge from which a position is measured, if the chain ends there: `view.top 0`.
    private func startEdge(of chain: [Int], around item: Int) -> String? {
        guard let parent = layout.items[item].parent else { return nil }
        for index in chain {
            let constraint = layout.constraints[index]
            for side in [constraint.second, constraint.first].compactMap({ $0 }) where side.item == parent {
                let edge = side.attribute.withoutDirection(in: constraint.direction)
                if edge == .left || edge == .top { return "\(words.side(side)) 0" }
            }
        }
        return nil
    }

    // MARK: The steps

    private func steps(
        of links: [ConstraintChain.Link], explained: ExplainedNumber,
        item: Int, number: FrameNumber
    ) -> [NumberArithmetic.Step] {
        var steps = links.map { link in
            let equation = equation(of: link.constraint, for: link.place)
            let left = words.side(equation.side)
            return NumberArithmetic.Step(
                text:
                    "\(left) = \(equation.right)\(shift(of: link.constraint))\(remark(on: link.constraint))",
                constraint: link.constraint, location: layout.constraints[link.constraint].location)
        }
        for term in explained.terms {
            switch term.origin {
            case .constraint: break
            case .number(let number, let item):
                let name = "\(words.items[item]).\(number.attribute.rawValue)"
                steps.insert(NumberArithmetic.Step(text: "\(name) = \(Amount.text(term.constant))"), at: 0)
            case .alignmentRect:
                let text = "\(Amount.text(term.constant)) from the alignment rectangle to the frame"
                steps.insert(NumberArithmetic.Step(text: text), at: 0)
            case .guideInset:
                let owner = layout.items[item].parent.map { words.items[$0] } ?? ""
                let text =
                    number.isLength
                    ? "\(Amount.text(-term.constant)) less than \(owner).\(number.rawValue)"
                    : "\(Amount.text(term.constant)) inside \(owner)"
                steps.insert(NumberArithmetic.Step(text: text), at: 0)
            }
        }
        return steps
    }

    /// Returns a remark on a constraint that isn't an author's, or on an inequality at its limit.
    private func remark(on index: Int) -> String {
        let constraint = layout.constraints[index]
        switch constraint.source {
        case .document:
            return constraint.relation == .equal ? "" : " (at the limit of \(constraint.relation.symbol))"
        case .stack: return constraint.isMeasuredShare ? " (stack view, as measured)" : " (stack view)"
        case .canvas: return " (canvas)"
        case .contentSize: return " (its content)"
        case .autoresizing: return " (autoresizing)"
        case .nonNegative: return " (no size is negative)"
        }
    }

    /// Returns what margins, safe areas and baselines add to the constant of a constraint:
    /// ` (64 for view.safeAreaLayoutGuide.top)`; nothing if they add nothing.
    private func shift(of index: Int) -> String {
        let constraint = layout.constraints[index]
        let amount = Amount.text(abs(constraint.offset + constraint.resolved.constant))
        let sides = [constraint.first, constraint.second].compactMap { $0 }.filter { side in
            layout.items[side.item].systemGuide != nil || side.attribute.isInset
        }
        if amount == "0" || sides.isEmpty { return "" }
        return " (\(amount) for \(sides.map { words.side($0) }.joined(separator: " and ")))"
    }

    /// Returns a constraint solved for the side that a place belongs to.
    private func equation(
        of index: Int, for place: ConstraintChain.Place
    ) -> (side: SolvedConstraint.Side, right: String) {
        let constraint = layout.constraints[index]
        guard let second = constraint.second, constraint.multiplier != 0 else {
            return (constraint.first, words.rightSide(of: constraint))
        }
        if belongs(constraint.first, to: place) || !belongs(second, to: place) {
            return (constraint.first, words.rightSide(of: constraint))
        }
        let (factor, constant) = (constraint.multiplier, constraint.constant)
        let first = words.side(constraint.first)
        if factor == 1 { return (second, first + ConstraintFormatter.summand(-constant)) }
        let shifted = first + ConstraintFormatter.summand(-constant)
        let numerator = constant == 0 ? shifted : "(\(shifted))"
        return (second, "\(numerator) / \(Amount.factor(factor))")
    }

    /// Whether a side measures the position or length of a place's item, possibly through a guide inside it.
    private func belongs(_ side: SolvedConstraint.Side, to place: ConstraintChain.Place) -> Bool {
        let item = layout.items[side.item].systemGuide != nil ? layout.items[side.item].parent : side.item
        guard item == place.item else { return false }
        return switch place.attribute {
        case .width, .left: side.attribute.kind == .xPosition || side.attribute == .width
        default: side.attribute.kind == .yPosition || side.attribute == .height
        }
    }
}

extension LayoutAttribute {
    /// Whether it is at a distance from the edge that the layout computes: a margin or a baseline.
    fileprivate var isInset: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline:
            true
        default: false
        }
    }
}
