import Engine
import Foundation
import Findings
import Solver

/// A constraint as written in a document: numbers are parsed, items are ids.
struct InterfaceBuilderConstraint: Sendable {
    var id: String
    var identifier: String?
    /// The first item; nil for the view that owns the constraint.
    var firstItem: String?
    var firstAttribute: LayoutAttribute
    var relation: LayoutRelation
    /// The second item; nil for the view that owns the constraint, or if the first attribute is set to a number.
    var secondItem: String?
    var secondAttribute: LayoutAttribute?
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: LayoutPriority
    /// Whether the constant is the standard spacing at the time the document was written.
    var isSymbolic: Bool

    /// The name and value of an attribute that can't be read.
    struct InvalidAttribute: Error, Sendable, Equatable {
        var attribute: String
        var value: String
        /// The valid values, as worded in a message.
        var expected = "an attribute or relation that constraints have"
    }

    /// Reads a constraint and applies its variations for the given size classes.
    init(_ element: XMLElement, sizeClasses: InterfaceBuilderSizeClasses) throws(InvalidAttribute) {
        id = element["id"] ?? ""
        identifier = element["identifier"]
        isSymbolic = element.isSet("symbolic")
        firstItem = element["firstItem"]
        secondItem = element["secondItem"]
        firstAttribute = try Self.attribute("firstAttribute", of: element) ?? .width
        secondAttribute = try Self.attribute("secondAttribute", of: element)
        switch element["relation"] {
        case nil, "equal": relation = .equal
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        case let value?: throw InvalidAttribute(attribute: "relation", value: value)
        }
        multiplier = try Self.multiplier(element["multiplier"] ?? "1")
        constant = try Self.number("constant", in: .points, of: element, sizeClasses: sizeClasses) ?? 0
        let priority =
            try Self.number("priority", in: .priority, of: element, sizeClasses: sizeClasses) ?? 1000
        self.priority = LayoutPriority(Float(priority))
    }

    private static func attribute(_ key: String, of element: XMLElement) throws(InvalidAttribute)
        -> LayoutAttribute?
    {
        guard let name = element[key] else {
            guard key == "firstAttribute" else { return nil }
            throw InvalidAttribute(attribute: key, value: "")
        }
        if name == "baseline" { return .lastBaseline }
        guard let attribute = LayoutAttribute(rawValue: name) else {
            throw InvalidAttribute(attribute: key, value: name)
        }
        return attribute
    }

    private static func number(
        _ name: String, in range: NumberRange, of element: XMLElement,
        sizeClasses: InterfaceBuilderSizeClasses
    ) throws(InvalidAttribute) -> CGFloat? {
        guard let text = sizeClasses.value(of: name, in: element) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw InvalidAttribute(attribute: name, value: text, expected: range.name)
        }
        return CGFloat(value)
    }

    /// Reads a decimal number, `width:height` or `numerator/denominator`.
    static func multiplier(_ text: String) throws(InvalidAttribute) -> CGFloat {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
        switch parts.count {
        case 1:
            if let value = parts[0], NumberRange.multiplier.contains(value) { return CGFloat(value) }
        case 2:
            if let first = parts[0], let second = parts[1], second != 0,
                NumberRange.multiplier.contains(first / second)
            {
                return CGFloat(first / second)
            }
        default: break
        }
        throw InvalidAttribute(attribute: "multiplier", value: text, expected: NumberRange.multiplier.name)
    }
}
