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
        let start = String(String.UnicodeScalarView(string.unicodeScalars.prefix(limit * 4)))
        let text = printable(start)
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    /// The same words without what no font draws and Cairo refuses: control characters and noncharacters.
    static func printable(_ string: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace {
                scalars.append(" ")
            } else {
                scalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{fffd}" : scalar)
            }
        }
        return String(scalars).trimmingCharacters(in: .whitespaces)
    }
}
