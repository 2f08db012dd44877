import Engine
import Findings

/// The JSON Schema of layout documents, generated from the table of keys that the reader uses.
package enum DocumentSchema {
    /// Returns the schema (draft 2020-12), always as the same text.
    ///
    /// - Complexity: O(*n*) in the properties.
    package static func json() -> String {
        var root = schema(of: .object(.document))
        root.insert(("$schema", .text("https://json-schema.org/draft/2020-12/schema")), at: 0)
        root.insert(("title", .text("Layout document")), at: 1)
        let definitions = ObjectName.allCases.map { ($0.rawValue, Node.object(definition(of: $0.shape))) }
        root.append(("$defs", .object(definitions)))
        return Node.object(root).text(indent: "") + "\n"
    }

    /// A JSON value whose members keep their order.
    private indirect enum Node {
        case text(String)
        case number(Double)
        case flag(Bool)
        case array([Node])
        case object([(String, Node)])

        func text(indent: String) -> String {
            let inner = indent + "  "
            switch self {
            case .text(let text): return Self.quoted(text)
            case .number(let number): return EquationSyntax.number(number)
            case .flag(let flag): return flag ? "true" : "false"
            case .array(let nodes):
                return "[" + nodes.map { $0.text(indent: indent) }.joined(separator: ", ") + "]"
            case .object(let members):
                let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
                return members.isEmpty ? "{}" : "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
            }
        }

        private static func quoted(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
    }

    private static func definition(of shape: ObjectShape) -> [(String, Node)] {
        let properties = shape.keys.map { key in
            (key.name, Node.object([("description", .text(key.summary))] + schema(of: key.shape)))
        }
        var required = shape.keys.filter(\.isRequired).map { Node.text($0.name) }
        if shape.keys.contains(where: { $0.name == DocumentKey.root.rawValue }) {
            required.append(.text(DocumentKey.root.rawValue))
        }
        var members: [(String, Node)] = [("type", .text("object")), ("properties", .object(properties))]
        if !required.isEmpty { members.append(("required", .array(required))) }
        members.append(("additionalProperties", .flag(false)))
        return members
    }

    /// Matches what begins like a visual format, and equations whose left side ends in an attribute.
    private static let constraintPattern: String = {
        let attributes = LayoutAttribute.allCases.map(\.rawValue).joined(separator: "|")
        return "^\\s*([|\\[]|[HV][:\\[])|\\.\\s*(\(attributes))\\s*(==|<=|>=)"
    }()

    private static func schema(of shape: Shape) -> [(String, Node)] {
        switch shape {
        case .text: return [("type", .text("string"))]
        case .name: return [("type", .text("string")), ("minLength", .number(1))]
        case .known(let names): return schema(of: .either([.word(names), .name]))
        case .constraint: return [("type", .text("string")), ("pattern", .text(constraintPattern))]
        case .flag: return [("type", .text("boolean"))]
        case .color:
            return [
                ("type", .text("string")),
                ("pattern", .text("^(#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][a-zA-Z0-9]*)$")),
            ]
        case .null: return [("type", .text("null"))]
        case .number(let range):
            return [
                ("type", .text(range.isWhole ? "integer" : "number")),
                (range.isOpen ? "exclusiveMinimum" : "minimum", .number(range.minimum)),
                ("maximum", .number(range.maximum)),
            ]
        case .word(let words): return [("enum", .array(words.map { .text($0) }))]
        case .version: return [("const", .number(1))]
        case .tuple(let names, let range):
            let count = Node.number(Double(names.count))
            return [
                ("type", .text("array")), ("items", .object(schema(of: .number(range)))),
                ("minItems", count), ("maxItems", count),
            ]
        case .list(let element): return [("type", .text("array")), ("items", .object(schema(of: element)))]
        case .map(let element):
            return [("type", .text("object")), ("additionalProperties", .object(schema(of: element)))]
        case .object(let name): return [("$ref", .text("#/$defs/\(name.rawValue)"))]
        case .either(let shapes): return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
        }
    }
}
