import Engine
import Findings
import TextMetrics

/// A font as its author wrote it: with a size, or with a text style whose size depends on the canvas.
struct FontDescription: Sendable {
    enum Size: Sendable {
        case points(Double)
        case textStyle(TextStyle)
    }

    var size: Size
    /// The PostScript name; nil for the system font.
    var name: String?
    /// The stroke weight; nil for that of the text style or of the name.
    var weight: Font.Weight?
    var isItalic = false

    /// Returns the font on a canvas, a named one as the project's files have it.
    func resolved(on canvas: Canvas, in project: ProjectFonts?) -> Font {
        var font: Font
        switch size {
        case .points(let points): font = Font(size: points)
        case .textStyle(let style):
            font = style.font(for: ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large)
        }
        font.weight = weight ?? font.weight
        font.isItalic = isItalic
        guard let name else { return font }
        if let own = project?.font(named: name) {
            var named = Font(size: font.size, weight: own.weight, isItalic: own.isItalic, family: .other)
            named.projectFont = own
            return named
        }
        font.family = FontFamily(name: name)
        font.weight = weight ?? Font.Weight(ofFace: name) ?? font.weight
        return font
    }
}

/// A font that a document names, and where.
struct FontName: Sendable {
    var name: String
    var position: SourcePosition

    /// Returns a finding for each font that is neither among a project's nor one of iOS whose measures are known.
    static func findings(about fonts: [Self], in project: ProjectFonts, file: String) -> [LayoutFinding] {
        var known: Set<String> = []
        return fonts.filter {
            FontFamily(name: $0.name) == .other && known.insert($0.name).inserted
                && project.font(named: $0.name) == nil
        }.map { font in
            LayoutFinding(
                code: .missingFont,
                message: "the font \(font.name) isn't in \(project.place), so the system font stands in: "
                    + project.remedy,
                location: font.position.location(in: file))
        }
    }
}

extension Font.Weight {
    /// Creates the weight at the end of a face's name, such as `Inter-SemiBold`; nil if it names none.
    init?(ofFace name: String) {
        guard let found = Self.suffixes.first(where: { name.hasSuffix($0.suffix) }) else { return nil }
        self = found.weight
    }

    /// If one is the end of another, the longer is first.
    private static let suffixes: [(suffix: String, weight: Self)] = [
        ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
        ("UltraLight", .ultraLight), ("Light", .light), ("Medium", .medium), ("Thin", .thin),
        ("Heavy", .heavy), ("Black", .black),
    ]
}
