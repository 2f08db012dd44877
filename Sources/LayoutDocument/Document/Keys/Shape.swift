import Devices
import Engine
import Findings

/// The kind of value that a key accepts, used by the reader and the schema.
indirect enum Shape: Sendable {
    case text
    /// Text that isn't empty.
    case name
    /// A name; editors can offer the known ones.
    case known([String])
    /// Text that is an equation or a line of the Visual Format Language.
    case constraint
    case flag
    /// Text that is a colour.
    case color
    /// The word null.
    case null
    case number(NumberRange)
    /// One of some words.
    case word([String])
    /// The number of the document's version.
    case version
    /// An array of numbers, each with a name.
    case tuple([String], NumberRange)
    case list(Shape)
    /// An object whose keys are ids.
    case map(Shape)
    case object(ObjectName)
    /// One of several shapes that differ in kind.
    case either([Shape])

    /// A device's name, however it is spelt.
    static let deviceName = known(DeviceCatalogue.devices.map(\.name))
    /// The class of a view, from UIKit or an app.
    static let className = known(ControlKind.all.map(\.className))

    /// The shape as messages describe it.
    var expectation: String {
        switch self {
        case .text: "text in quotes"
        case .name, .known: "a name in quotes"
        case .constraint: "a constraint in quotes"
        case .flag: "true or false"
        case .null: "null"
        case .color: "a colour such as \"#2c7d5b\", \"#2c7d5b80\" with an alpha, or \"systemBlue\""
        case .number(let range): range.name
        case .word(let words):
            "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
        case .version: "the number 1"
        case .tuple(let names, _): "[" + names.joined(separator: ", ") + "]"
        case .list(let element): "an array in which each element is \(element.expectation)"
        case .map: "an object with ids as keys"
        case .object(let name): "an object { \(name.shape.example) }"
        case .either(let shapes): shapes.map(\.expectation).joined(separator: ", or ")
        }
    }
}
