import Engine
import Foundation

/// Reads fonts as Interface Builder writes them.
enum InterfaceBuilderFont {
    /// The font of a `<fontDescription>` or, in attributed text, a `<font>`.
    ///
    /// Fonts other than the system's are measured as the system font of the same size.
    static func font(of element: XMLElement) -> Font? {
        if let style = element["style"], let font = textStyles[style] { return font }
        let size = element.number("pointSize") ?? element.number("size")
        let kind = element["type"] ?? element["metaFont"] ?? ""
        guard let size = size ?? metaFontSizes[kind], size > 0 else { return nil }
        var font = Font(size: size)
        if kind == "boldSystem" || kind == "systemBold" { font.weight = .bold }
        if kind == "systemSemibold" { font.weight = .semibold }
        if kind == "italicSystem" { font.isItalic = true }
        if let weight = element["weight"], let named = weights[weight] { font.weight = named }
        if element["type"] == nil, let name = element["name"] {
            if let suffix = nameWeights.first(where: { name.hasSuffix($0.suffix) }) {
                font.weight = suffix.weight
            }
        }
        return font
    }

    private static let weights: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// Weights that names of font faces end with, the longer first where one ends another.
    private static let nameWeights: [(suffix: String, weight: Font.Weight)] = [
        ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold), ("Bold", .bold),
        ("UltraLight", .ultraLight), ("Light", .light), ("Medium", .medium), ("Thin", .thin),
        ("Heavy", .heavy), ("Black", .black),
    ]

    private static let metaFontSizes: [String: CGFloat] = [
        "system": 14, "systemBold": 14, "systemSemibold": 14, "menu": 14, "message": 14, "smallSystem": 12,
        "cellTitle": 12,
    ]

    /// The system's text styles at the default text size.
    private static let textStyles: [String: Font] = [
        "UICTFontTextStyleTitle0": Font(size: 34),
        "UICTFontTextStyleTitle1": Font(size: 28),
        "UICTFontTextStyleTitle2": Font(size: 22),
        "UICTFontTextStyleTitle3": Font(size: 20),
        "UICTFontTextStyleHeadline": Font(size: 17, weight: .semibold),
        "UICTFontTextStyleBody": Font(size: 17),
        "UICTFontTextStyleCallout": Font(size: 16),
        "UICTFontTextStyleSubhead": Font(size: 15),
        "UICTFontTextStyleFootnote": Font(size: 13),
        "UICTFontTextStyleCaption1": Font(size: 12),
        "UICTFontTextStyleCaption2": Font(size: 11),
        "UICTFontTextStyleEmphasizedBody": Font(size: 17, weight: .semibold),
    ]
}
