import LayoutValues
import LayoutRender

/// The colours of pictures as custom properties of a style sheet, so that the page and pictures use the same
/// colours.
enum ThemeStyle {
    /// Rules for light and dark mode, and for readers who choose one of them.
    static var css: String {
        let (light, dark) = (properties(of: .light), properties(of: .dark))
        return """
            :root { color-scheme: light; \(light) }
            @media (prefers-color-scheme: dark) { :root { color-scheme: dark; \(dark) } }
            :root[data-theme="light"] { color-scheme: light; \(light) }
            :root[data-theme="dark"] { color-scheme: dark; \(dark) }

            """
    }

    private static let roles: [(name: String, role: ColorRole)] =
        [
            ("paper", .paper), ("sheet", .sheet), ("sheet-outline", .sheetOutline), ("text", .text),
            ("secondary", .secondaryText), ("document-text", .documentText), ("container", .container),
            ("guide", .guide), ("system-guide", .systemGuide), ("constraint", .constraint),
            ("derived", .derived), ("conflict", .conflict), ("ambiguity", .ambiguity),
        ] + ViewHue.allCases.map { ("hue-\($0.rawValue)", .view($0)) }

    private static func properties(of theme: Theme) -> String {
        roles.map { "--\($0.name): \(theme[$0.role].hex);" }.joined(separator: " ")
    }
}
