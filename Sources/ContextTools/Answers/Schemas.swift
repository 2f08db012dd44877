import ContextServer

/// The parts of the JSON Schemas of structured results.
enum Schemas {
    static let text: JSON = ["type": "string"]
    static let texts: JSON = ["type": "array", "items": text]
    static let number: JSON = ["type": "number"]
    static let whole: JSON = ["type": "integer"]
    static let flag: JSON = ["type": "boolean"]

    /// Returns the schema of a value that may be null.
    static func nullable(_ type: String) -> JSON { ["type": [.string(type), "null"]] }

    /// Returns the schema of a list.
    static func list(_ items: JSON) -> JSON { ["type": "array", "items": items] }

    /// Returns the schema of an object that has these members and may have others.
    static func object(_ required: [JSON.Member], optional: [JSON.Member] = []) -> JSON {
        [
            "type": "object", "properties": .object(required + optional),
            "required": .array(required.map { JSON.string($0.name) }),
        ]
    }

    private static func member(_ name: String, _ schema: JSON) -> JSON.Member { JSON.Member(name, schema) }

    /// The numbers of a frame; an open one of a guide is null.
    static let frame: JSON = [
        "type": "array", "items": nullable("number"), "minItems": 4, "maxItems": 4,
    ]

    static let finding = object(
        [
            member("file", text), member("line", nullable("integer")), member("column", nullable("integer")),
            member("severity", ["type": "string", "enum": ["error", "warning", "note"]]),
            member("code", text), member("message", text), member("items", texts),
            member("constraints", texts),
        ], optional: [member("broken", text), member("notes", texts), member("devices", texts)])

    /// The findings listed, their numbers, and where to go on.
    static let findingPage = [
        member(
            "counts",
            object([member("errors", whole), member("warnings", whole), member("notes", whole)])),
        member("findings", list(finding)), member("next", nullable("string")),
    ]

    static let scene = object([
        member("id", text), member("input", text), member("names", texts),
        member("state", nullable("string")),
        member("device", nullable("string")), member("width", number), member("height", number),
        member("views", whole), member("guides", whole),
    ])

    static let item = object(
        [
            member("id", text), member("kind", ["type": "string", "enum": ["view", "guide"]]),
            member("class", text), member("frame", frame), member("canvasFrame", frame),
        ],
        optional: [
            member("name", text), member("superview", nullable("string")),
            member("owningView", nullable("string")), member("hidden", flag), member("ambiguous", texts),
            member("text", text),
        ])

    static let change = object(
        [
            member("id", text), member("kind", text), member("change", text), member("because", texts),
        ], optional: [member("before", frame), member("after", frame)])
}
