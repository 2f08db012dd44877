import Engine
import Foundation

/// Words as a picture can show them: on one line, and no longer than anyone reads.
enum DisplayName {
    /// What a reader would call an item.
    static func of(_ item: SolvedItem) -> String {
        let name = item.name.map(oneLine) ?? ""
        return name.isEmpty ? oneLine(item.id) : name
    }

    /// The same words with control characters and line breaks as spaces, cut short.
    static func oneLine(_ string: String) -> String {
        let limit = RenderLimits.maximumNameLength
        let scalars = string.unicodeScalars.prefix(limit + 1).map { scalar -> Character in
            scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
                ? " " : Character(scalar)
        }
        let text = String(scalars).trimmingCharacters(in: .whitespaces)
        return scalars.count > limit ? text.prefix(limit - 1) + "…" : text
    }
}
