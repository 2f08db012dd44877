import Engine
import Foundation

/// Writes a display list as structured SVG: a group to each view and guide, live text, colours as attributes.
public struct SVGWriter {
    private let appearance: Appearance

    /// A writer in a theme, or in both for `.automatic`.
    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    /// The picture as an SVG document in UTF-8.
    public func write(_ list: DisplayList) -> [UInt8] {
        var document = SVGDocument(theme: appearance.theme, isAutomatic: appearance == .automatic)
        document.open(list, style: appearance == .automatic ? Self.darkStyle(for: list) : nil)
        for command in list.commands {
            document.write(command)
        }
        document.close()
        return Array(document.text.utf8)
    }

    /// Rules that put the dark theme's colours in the place of the light ones; they outrank attributes.
    private static func darkStyle(for list: DisplayList) -> String {
        let used = roles(in: list)
        var colors: [(light: String, dark: String)] = []
        for role in ColorRole.all where used.contains(role) {
            colors.append((Theme.light[role].hex, Theme.dark[role].hex))
        }
        var rules = colors.flatMap { light, dark in
            [
                "[fill=\"\(light)\"] { fill: \(dark) }",
                "[stroke=\"\(light)\"] { stroke: \(dark) }",
            ]
        }
        rules += documentRules(for: list)
        return "@media (prefers-color-scheme: dark) {\n" + rules.joined(separator: "\n") + "\n}"
    }

    /// Rules for the document's own fills, in the order in which they come.
    private static func documentRules(for list: DisplayList) -> [String] {
        var known: Set<DynamicColor> = []
        var rules: [String] = []
        for case .rectangle(let rectangle) in list.commands {
            guard case .document(let color)? = rectangle.fill?.role, color.light != color.dark,
                known.insert(color).inserted
            else { continue }
            rules.append(
                "[style=\"\(SVGDocument.style("fill", color))\"] { fill: \(color.dark.hex) !important }")
        }
        return rules
    }

    private static func roles(in list: DisplayList) -> Set<ColorRole> {
        var roles: Set<ColorRole> = [list.background]
        for command in list.commands {
            switch command {
            case .rectangle(let rectangle):
                if let fill = rectangle.fill { roles.insert(fill.role) }
                if let stroke = rectangle.stroke { roles.insert(stroke.paint.role) }
            case .lines(let lines): roles.insert(lines.stroke.paint.role)
            case .text(let text): roles.insert(text.paint.role)
            case .beginGroup, .endGroup: continue
            }
        }
        return roles
    }
}
