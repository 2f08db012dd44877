import LayoutValues
import Findings
import Solver

/// Formats constraints for readers, with names instead of ids.
struct PictureEquations {
    let placed: PlacedLayout

    /// Returns the constraint with names: `save.trailing = space1.leading + 8`. Implicit constraints are described in
    /// words.
    func text(of constraint: SolvedConstraint) -> String {
        guard let first = name(of: constraint.first) else { return DisplayName.oneLine(constraint.text) }
        switch constraint.source {
        case .contentSize: return "\(first) fits its content"
        case .autoresizing:
            let isVertical = [.top, .height].contains(constraint.first.attribute)
            let numbers = isVertical ? "y and height" : "x and width"
            return "\(placed.name(of: constraint.first.item)) keeps its \(numbers) (autoresizing)"
        case .canvas: return DisplayName.oneLine(constraint.text)
        default: break
        }
        let constant = constraint.constant
        guard let other = constraint.second else {
            return "\(first) \(Self.sign(constraint.relation)) \(Self.number(constant, of: constraint))"
        }
        guard let second = name(of: other) else { return DisplayName.oneLine(constraint.text) }
        var words = "\(first) \(Self.sign(constraint.relation)) "
        words += Self.scaled(second, by: constraint.multiplier)
        return words + Self.summand(constant, of: constraint)
    }

    /// Returns a name times a number, as a division where that is shorter.
    static func scaled(_ name: String, by factor: Double) -> String {
        if factor == 1 { return name }
        if let divisor = Amount.divisor(for: factor) { return "\(name) / \(divisor.plain)" }
        // A ratio such as 10:9 has no end; what an author writes as a decimal number is short.
        let number = factor.plain.count > 8 ? Amount.factor(factor) : factor.plain
        return "\(number) × \(name)"
    }

    /// Returns a constraint's number: as written if an author wrote it, so that it can be found in the source.
    static func number(_ value: Double, of constraint: SolvedConstraint) -> String {
        constraint.source == .document ? value.plain : Amount.text(value)
    }

    /// Returns a number to add, with its sign; nothing for 0.
    static func summand(_ value: Double, of constraint: SolvedConstraint) -> String {
        let text = number(abs(value), of: constraint)
        return text == "0" ? "" : " \(value < 0 ? "−" : "+") \(text)"
    }

    /// Returns the relation as a sign.
    static func sign(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }

    /// Returns by how much a constraint doesn't hold: `30 short`.
    static func shortfall(of constraint: SolvedConstraint) -> String {
        Amount.text(constraint.violation) + (constraint.actual < constraint.requested ? " short" : " over")
    }

    private func name(of side: SolvedConstraint.Side) -> String? {
        guard let place = name(of: side.item, side.attribute) else { return nil }
        guard let origin = side.origin else { return place }
        return name(of: origin.item, origin.attribute).map { "\(place) − \($0)" }
    }

    private func name(of item: Int, _ attribute: LayoutAttribute) -> String? {
        guard placed.layout.items.indices.contains(item) else { return nil }
        return "\(placed.name(of: item)).\(attribute.rawValue)"
    }
}
