import Findings
import LayoutValues
import Solver

/// Formats constraints and their sides for readers.
package struct ConstraintFormatter: Sendable {
    package let layout: SolvedLayout
    /// The words for the layout's views and guides.
    package let items: ItemFormatter

    /// Creates the words for the constraints of a layout.
    package init(_ layout: SolvedLayout, usesIDs: Bool = false) {
        self.layout = layout
        items = ItemFormatter(layout, usesIDs: usesIDs)
    }

    /// Returns a side: `third.bottom`.
    package func side(_ side: SolvedConstraint.Side) -> String {
        let place = "\(items[side.item]).\(side.attribute.rawValue)"
        return side.origin.map { "(\(place) - \(items[$0.item]).\($0.attribute.rawValue))" } ?? place
    }

    /// Returns a constraint on one line with readable names: `button.top == third.bottom + 8 @750`; an implicit one
    /// with its origin.
    package func line(of index: Int) -> String {
        let constraint = layout.constraints[index]
        let priority = constraint.priority < 1000 ? " @\(constraint.priority.plain)" : ""
        let first = side(constraint.first)
        switch constraint.source {
        case .document, .stack:
            let equation = "\(first) \(constraint.relation.symbol) \(rightSide(of: constraint))\(priority)"
            return constraint.source == .stack ? "\(equation) (stack view)" : equation
        case .canvas: return "\(first) == \(Amount.text(constraint.constant)) (canvas)"
        case .nonNegative: return "\(first) >= \(Amount.text(constraint.constant))"
        case .autoresizing:
            return "\(first) == \(rightSide(of: constraint)) (autoresizing)"
        case .contentSize:
            let reason =
                constraint.relation == .lessThanOrEqual ? "content hugging" : "compression resistance"
            return
                "\(first) \(constraint.relation.symbol) \(Amount.text(constraint.constant))\(priority) (\(reason))"
        }
    }

    /// Returns the other side with its multiplier and constant.
    package func rightSide(of constraint: SolvedConstraint) -> String {
        // What an author wrote can be found in the source by its digits; a stack view's numbers are computed.
        let number = constraint.source == .document ? { $0.plain } : Amount.text
        guard let second = constraint.second else { return number(constraint.constant) }
        let name = Self.scaled(side(second), by: constraint.multiplier)
        let amount = number(abs(constraint.constant))
        return amount == "0" ? name : "\(name) \(constraint.constant < 0 ? "-" : "+") \(amount)"
    }

    /// Returns a name times a number, as a division where that is shorter.
    package static func scaled(_ name: String, by factor: Double) -> String {
        if factor == 1 { return name }
        if let divisor = Amount.divisor(for: factor) { return "\(name) / \(divisor.plain)" }
        return "\(factor.plain) * \(name)"
    }

    /// Returns a number to add: ` + 8`, ` - 8`, or nothing for 0.
    package static func summand(_ value: Double) -> String {
        let text = Amount.text(abs(value))
        return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
    }
}
