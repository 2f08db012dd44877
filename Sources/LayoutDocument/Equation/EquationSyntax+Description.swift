import Engine
import Findings
import Solver

extension EquationSyntax: CustomStringConvertible {
    /// The equation as text; parsing it gives an equal value.
    package var description: String {
        var words = "\(first) \(relation.symbol) "
        if let second {
            if multiplier != 1 { words += "\(Self.number(multiplier)) * " }
            words += "\(second)"
            if constant != 0 { words += (constant < 0 ? " - " : " + ") + Self.number(abs(constant)) }
        } else {
            words += Self.number(constant)
        }
        if priority != 1000 { words += " @\(Self.number(priority))" }
        return words
    }

    static func number(_ value: Double) -> String {
        value.plain
    }
}

extension EquationSyntax.Item: CustomStringConvertible {
    /// The item as written in equations: `header.safeAreaLayoutGuide`.
    package var description: String {
        [id, guide?.rawValue].compactMap(\.self).joined(separator: ".")
    }
}

extension EquationSyntax.Operand: CustomStringConvertible {
    /// The operand as written in equations: `header.bottom`.
    package var description: String { "\(item).\(attribute.rawValue)" }
}
