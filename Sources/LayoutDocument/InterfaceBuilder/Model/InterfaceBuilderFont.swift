import Engine
import Foundation
import TextMetrics

/// Reads fonts in Interface Builder's form.
struct InterfaceBuilderFont: Sendable {
    /// The text size used for text styles.
    private let category: ContentSizeCategory
    private let projectFonts: ProjectFonts?
    /// The names of fonts that the document lists as files of the app.
    private let listedNames: Set<String>
    /// Whether fonts are found as iOS 13 finds them, which Xcode 11 shows.
    private let showsTimesForHiddenNames: Bool
    /// Whether the largest titles are light, as in iOS 9 and 10.
    private let hasLightTitles: Bool

    /// Creates a reader for fonts as shown by a version of the tools.
    ///
    /// - Parameters:
    ///   - category: The requested text size; nil for the recorded one.
    ///   - projectFonts: The project's own fonts, which go before those of the system.
    ///   - listedNames: The fonts that the document lists as files of the app.
    init(
        toolsVersion: Int, category: ContentSizeCategory? = nil, projectFonts: ProjectFonts? = nil,
        listedNames: Set<String> = []
    ) {
        self.projectFonts = projectFonts
        self.listedNames = listedNames
        showsTimesForHiddenNames = toolsVersion >= 14800
        hasLightTitles = (8000..<13000).contains(toolsVersion)
        self.category = category ?? Self.recordedCategory(toolsVersion: toolsVersion)
    }

    /// Returns the text size at which a version of the tools recorded text styles: the default one, in Xcode 13 the smallest, and
    /// before iOS 9 one below the default.
    static func recordedCategory(toolsVersion: Int) -> ContentSizeCategory {
        if toolsVersion < 8000 { return .medium }
        return ControlDesign(toolsVersion: toolsVersion).hasSmallestText ? .extraSmall : .large
    }

    /// The font of the text style for titles of configured buttons.
    var body: Font { singleLine(.body) }
    /// The font of the text style for titles of small configured buttons.
    var subheadline: Font { singleLine(.subheadline) }

    private func singleLine(_ style: TextStyle) -> Font {
        var font = style.font(for: category)
        font.leading = 0
        return font
    }

    /// Returns the font of a `<fontDescription>` or, in attributed text, a `<font>`.
    func font(of element: XMLElement) -> Font? {
        if let style = element["style"], let font = textStyleFont(style) { return font }
        let size = element.number("pointSize") ?? element.number("size")
        let kind = element["type"] ?? element["metaFont"] ?? ""
        guard let size = size ?? Self.metaFontSizes[kind], size > 0 else { return nil }
        var font = Font(size: size)
        if kind == "boldSystem" || kind == "systemBold" { font.weight = .bold }
        if kind == "systemSemibold" { font.weight = .semibold }
        if kind == "italicSystem" { font.isItalic = true }
        if let weight = element["weight"], let named = Self.weights[weight] { font.weight = named }
        if element["type"] == nil, let name = element["name"] {
            if let own = projectFonts?.font(named: name) {
                font = Font(size: size, weight: own.weight, isItalic: own.isItalic, family: .other)
                font.projectFont = own
                return font
            }
            font.family = FontFamily(name: element["family"] ?? name)
            if let weight = Font.Weight(ofFace: name) { font.weight = weight }
            // From iOS 13 on, San Francisco isn't found by its hidden names: Times New Roman stands in.
            if showsTimesForHiddenNames, name.hasPrefix(".SF") {
                return Font(size: size, family: .timesNewRoman)
            }
            if listedNames.contains(name), let own = Self.ownSanFrancisco(name) {
                font.family = own
                return font
            }
            // iOS has no SF Pro by that name, only the system font, whose names begin with a dot.
            let isFileMissing = font.family == .other && listedNames.contains(name)
            if Self.isSanFrancisco(name) || isFileMissing { return Font(size: size, family: .helveticaNeue) }
        }
        return font
    }

    /// Returns whether a name is San Francisco's, as its files have it and not as the system calls it.
    static func isSanFrancisco(_ name: String) -> Bool {
        FontFamily(name: name) == .system && !name.hasPrefix(".")
    }

    /// Returns the cut of San Francisco that a font of the app with the given name is; nil for designs that weren't measured.
    static func ownSanFrancisco(_ name: String) -> FontFamily? {
        let plain = name.lowercased().filter { $0 != " " }
        if ["sfprotext", "sfuitext"].contains(where: plain.hasPrefix) { return .sfProText }
        return ["sfprodisplay", "sfuidisplay"].contains(where: plain.hasPrefix) ? .sfProDisplay : nil
    }

    /// Returns whether a text style has a known font.
    func knows(style: String) -> Bool { textStyleFont(style) != nil }

    private func textStyleFont(_ name: String) -> Font? {
        if let style = TextStyle(interfaceBuilderName: name) {
            var font = style.font(for: category)
            if style == .title1, hasLightTitles { font.weight = .light }
            return font
        }
        guard name == "UICTFontTextStyleEmphasizedBody" else { return nil }
        var font = TextStyle.body.font(for: category)
        font.weight = .semibold
        return font
    }

    private static let weights: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The sizes of fonts that attributed text names by their role: those of the Mac on which Interface Builder runs.
    private static let metaFontSizes: [String: CGFloat] = [
        "system": 13, "systemBold": 13, "systemSemibold": 13, "menu": 13, "message": 13, "smallSystem": 11,
        "cellTitle": 12,
    ]
}
