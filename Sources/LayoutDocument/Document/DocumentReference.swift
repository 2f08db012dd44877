import Engine
import Findings

/// The documentation of a view's keys, generated from the same table as the schema.
package enum DocumentReference {
    /// Returns a Markdown table of the keys of a view.
    ///
    /// - Complexity: O(*n*) in the properties.
    package static func viewTable() -> String {
        let classes = Dictionary(uniqueKeysWithValues: ViewProperty.all.map { ($0.name, $0.classes) })
        let rows = ObjectShape.view.keys.map { key in
            let names = (classes[key.name] ?? nil)?.map { "`\($0)`" }.joined(separator: ", ")
            return [code(key.name), key.shape.markdown, names ?? "every view", key.summary]
        }
        let lines = [["key", "value", "classes", "meaning"], ["---", "---", "---", "---"]] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    fileprivate static func code(_ text: String) -> String { "`\(text)`" }
}

extension Shape {
    /// The shape in Markdown.
    fileprivate var markdown: String {
        switch self {
        case .text: "text"
        case .name, .known: "a name"
        case .constraint: "a constraint"
        case .flag: "`true` or `false`"
        case .null: "`null`"
        case .version: "`1`"
        case .color: "`\"#rrggbb\"`, `\"#rrggbbaa\"` or a name such as `\"systemBlue\"`"
        case .number(let range): range.name
        case .word(let words): words.map(DocumentReference.code).joined(separator: ", ")
        case .tuple(let names, _): DocumentReference.code("[" + names.joined(separator: ", ") + "]")
        case .list(.object(let name)): DocumentReference.code("[" + name.outline + "]")
        case .list(let element): "an array of " + element.markdown
        case .map(let element): "an object of " + element.markdown + " by id"
        case .object(let name): DocumentReference.code(name.outline)
        case .either(let shapes): shapes.map(\.markdown).joined(separator: ", or ")
        }
    }
}

extension ObjectName {
    /// The object with its keys, except for a view, which has too many.
    fileprivate var outline: String {
        self == .view ? "{ … }" : "{ " + shape.keys.map(\.name).joined(separator: ", ") + " }"
    }
}
