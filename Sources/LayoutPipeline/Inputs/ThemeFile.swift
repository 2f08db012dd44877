import Engine
import FileAccess
import Foundation
import LayoutDocument
import LayoutRender
import Findings
import TextShaping

/// A custom theme, read from a JSON5 file: `{ base: "dark", guide: "#ff7ab8", … }`.
package enum ThemeFile {
    /// What is wrong with a theme, and where.
    private struct Mistake: Error {
        var position: SourcePosition?
        var message: String
    }

    /// Reads the theme in the bytes of a file.
    ///
    /// - Parameter quotesContents: Whether errors may contain words of the file. Settings, which can come from
    ///   elsewhere, could name any file of the project.
    /// - Throws: `RequestError` if the bytes aren't JSON5, or contain an unknown key or an invalid colour.
    package static func theme(
        of bytes: [UInt8], at path: String, quotesContents: Bool = true
    ) throws(RequestError) -> Theme {
        do throws(Mistake) {
            return try theme(of: TextBytes.utf8(bytes))
        } catch {
            let place = error.position.map { "line \($0.line), column \($0.column): " } ?? ""
            let reason = "this isn't a theme; name the file after '--theme' to see why"
            throw RequestError(
                "can't use the theme \(path): \(place)\(quotesContents ? error.message : reason)")
        }
    }

    /// What a theme looks like.
    private static let example = "{ base: \"dark\", guide: \"#ff7ab8\" }"

    private static func theme(of bytes: [UInt8]) throws(Mistake) -> Theme {
        let document = JSON5Document(parsing: bytes)
        if let error = document.errors.first {
            throw Mistake(position: error.position, message: error.value.message(example: example))
        }
        guard let value = document.value, case .object(let members) = value.content else {
            throw Mistake(
                position: document.value?.position,
                message: "a theme is an object, such as \(example)")
        }
        if let (member, first) = members.duplicates().first {
            throw Mistake(
                position: member.keyPosition,
                message: DocumentFinding.duplicateKey(member.key, first: first.keyPosition).message)
        }
        var theme = Theme.light
        for member in members where member.key == "base" {
            guard case .string(let word) = member.value.content, let base = Appearance(rawValue: word),
                base != .automatic
            else {
                throw Mistake(
                    position: member.value.position, message: "'base' is \"light\" or \"dark\"")
            }
            theme = base.theme
        }
        for member in members where member.key != "base" { try set(member, in: &theme) }
        return theme
    }

    /// Sets a property other than the base.
    private static func set(_ member: JSON5Member, in theme: inout Theme) throws(Mistake) {
        switch member.key {
        case "font": theme.font = try font(member.value)
        case "lineWeight": theme.lineWeight = try lineWeight(member.value)
        default:
            guard let color = Theme.colors.first(where: { $0.name == member.key })?.color else {
                let names = ["base"] + Theme.colors.map(\.name) + ["font", "lineWeight"]
                let nearest = NearestName.find(member.key, in: names).map { "did you mean '\($0)'?" }
                throw Mistake(
                    position: member.keyPosition,
                    message:
                        "unknown key '\(member.key.abridged)': \(nearest ?? "use " + names.joined(separator: ", "))"
                )
            }
            guard case .string(let text) = member.value.content, let value = Self.color(text) else {
                throw Mistake(
                    position: member.value.position,
                    message: "'\(member.key)' needs a colour such as \"#b0005e\"")
            }
            theme[keyPath: color] = value
        }
    }

    /// Returns the name of a font family, which is written to style sheets unchanged.
    private static func font(_ value: JSON5Value) throws(Mistake) -> String {
        guard case .string(let family) = value.content, (1...64).contains(family.count),
            family.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
        else {
            throw Mistake(
                position: value.position, message: "'font' is the name of one family, such as \"DejaVu Sans\""
            )
        }
        return family
    }

    private static func lineWeight(_ value: JSON5Value) throws(Mistake) -> Double {
        guard case .number(let weight) = value.content, Theme.lineWeights.contains(weight) else {
            throw Mistake(position: value.position, message: "'lineWeight' is a number from 0.5 to 3")
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
    package static func warnings(about theme: Theme, path: String, fonts: FontCollection) -> [String] {
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
}
