import CodeInput
import FileAccess
import LayoutDocument
import LayoutPipeline

/// Reads the settings' `code`: `{ file: "ProfileView.swift", show: "ProfileView(user: .sample)", name: "A profile" }`, or a
/// list of such objects.
struct ShownCodeReader {
    /// The settings' path.
    let file: String
    private(set) var shown: [ShownCode] = []
    /// What is wrong with objects, and where.
    private(set) var mistakes: [(message: String, position: SourcePosition)] = []

    private static let keys = ["file", "show", "name"]
    private static let example = "{ file: \"ProfileView.swift\", show: \"ProfileView(user: .sample)\" }"

    init(file: String) { self.file = file }

    /// Reads the value of the key.
    mutating func read(_ value: JSON5Value) {
        if case .array(let parts) = value.content {
            for part in parts { readEntry(part) }
        } else {
            readEntry(value)
        }
    }

    private mutating func readEntry(_ value: JSON5Value) {
        guard case .object(let members) = value.content else {
            return mistakes.append(("expected an object; write \(Self.example)", value.position))
        }
        var texts: [String: String] = [:]
        for member in members {
            guard Self.keys.contains(member.key), case .string(let text) = member.value.content,
                !text.isEmpty,
                texts.updateValue(text, forKey: member.key) == nil
            else { return mistakes.append(("this isn't clear; write \(Self.example)", member.keyPosition)) }
        }
        guard let path = texts["file"], let code = texts["show"] else {
            let missing = texts["file"] == nil ? "file" : "expression to show"
            return mistakes.append(("the \(missing) is missing; write \(Self.example)", value.position))
        }
        shown.append(
            ShownCode(
                CodeExpression(code, name: texts["name"]), of: PathPattern(path),
                below: FilePath.parent(of: file)))
    }
}
