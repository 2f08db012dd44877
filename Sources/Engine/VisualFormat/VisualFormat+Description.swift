extension VisualFormat: CustomStringConvertible {
    /// As a line of the language that reads back as the same value.
    public var description: String {
        var line = axis == .horizontal ? "H:" : "V:"
        if let leadingGap { line += "|\(leadingGap)" }
        line += "\(firstView)"
        for link in followingViews { line += "\(link.gap)\(link.view)" }
        if let trailingGap { line += "\(trailingGap)|" }
        return line
    }
}

extension VisualFormat.Element: CustomStringConvertible {
    public var description: String {
        lengths.isEmpty ? "[\(name.text)]" : "[\(name.text)(\(lengths.list))]"
    }
}

extension VisualFormat.Gap: CustomStringConvertible {
    public var description: String {
        switch self {
        case .flush: ""
        case .standard: "-"
        case .predicates(let predicates):
            if let simple = predicates.first?.simple, predicates.count == 1 {
                "-\(simple)-"
            } else {
                "-(\(predicates.list))-"
            }
        }
    }
}

extension VisualFormat.Predicate: CustomStringConvertible {
    public var description: String {
        "\(relation.symbol)\(object)" + (priority.map { "@\($0)" } ?? "")
    }

    /// What stands for it without parentheses, where the grammar has such a form.
    fileprivate var simple: String? {
        guard relation == .equal, priority == nil else { return nil }
        if case .number(let value) = object, value < 0 { return nil }
        return object.description
    }
}

extension VisualFormat.Quantity: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let value): value.plain
        case .name(let name): name.text
        }
    }
}

extension [VisualFormat.Predicate] {
    fileprivate var list: String { map(\.description).joined(separator: ",") }
}
