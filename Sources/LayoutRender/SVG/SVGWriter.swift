import LayoutDrawing
import LayoutValues
import Foundation

/// Writes a display list as structured SVG: a group for each view and guide, selectable text, colours as
/// attributes.
package struct SVGWriter {
    private let appearance: Appearance
    private let theme: Theme
    private let fonts: [SVGFont]

    /// Creates a writer for one theme, or for both with `.automatic`.
    ///
    /// - Parameters:
    ///   - appearance: Whether the colours are for light or dark pages, or for both.
    ///   - theme: Colours that replace the appearance's; there is then no variant for dark mode.
    ///   - fonts: The letters that the document contains.
    package init(appearance: Appearance, theme: Theme? = nil, fonts: [SVGFont] = []) {
        self.fonts = fonts
        self.appearance = theme == nil ? appearance : .light
        self.theme = theme ?? appearance.theme
    }

    /// Returns the picture as an SVG document in UTF-8.
    ///
    /// - Complexity: O(*n*) in the list's elements.
    package func write(_ list: DisplayList) -> [UInt8] {
        var document = SVGDocument(theme: theme, isAutomatic: appearance == .automatic, fonts: fonts)
        document.open(list, darkRules: appearance == .automatic ? Self.darkRules(for: list) : [])
        for command in list.commands {
            document.write(command)
        }
        document.close()
        return document.bytes
    }

    /// Returns rules that replace light colours by dark ones; they override attributes.
    private static func darkRules(for list: DisplayList) -> [String] {
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
        rules += darkDocumentColors(in: list).map { "[data-dark-fill=\"\($0)\"] { fill: \($0) }" }
        return rules
    }

    /// Returns the document's colours for dark mode, each once, in the order of first use.
    private static func darkDocumentColors(in list: DisplayList) -> [String] {
        var seen: Set<String> = []
        return list.commands.compactMap { command in
            switch command {
            case .rectangle(let rectangle): rectangle.fill?.role.darkDocumentColor
            case .text(let text): text.paint.role.darkDocumentColor
            case .lines, .polygon, .image, .beginGroup, .endGroup: nil
            }
        }.filter { seen.insert($0).inserted }
    }

    private static func roles(in list: DisplayList) -> Set<ColorRole> {
        var roles = Set([list.background].compactMap { $0 })
        for command in list.commands {
            switch command {
            case .rectangle(let rectangle):
                if let fill = rectangle.fill { roles.insert(fill.role) }
                if let stroke = rectangle.stroke { roles.insert(stroke.paint.role) }
            case .lines(let lines): roles.insert(lines.stroke.paint.role)
            case .polygon(let polygon):
                if let fill = polygon.fill { roles.insert(fill.role) }
                if let stroke = polygon.stroke { roles.insert(stroke.paint.role) }
            case .text(let text): roles.insert(text.paint.role)
            case .image, .beginGroup, .endGroup: continue
            }
        }
        return roles
    }
}

/// Assigns each view and guide a unique, valid XML id derived from its own id.
struct SVGIdentifiers {
    private var used: Set<String> = []

    /// Returns the id itself if it is valid; spaces become underscores, and an id already used gets a suffix.
    mutating func identifier(for id: String) -> String {
        let isPlain = id.utf8.allSatisfy { $0 < 0x80 && $0 > 0x20 }
        let base = isPlain ? id : String(id.map { $0.isWhitespace ? "_" : $0 })
        var candidate = base.isEmpty ? "_" : base
        var suffix = 2
        while !used.insert(candidate).inserted {
            candidate = "\(base)-\(suffix)"
            suffix += 1
        }
        return candidate
    }
}

extension Theme {
    /// Returns the colour of a role in SVG syntax.
    ///
    /// Colours of a document are written in a different form than a theme's, so that a rule for one never
    /// affects the other.
    func svgColor(of role: ColorRole) -> String {
        guard case .document = role else { return self[role].hex }
        return self[role].rgb
    }
}

extension ColorRole {
    /// The dark variant of a document's colour; nil if it is the same.
    var darkDocumentColor: String? {
        guard case .document(let color) = self, color.light != color.dark else { return nil }
        return color.dark.rgb
    }
}

extension Color {
    fileprivate var rgb: String { "rgb(\(red), \(green), \(blue))" }
}
