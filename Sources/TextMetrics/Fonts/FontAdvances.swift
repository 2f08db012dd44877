/// The advances of one font in points, prepared for lookup by character.
struct FontAdvances {
    /// Cocoa's default tab stops are 28 points apart (NSParagraphStyle.tabStops).
    private static let tabInterval = 28.0
    private static let unmeasuredEm = 0.6
    /// The width of emoji in em, which decreases with size; from few samples, at 17, 18, 25, 34, 38, 45, 46 and 100
    /// points.
    private static let emojiEm = SizeTable(
        rows: [(18, 1.345), (25, 1.12), (38, 1.12), (46, 1.09), (100, 1.08)])

    private let size: Double
    /// The advances including tracking.
    private let measured: [Double]
    private let unmeasured: Double
    private let emoji: Double
    private let measures: FontMeasures
    private let glyphCount: Int
    /// What the font's file says of characters that aren't in the table; nil for fonts of the system.
    private let own: ProjectFontCharacters?

    init(_ font: Font, era: SystemFontEra) {
        let measures = FontLibrary.shared.measures(of: font, era: era)
        let size = font.size
        let tracking =
            font.projectFont == nil && font.family.isMeasuredAsSystem ? era.tracking(atSize: size) : 0
        self.size = size
        self.measures = measures
        glyphCount = FontLibrary.shared.glyphCount
        own = font.projectFont?.furtherCharacters
        measured = measures.advances.map { size * ($0 + tracking) }
        unmeasured = size * (Self.unmeasuredEm + tracking)
        emoji = size * Self.emojiEm.value(at: size)
    }

    /// Returns the width of text on one line; line terminators have no width.
    func width(of text: String) -> Double {
        let elements = TextElements(text)
        var width = 0.0
        var previous: TextGlyph?
        var index = elements.text.startIndex
        while index < elements.text.endIndex {
            let (element, next) = elements.element(at: index)
            width = self.width(adding: element.glyph, after: previous, to: width)
            previous = element.glyph
            index = next
        }
        return width
    }

    /// Returns the width of a line after adding a glyph that follows another (nil at the line's start).
    func width(adding glyph: TextGlyph, after previous: TextGlyph?, to width: Double) -> Double {
        width + kerning(between: previous, and: glyph) + advance(of: glyph, at: width)
    }

    /// Returns the advance of a glyph at an offset in points from the start of its line.
    func advance(of glyph: TextGlyph, at offset: Double) -> Double {
        switch glyph {
        case .measured(let index): measured[index]
        case .em(let em): em * size
        case .emoji: emoji
        case .tab: ((offset / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - offset
        case .similar(let index, let scalar): ownAdvance(of: scalar) ?? measured[index]
        case .other(let scalar): ownAdvance(of: scalar) ?? (Self.isIcon(scalar) ? size : unmeasured)
        }
    }

    /// Whether a character has no meaning of its own: fonts of icons, which are mostly drawn on squares of one em, use these.
    private static func isIcon(_ scalar: Unicode.Scalar) -> Bool {
        (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
    }

    /// Returns the kerning between two neighbouring glyphs.
    func kerning(between left: TextGlyph?, and right: TextGlyph?) -> Double {
        guard !measures.kernings.isEmpty, let left, let right else { return 0 }
        if case .measured(let first) = left, case .measured(let second) = right {
            return size * measures.kerning(at: first * glyphCount + second)
        }
        if let kerning = own?.kerning(between: left, and: right) { return size * kerning }
        guard let first = left.index, let second = right.index else { return 0 }
        return size * measures.kerning(at: first * glyphCount + second)
    }

    private func ownAdvance(of scalar: Unicode.Scalar) -> Double? {
        own?.width(of: [scalar]).map { $0 * size }
    }
}
