import Findings
import Solver

extension VisualFormat: CustomStringConvertible {
    /// The line in the Visual Format Language; parsing it gives an equal value.
    package var description: String {
        var line = axis == .horizontal ? "H:" : "V:"
        if let leadingGap { line += "|\(leadingGap)" }
        line += "\(firstView)"
        for link in followingViews { line += "\(link.gap)\(link.view)" }
        if let trailingGap { line += "\(trailingGap)|" }
        return line
    }
}

extension VisualFormat.Element: CustomStringConvertible {
    /// The view in the Visual Format Language: `[field(>=20)]`.
    package var description: String {
        lengths.isEmpty ? "[\(name.text)]" : "[\(name.text)(\(lengths.list))]"
    }
}

extension VisualFormat.Gap: CustomStringConvertible {
    /// The gap in the Visual Format Language: nothing, `-` or `-(>=8@750)-`.
    package var description: String {
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
    /// The predicate in the Visual Format Language: `>=20@750`.
    package var description: String {
        "\(relation.symbol)\(object)" + (priority.map { "@\($0)" } ?? "")
    }

    /// The form without parentheses; nil if the grammar has none for it.
    fileprivate var simple: String? {
        guard relation == .equal, priority == nil else { return nil }
        if case .number(let value) = object, value < 0 { return nil }
        return object.description
    }
}

extension VisualFormat.Quantity: CustomStringConvertible {
    /// The number, or the name of the view or metric.
    package var description: String {
        switch self {
        case .number(let value): value.plain
        case .name(let name): name.text
        }
    }
}

extension [VisualFormat.Predicate] {
    fileprivate var list: String { map(\.description).joined(separator: ",") }
}
