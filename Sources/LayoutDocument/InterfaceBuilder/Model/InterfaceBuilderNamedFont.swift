import Findings

/// A font of the app that a document names.
struct InterfaceBuilderNamedFont: Sendable {
    /// The PostScript name.
    var name: String
    /// The ids of the elements that use it.
    var items: [String] = []
    var location: (line: Int, column: Int)

    /// Returns the fonts that a document lists as files of the app, in its order.
    static func all(in document: XMLElement) -> [Self] {
        var fonts: [Self] = []
        for file in document.child("customFonts")?.children ?? [] {
            for name in file.children where name.name == "string" && !name.text.isEmpty {
                fonts.append(Self(name: name.text, location: (name.line, name.column)))
            }
        }
        if !fonts.isEmpty { addItems(below: document, user: nil, to: &fonts) }
        return fonts
    }

    private static func addItems(below element: XMLElement, user: String?, to fonts: inout [Self]) {
        for child in element.children {
            if child.name == "fontDescription" || child.name == "font", let user,
                let index = fonts.firstIndex(where: { $0.name == child["name"] }),
                !fonts[index].items.contains(user)
            {
                fonts[index].items.append(user)
            }
            addItems(below: child, user: child["id"] ?? user, to: &fonts)
        }
    }

    /// What is shown in its place, by name.
    private var standIn: String {
        InterfaceBuilderFont.ownSanFrancisco(name) == nil ? "Helvetica Neue" : "San Francisco of 2021"
    }

    /// Returns a finding for each font that isn't among a project's.
    static func findings(about fonts: [Self], in project: ProjectFonts, file: String) -> [LayoutFinding] {
        fonts.filter { !$0.items.isEmpty && project.font(named: $0.name) == nil }.map { font in
            LayoutFinding(
                code: .missingFont,
                message: "the font \(font.name) isn't in \(project.place), so \(font.standIn) stands in: "
                    + project.remedy,
                location: SourceLocation(file: file, line: font.location.line, column: font.location.column),
                items: font.items)
        }
    }
}
