import FileAccess
import Findings
import LayoutDocument
import LayoutPipeline

/// Reads the objects in the settings' `silence` that name a file: `{ file: "Main.storyboard", item: "save", code:
/// "ambiguous" }`.
struct SilenceReader {
    /// The settings' path.
    let file: String
    private(set) var silences: [Silence] = []
    /// What is wrong with objects, and where.
    private(set) var mistakes: [(message: String, position: SourcePosition)] = []

    private static let keys = ["file", "item", "code", "reason"]
    private static let example = "{ file: \"Main.storyboard\", item: \"save\", code: \"ambiguous\" }"

    init(file: String) { self.file = file }

    /// Reads a part of the list if it is an object; returns whether it is one.
    mutating func take(_ value: JSON5Value) -> Bool {
        guard case .object(let members) = value.content else { return false }
        var texts: [String: String] = [:]
        for member in members {
            guard Self.keys.contains(member.key), case .string(let text) = member.value.content,
                !text.isEmpty,
                texts.updateValue(text, forKey: member.key) == nil
            else {
                mistakes.append(("this isn't clear; write \(Self.example)", member.keyPosition))
                return true
            }
        }
        guard let path = texts["file"], let word = texts["code"] else {
            mistakes.append(
                (
                    "the \(texts["file"] == nil ? "file" : "code") is missing; write \(Self.example)",
                    value.position
                ))
            return true
        }
        guard let code = FindingCode(rawValue: word) else {
            let near = NearestName.find(word, in: FindingCode.allCases.map(\.rawValue))
            let advice = near.map { "did you mean \($0)?" } ?? "'layout-render findings' lists them"
            mistakes.append(("\(word.abridged) is no code of findings; \(advice)", value.position))
            return true
        }
        silences.append(
            Silence(
                code, .files(PathPattern(path), folder: FilePath.parent(of: file), item: texts["item"]),
                file: file, line: Int(value.position.line), column: Int(value.position.column)))
        return true
    }
}
