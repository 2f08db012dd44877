import Engine

extension EquationSyntax: CustomStringConvertible {
    /// As an equation that reads back as the same values.
    public var description: String {
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
    public var description: String {
        [id, guide?.rawValue].compactMap(\.self).joined(separator: ".")
    }
}

extension EquationSyntax.Operand: CustomStringConvertible {
    public var description: String { "\(item).\(attribute.rawValue)" }
}
