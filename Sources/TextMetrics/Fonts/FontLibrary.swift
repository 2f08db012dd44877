/// The measures of iOS's fonts, read from `FontTable` as they are needed.
struct FontLibrary: Sendable {
    /// The index of a measured character in the columns.
    typealias GlyphIndex = Int

    static let shared = FontLibrary()

    private let indexOfScalar: [Unicode.Scalar: GlyphIndex]
    let glyphCount: Int
    private let kerningOfText: [Double]
    private let kerningOfDisplay: [Double]
    private let readColumns = ReadColumns()

    private init() {
        var indexOfScalar: [Unicode.Scalar: GlyphIndex] = [:]
        for scalar in FontTable.characters.unicodeScalars { indexOfScalar[scalar] = indexOfScalar.count }
        self.indexOfScalar = indexOfScalar
        glyphCount = indexOfScalar.count
        let unit = 1 / SystemFontCut.unitsPerEm
        kerningOfText = FontColumns.kernings(FontTable.kerningOfText, glyphCount: glyphCount, unit: unit)
        kerningOfDisplay = FontColumns.kernings(
            FontTable.kerningOfDisplay, glyphCount: glyphCount, unit: unit)
    }

    /// Returns the index of a character; nil if it wasn't measured.
    func index(of scalar: Unicode.Scalar) -> GlyphIndex? {
        indexOfScalar[scalar]
    }

    /// Returns the measures of a font in em, without tracking.
    func measures(of font: Font, era: SystemFontEra) -> FontMeasures {
        if let own = font.projectFont { return own.measures }
        if let advance = font.family.fixedAdvance {
            return FontMeasures(advances: Array(repeating: advance, count: glyphCount), kernings: [])
        }
        if let columns = font.family.columns {
            return measures(in: columns, of: font.family, weight: font.weight)
        }
        if era == .before8000, let columns = FontFamily.helveticaNeue.columns {
            // The system's bold was Helvetica Neue Medium.
            let isBold = [.semibold, .bold, .heavy, .black].contains(font.weight)
            return measures(in: columns, of: .helveticaNeue, weight: isBold ? .medium : font.weight)
        }
        return systemMeasures(weight: font.weight, size: font.size, era: era)
    }

    private func measures(
        in columns: FontFamily.Columns, of family: FontFamily, weight: Font.Weight
    ) -> FontMeasures {
        let unit = 1 / columns.unitsPerEm
        return readColumns.ofFamilies.value(for: ReadColumns.FamilyKey(family: family, weight: weight)) {
            FontMeasures(
                advances: FontColumns.advances(columns.text, nearest: weight).map { $0 * unit },
                kernings: columns.kerning(of: weight).map {
                    FontColumns.kernings($0, glyphCount: glyphCount, unit: unit)
                } ?? [])
        }
    }

    /// Returns the system font's measures: those of the cuts for texts and for large sizes, mixed by the size.
    private func systemMeasures(weight: Font.Weight, size: Double, era: SystemFontEra) -> FontMeasures {
        let share = era.displayShare(atSize: size)
        let unit = 1 / SystemFontCut.unitsPerEm
        func advances(_ cut: SystemFontCut) -> [Double] {
            readColumns.ofCuts.value(for: ReadColumns.CutKey(cut: cut, weight: weight)) {
                FontColumns.advances(cut.columns, nearest: weight).map { $0 * unit }
            }
        }
        if share == 0 { return FontMeasures(advances: advances(era.textCut), kernings: kerningOfText) }
        if share == 1 { return FontMeasures(advances: advances(era.displayCut), kernings: kerningOfDisplay) }
        let (text, display) = (advances(era.textCut), advances(era.displayCut))
        var measures = FontMeasures(
            advances: zip(text, display).map { $0 + share * ($1 - $0) }, kernings: kerningOfText)
        measures.mixed = FontMeasures.Mixed(kernings: kerningOfDisplay, share: share)
        return measures
    }
}

/// What is measured of one font, in em.
struct FontMeasures {
    /// The advances in the order of `FontTable.characters`, without tracking.
    let advances: [Double]
    /// The kerning between two glyphs, 0 for most, at index left × number of glyphs + right; empty if none is known.
    let kernings: [Double]
    /// The kerning that this one is mixed with: computing it for every two glyphs would take far longer than measuring a text.
    var mixed: Mixed?

    /// A share of another kerning.
    struct Mixed {
        let kernings: [Double]
        let share: Double
    }

    init(advances: [Double], kernings: [Double]) {
        (self.advances, self.kernings) = (advances, kernings)
    }

    /// Returns the kerning at an index of `kernings`.
    func kerning(at index: Int) -> Double {
        guard let mixed else { return kernings[index] }
        return kernings[index] + mixed.share * (mixed.kernings[index] - kernings[index])
    }
}

/// The columns of `FontTable` read so far. There are few, and reading one takes far longer than measuring a text.
private struct ReadColumns: Sendable {
    struct CutKey: Hashable {
        let cut: SystemFontCut
        let weight: Font.Weight
    }

    struct FamilyKey: Hashable {
        let family: FontFamily
        let weight: Font.Weight
    }

    let ofCuts = ReadOnce<CutKey, [Double]>()
    let ofFamilies = ReadOnce<FamilyKey, FontMeasures>()
}

/// Values that are made when they are first asked for. Sendable because they are only accessed under the lock.
private final class ReadOnce<Key: Hashable, Value>: @unchecked Sendable {
    private let lock = Lock()
    private var values: [Key: Value] = [:]

    func value(for key: Key, make: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        if let known = values[key] { return known }
        let value = make()
        values[key] = value
        return value
    }
}
