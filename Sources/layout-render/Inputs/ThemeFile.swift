import Engine
import FileAccess
import Foundation
import LayoutDocument
import LayoutRender
import Findings
import TextShaping

/// A custom theme, read from a JSON5 file: `{ base: "dark", guide: "#ff7ab8", … }`.
enum ThemeFile {
    /// Reads the theme in a file.
    ///
    /// - Throws: `UsageError` if the file can't be read, isn't JSON5, or contains an unknown key or an invalid
    ///   colour.
    static func theme(at path: String) throws(UsageError) -> Theme {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try InputFile(path: path, outputStem: path).bytes()
        } catch {
            throw unusable(path, "\(error)")
        }
        let document = JSON5Document(parsing: bytes)
        if let located = document.errors.first {
            throw unusable(path, "line \(located.position.line): \(located.value.message)")
        }
        guard case .object(let members)? = document.value?.content else {
            throw unusable(path, "a theme is an object, such as { base: \"dark\", guide: \"#ff7ab8\" }")
        }
        return try theme(of: members.map { ($0.key, $0.value) }, path: path)
    }

    private static func theme(
        of members: [(name: String, value: JSON5Value)], path: String
    ) throws(UsageError) -> Theme {
        var theme = Theme.light
        for member in members where member.name == "base" {
            guard case .string(let word) = member.value.content, let base = Appearance(rawValue: word),
                base != .automatic
            else { throw unusable(path, "'base' is \"light\" or \"dark\"") }
            theme = base.theme
        }
        let names = Theme.colors.map(\.name) + ["font", "lineWeight"]
        for member in members where member.name != "base" {
            if member.name == "font" {
                theme.font = try font(member.value, path: path)
                continue
            }
            if member.name == "lineWeight" {
                theme.lineWeight = try lineWeight(member.value, path: path)
                continue
            }
            guard let color = Theme.colors.first(where: { $0.name == member.name })?.color else {
                let nearest = NearestName.find(member.name, in: names).map { "did you mean '\($0)'?" }
                throw unusable(
                    path,
                    "unknown key '\(member.name)': \(nearest ?? "use " + names.joined(separator: ", "))")
            }
            guard case .string(let text) = member.value.content, let value = Self.color(text) else {
                throw unusable(path, "'\(member.name)' needs a colour such as \"#b0005e\"")
            }
            theme[keyPath: color] = value
        }
        return theme
    }

    /// Returns the name of a font family, which is written to style sheets unchanged.
    private static func font(_ value: JSON5Value, path: String) throws(UsageError) -> String {
        guard case .string(let family) = value.content, (1...64).contains(family.count),
            family.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
        else { throw unusable(path, "'font' is the name of one family, such as \"DejaVu Sans\"") }
        return family
    }

    private static func lineWeight(_ value: JSON5Value, path: String) throws(UsageError) -> Double {
        guard case .number(let weight) = value.content, Theme.lineWeights.contains(weight) else {
            throw unusable(path, "'lineWeight' is a number from 0.5 to 3")
        }
        return weight
    }

    /// Parses `#rrggbb`.
    private static func color(_ text: String) -> Color? {
        guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else {
            return nil
        }
        return Color(number)
    }

    /// Returns a line for each property of a theme that makes pictures hard to read or look wrong.
    static func warnings(about theme: Theme, path: String, fonts: FontCollection) -> [String] {
        var missing: [String] = []
        if let font = theme.font, fonts.face(named: font) == nil {
            missing = ["\(path): warning: the font '\(font)' is not installed; text is drawn in Inter"]
        }
        return missing
            + theme.lowContrasts.map { low in
                let ratio = String(format: "%.1f", low.ratio)
                return
                    "\(path): warning: '\(low.ink)' on \(low.ground) has a contrast of \(ratio): use one of at least 4.5"
            }
    }

    private static func unusable(_ path: String, _ reason: String) -> UsageError {
        .contradiction("can't use the theme \(path): \(reason)")
    }
}
