import Engine

/// What value a key takes: what the reader checks and the schema says.
indirect enum Shape: Sendable {
    case text
    /// Text that isn't empty.
    case name
    case flag
    /// Text that is a colour.
    case color
    /// The word null.
    case null
    case number(NumberRange)
    /// One of some words.
    case word([String])
    /// The one number that stands for the document's version.
    case version
    /// An array of numbers, each with a name.
    case tuple([String], NumberRange)
    case list(Shape)
    /// An object whose keys are ids.
    case map(Shape)
    case object(ObjectName)
    /// One of several shapes that differ in kind.
    case either([Shape])

    /// As a message says it.
    var expectation: String {
        switch self {
        case .text: "text in quotes"
        case .name: "a name in quotes"
        case .flag: "true or false"
        case .null: "null"
        case .color: "a colour such as \"#2c7d5b\", \"#2c7d5b80\" with an alpha, or \"systemBlue\""
        case .number(let range): range.name
        case .word(let words):
            "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
        case .version: "the number 1"
        case .tuple(let names, _): "[" + names.joined(separator: ", ") + "]"
        case .list(let element): "an array, each part \(element.expectation)"
        case .map: "an object with ids as keys"
        case .object(let name): "an object { \(name.shape.example) }"
        case .either(let shapes): shapes.map(\.expectation).joined(separator: ", or ")
        }
    }
}
