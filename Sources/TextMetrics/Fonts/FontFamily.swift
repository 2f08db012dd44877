/// The font families whose metrics are known, besides the system's.
///
/// Heights are those of the font files' `hhea` tables in em; UIFont adds 0.15 above Helvetica.
public enum FontFamily: String, Sendable, Hashable, CaseIterable {
    /// San Francisco, as the system shows it: spaced by its size.
    case system
    /// San Francisco's cut for texts as a font of the app, which isn't spaced by its size.
    case sfProText = "SF Pro Text"
    /// The same of its cut for large sizes.
    case sfProDisplay = "SF Pro Display"
    case helveticaNeue = "Helvetica Neue"
    case helvetica = "Helvetica"
    case arial = "Arial"
    case avenir = "Avenir"
    case avenirNext = "Avenir Next"
    case futura = "Futura"
    case georgia = "Georgia"
    case timesNewRoman = "Times New Roman"
    case verdana = "Verdana"
    case menlo = "Menlo"
    case courier = "Courier"
    case courierNew = "Courier New"
    /// Any other family.
    case other = ""

    /// Whether its letters are San Francisco's, which iOS lists under no name.
    public var isSanFrancisco: Bool { [.system, .sfProText, .sfProDisplay].contains(self) }

    /// Determines the family from a family or PostScript name, such as "Avenir Next" or "HelveticaNeue-Light".
    ///
    /// Every name of San Francisco is the system font's.
    public init(name: String) {
        let plain = Self.plain(name)
        if plain.hasPrefix(".") || plain.hasPrefix("sf") || plain.hasPrefix("system") {
            self = .system
            return
        }
        // Longer names first: "AvenirNext" begins with "Avenir".
        let known = Self.allCases.filter { !$0.isSanFrancisco && $0 != .other }
            .sorted { $0.rawValue.count > $1.rawValue.count }
        self = known.first { plain.hasPrefix(Self.plain($0.rawValue)) } ?? .other
    }

    /// A name without spaces, its ASCII in lowercase: the known names have no other letters.
    private static func plain(_ name: String) -> String {
        let bytes = name.utf8.lazy.filter { $0 != UInt8(ascii: " ") }
        let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return String(decoding: bytes.map { isUppercase.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// The vertical metrics of a line in em: above the baseline, below it, and between two lines of a text
    /// view.
    struct LineMetrics {
        var ascender: Double
        var descender: Double
        var leading = 0.0
    }

    /// Returns the line metrics of a weight; nil for the system font.
    func lineMetrics(of weight: Font.Weight) -> LineMetrics? {
        switch self {
        case .system, .sfProText, .sfProDisplay, .other: nil
        case .helveticaNeue: Self.helveticaNeueMetrics(of: weight)
        case .helvetica: LineMetrics(ascender: 0.92, descender: 0.23)
        case .arial: LineMetrics(ascender: 0.905, descender: 0.212, leading: 0.033)
        case .avenir, .avenirNext: LineMetrics(ascender: 1, descender: 0.366)
        case .futura: LineMetrics(ascender: 1.039, descender: 0.259)
        case .georgia: LineMetrics(ascender: 0.917, descender: 0.219)
        case .timesNewRoman: LineMetrics(ascender: 0.891, descender: 0.216, leading: 0.042)
        case .verdana: LineMetrics(ascender: 1.005, descender: 0.21)
        case .menlo: LineMetrics(ascender: 0.928, descender: 0.236)
        case .courier: LineMetrics(ascender: 0.754, descender: 0.246)
        case .courierNew: LineMetrics(ascender: 0.833, descender: 0.3)
        }
    }

    /// The weights of Helvetica Neue differ in height.
    private static func helveticaNeueMetrics(of weight: Font.Weight) -> LineMetrics {
        switch weight {
        case .ultraLight, .thin, .light: LineMetrics(ascender: 0.967, descender: 0.213, leading: 0.029)
        case .regular: LineMetrics(ascender: 0.952, descender: 0.213, leading: 0.028)
        case .medium, .semibold, .bold, .heavy, .black:
            LineMetrics(ascender: 0.975, descender: 0.217, leading: 0.029)
        }
    }

    /// The advance of every character in em; nil if advances differ.
    var fixedAdvance: Double? {
        switch self {
        case .menlo: 0.602
        case .courier, .courierNew: 0.6
        default: nil
        }
    }

    /// The measures of a family in `FontTable`.
    struct Columns {
        let unitsPerEm: Double
        /// The advances by weight.
        let text: String
        /// Nil if none is known.
        var kerning: String?
        /// That of thin weights; nil if it is the same.
        var thinKerning: String?

        /// Returns the kerning of a weight; nil if none is known.
        func kerning(of weight: Font.Weight) -> String? {
            weight == .thin || weight == .ultraLight ? thinKerning ?? kerning : kerning
        }
    }

    /// The family's measures; nil if it is as wide as the system font, or if all its characters are as wide.
    var columns: Columns? {
        switch self {
        case .sfProText:
            Columns(
                unitsPerEm: SystemFontCut.unitsPerEm, text: SystemFontCut.text2021.columns,
                kerning: FontTable.kerningOfText)
        case .sfProDisplay:
            Columns(
                unitsPerEm: SystemFontCut.unitsPerEm, text: SystemFontCut.display2020.columns,
                kerning: FontTable.kerningOfDisplay)
        // The published kerning isn't that of the fonts: text on iOS is as wide as its characters.
        case .helvetica, .arial: Columns(unitsPerEm: 1000, text: FontTable.helvetica, kerning: nil)
        case .helveticaNeue:
            Columns(
                unitsPerEm: 1000, text: FontTable.helveticaNeue, kerning: FittedKerning.helveticaNeue,
                thinKerning: FittedKerning.thinHelveticaNeue)
        case .avenir:
            Columns(unitsPerEm: 1000, text: FontTable.avenir, kerning: FontTable.kerningOfAvenir)
        case .avenirNext:
            Columns(unitsPerEm: 1000, text: FontTable.avenirNext, kerning: FontTable.kerningOfAvenirNext)
        case .futura: Columns(unitsPerEm: 2048, text: FontTable.futura, kerning: FontTable.kerningOfFutura)
        case .timesNewRoman:
            Columns(unitsPerEm: 1000, text: FontTable.times, kerning: FontTable.kerningOfTimes)
        default: nil
        }
    }

    /// Whether the widths of characters are known for at least one weight.
    public var isMeasured: Bool { self == .system || !isMeasuredAsSystem }

    /// Returns whether the widths of characters are those of a weight itself, not of a font that stands for it.
    public func knowsAdvances(of weight: Font.Weight) -> Bool {
        guard let columns else { return self == .system || fixedAdvance != nil }
        return FontColumns.contains(weight, in: columns.text)
    }

    /// Whether characters are assumed to be as wide as the system font's, because no advances are known.
    var isMeasuredAsSystem: Bool { fixedAdvance == nil && columns == nil }
}

/// Kerning that isn't published and is fitted to recorded texts, in the form of `FontTable`'s.
private enum FittedKerning {
    /// Helvetica Neue's kerning after T, fitted to 5 recorded texts in 2 apps; that of other pairs isn't known.
    static let helveticaNeue = """
        52 65 -111 67 -111 69 -111 71 -111 79 -111 81 -111 82 -55 83 -111 85 -55 87 -55 89 -55
        """

    /// The same in Thin, fitted to 8 recorded texts of one app.
    static let thinHelveticaNeue = """
        48 79 -18
        52 65 -111 67 -111 69 -111 71 -111 79 -111 81 -111 82 -55 83 -111 85 -55 87 -55 89 -55
        82 83 -18
        86 69 -18
        """
}
