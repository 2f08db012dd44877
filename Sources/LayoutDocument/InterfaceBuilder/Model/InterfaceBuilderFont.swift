import Engine
import Foundation

/// Reads fonts as Interface Builder writes them.
struct InterfaceBuilderFont: Sendable {
    /// The sizes that text styles have.
    private let textStyles: [String: Font]

    /// A reader of fonts as a version of the tools showed them: Xcode 13 recorded text styles at the smallest of the
    /// text sizes, all others at the default one.
    init(toolsVersion: Int) {
        textStyles =
            (18000..<21000).contains(toolsVersion) ? Self.smallestTextStyles : Self.defaultTextStyles
    }

    /// The font of a `<fontDescription>` or, in attributed text, a `<font>`.
    ///
    /// Fonts other than the system's are measured as the system font of the same size.
    func font(of element: XMLElement) -> Font? {
        if let style = element["style"], style.hasPrefix(Self.stylePrefix),
            let font = textStyles[String(style.dropFirst(Self.stylePrefix.count))]
        {
            return font
        }
        let size = element.number("pointSize") ?? element.number("size")
        let kind = element["type"] ?? element["metaFont"] ?? ""
        guard let size = size ?? Self.metaFontSizes[kind], size > 0 else { return nil }
        var font = Font(size: size)
        if kind == "boldSystem" || kind == "systemBold" { font.weight = .bold }
        if kind == "systemSemibold" { font.weight = .semibold }
        if kind == "italicSystem" { font.isItalic = true }
        if let weight = element["weight"], let named = Self.weights[weight] { font.weight = named }
        if element["type"] == nil, let name = element["name"] {
            if let suffix = Self.nameWeights.first(where: { name.hasSuffix($0.suffix) }) {
                font.weight = suffix.weight
            }
        }
        return font
    }

    private static let stylePrefix = "UICTFontTextStyle"

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

    /// The sizes of fonts that attributed text names by their role: those of the Mac that Interface Builder runs on.
    private static let metaFontSizes: [String: CGFloat] = [
        "system": 13, "systemBold": 13, "systemSemibold": 13, "menu": 13, "message": 13, "smallSystem": 11,
        "cellTitle": 12,
    ]

    /// The system's text styles at the default text size ("large").
    ///
    /// Apple's Human Interface Guidelines, Typography, list these and the following.
    private static let defaultTextStyles = textStyles(
        largeTitle: 34, titles: [28, 22, 20], body: 17, callout: 16, subhead: 15, footnote: 13,
        captions: [12, 11])

    /// The system's text styles at the smallest text size ("extra small").
    private static let smallestTextStyles = textStyles(
        largeTitle: 31, titles: [25, 19, 17], body: 14, callout: 13, subhead: 12, footnote: 12,
        captions: [11, 11])

    private static func textStyles(
        largeTitle: CGFloat, titles: [CGFloat], body: CGFloat, callout: CGFloat, subhead: CGFloat,
        footnote: CGFloat, captions: [CGFloat]
    ) -> [String: Font] {
        var styles = [
            "Title0": Font(size: largeTitle), "Headline": Font(size: body, weight: .semibold),
            "Body": Font(size: body), "EmphasizedBody": Font(size: body, weight: .semibold),
            "Callout": Font(size: callout), "Subhead": Font(size: subhead), "Footnote": Font(size: footnote),
        ]
        for (index, size) in titles.enumerated() { styles["Title\(index + 1)"] = Font(size: size) }
        for (index, size) in captions.enumerated() { styles["Caption\(index + 1)"] = Font(size: size) }
        return styles
    }
}
