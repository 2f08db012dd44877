/// Describes the arguments of a tool or a prompt to clients, and checks those that they send.
package struct ArgumentSchema: Sendable {
    /// What an argument can be.
    package indirect enum Kind: Sendable {
        case text
        /// One of these words.
        case word([String])
        case flag
        case whole(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case list(Kind, most: Int)
        case object([Argument])
    }

    /// An argument.
    package struct Argument: Sendable {
        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        /// What it is for, as a sentence.
        package var summary: String

        /// Creates an argument, by default one that may be left out.
        package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ summary: String) {
            self.name = name
            self.kind = kind
            self.isRequired = isRequired
            self.summary = summary
        }
    }

    package var arguments: [Argument]

    /// Creates a schema of some arguments.
    package init(_ arguments: [Argument]) { self.arguments = arguments }

    /// The schema as JSON Schema.
    package var value: JSON { Self.object(arguments) }

    private static func object(_ arguments: [Argument]) -> JSON {
        let properties = arguments.map { argument in
            JSON.Member(
                argument.name,
                value(of: argument.kind).with("description", .string(argument.summary)))
        }
        let required = arguments.filter(\.isRequired).map { JSON.string($0.name) }
        let schema: JSON = [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
        ]
        return required.isEmpty ? schema : schema.with("required", .array(required))
    }

    private static func value(of kind: Kind) -> JSON {
        switch kind {
        case .text: ["type": "string"]
        case .word(let words): ["type": "string", "enum": .array(words.map(JSON.string))]
        case .flag: ["type": "boolean"]
        case .whole(let range):
            ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
        case .number(let range):
            ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
        case .list(let kind, let most):
            ["type": "array", "items": value(of: kind), "maxItems": .integer(most)]
        case .object(let arguments): object(arguments)
        }
    }
}
