import Engine
import Findings
import Solver
import TextShaping

extension FindingCode {
    /// Whether it is about the fonts that a picture is drawn with.
    var isAboutFonts: Bool { [.systemFont, .missingGlyphs, .unusableFont].contains(self) }
}

/// Findings about texts that aren't drawn in a font of the command's own or of `--fonts`.
///
/// Each text is looked at once, however many states and devices show it.
struct ScriptFindings: Sendable {
    let fonts: FontCollection
    private var scriptsOfText: [String: [ForeignScript]] = [:]

    init(fonts: FontCollection) { self.fonts = fonts }

    /// The items that show a script, in the order of the layout.
    private struct Uses {
        var script: ForeignScript
        var items: [String]
        var location: SourceLocation?
    }

    /// Returns a finding for each script and the font that stands in; the work is taken out of the budget.
    mutating func findings(in layout: SolvedLayout, budget: WorkBudget = WorkBudget()) -> [LayoutFinding] {
        var uses: [Uses] = []
        for item in layout.items {
            let texts = [item.text?.string, item.name ?? item.id].compactMap(\.self)
            let scripts = texts.flatMap { self.scripts(of: $0, budget) }.uniqued()
            for script in scripts {
                if let index = uses.firstIndex(where: { $0.script == script }) {
                    uses[index].items.append(item.id)
                } else {
                    uses.append(Uses(script: script, items: [item.id], location: item.location))
                }
            }
        }
        return uses.map(finding)
    }

    private mutating func scripts(of text: String, _ budget: WorkBudget) -> [ForeignScript] {
        if let known = scriptsOfText[text] { return known }
        budget.charge(Self.workPerByte * text.utf8.count)
        let scripts = fonts.foreignScripts(in: text)
        scriptsOfText[text] = scripts
        return scripts
    }

    /// The work of finding the fonts that have a text's characters.
    private static let workPerByte = 100

    private func finding(about uses: Uses) -> LayoutFinding {
        let name = uses.script.name
        let remedy = "pass a folder with \(Self.font(for: name)) to --fonts"
        guard let family = uses.script.family else {
            return LayoutFinding(
                code: .missingGlyphs,
                message: "no font has these characters (\(name)), which are boxes in the picture: \(remedy)",
                location: uses.location, items: uses.items)
        }
        return LayoutFinding(
            code: .systemFont,
            message:
                "these characters (\(name)) are drawn in this system's \(family), so the picture differs elsewhere: "
                + remedy,
            location: uses.location, items: uses.items)
    }

    /// The name of a free font for a script, and the Debian package that has it.
    private static func font(for script: String) -> String {
        switch script {
        case "Chinese", "Japanese", "Korean": "Noto Sans CJK (in fonts-noto-cjk)"
        case "emoji": "Noto Emoji, the one with outlines,"
        case "symbols": "Noto Sans Symbols 2 (in fonts-noto-core)"
        case "Latin", "Greek", "Cyrillic": "Noto Sans (in fonts-noto-core)"
        case "Burmese": "Noto Sans Myanmar (in fonts-noto-core)"
        case "Tibetan": "Noto Serif Tibetan (in fonts-noto-core)"
        case let name where ScriptName.all.contains(name): "Noto Sans \(name) (in fonts-noto-core)"
        default: "the fonts of fonts-noto-core"
        }
    }
}
