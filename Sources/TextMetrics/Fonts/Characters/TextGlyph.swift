/// The width of an extended grapheme cluster.
///
/// Combining marks, joiners and variation selectors belong to their cluster and have no width of their own.
enum TextGlyph: Equatable {
    /// A measured character, by its index in the table.
    case measured(FontLibrary.GlyphIndex)
    /// A character that is as wide as a measured one, unless its font has its own width.
    case similar(FontLibrary.GlyphIndex, Unicode.Scalar)
    /// A fixed width in em without tracking, as in the fonts of other scripts.
    case em(Double)
    case emoji
    /// A tab, which extends to the next tab stop.
    case tab
    /// A character that wasn't measured.
    case other(Unicode.Scalar)

    /// Isolated marks, format characters and controls.
    static let invisible = TextGlyph.em(0)

    /// Determines the glyph of a cluster's scalars.
    init(_ scalars: Character.UnicodeScalarView) {
        let first = scalars[scalars.startIndex]
        if first == "\t" {
            self = .tab
        } else if let index = Self.indexOfMeasured(scalars) {
            self = .measured(index)
        } else if Self.isEmoji(scalars) {
            self = .emoji
        } else if let glyph = Self.ofOtherScript(first) {
            self = glyph
        } else if let index = Self.indexOfLookalike[first] {
            self = .similar(index, first)
        } else {
            self = .other(first)
        }
    }

    /// The index of a measured character that is as wide, as far as is known.
    var index: FontLibrary.GlyphIndex? {
        switch self {
        case .measured(let index), .similar(let index, _): index
        case .em, .emoji, .tab, .other: nil
        }
    }

    /// Returns the index of a measured character, possibly with marks that don't change its width.
    private static func indexOfMeasured(_ scalars: Character.UnicodeScalarView) -> FontLibrary.GlyphIndex? {
        let first = scalars[scalars.startIndex]
        // No character from the CJK radicals on was measured.
        guard first.value < 0x2E80, let index = FontLibrary.shared.index(of: first) else { return nil }
        let second = scalars.index(after: scalars.startIndex)
        guard second < scalars.endIndex else { return index }
        if scalars[second] == "\u{FE0F}" { return nil }
        return index
    }

    /// Whether a cluster is shown as an emoji. Of characters that Unicode shows as texts where nothing asks for emoji, those of the
    /// first supplementary plane have no other glyph on iOS.
    private static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        let first = scalars[scalars.startIndex]
        let properties = ScalarProperties(first)
        if properties.contains(.emojiPresentation) { return true }
        return properties.contains(.emoji) && (first.value > 0xFFFF || scalars.contains("\u{FE0F}"))
    }

    /// Returns the glyph for a Unicode block or category; nil if neither determines it.
    private static func ofOtherScript(_ scalar: Unicode.Scalar) -> TextGlyph? {
        switch scalar.value {
        // Spaces of fixed widths, as Unicode defines them.
        case 0x2002: return .em(0.5)
        case 0x2003: return .em(1)
        case 0x2004: return .em(1.0 / 3)
        case 0x2005: return .em(0.25)
        case 0x2006: return .em(1.0 / 6)
        case 0x2009, 0x202F: return .em(0.2)
        case 0x200A: return .em(0.1)
        case 0x205F: return .em(4.0 / 18)
        // Arrows to the left and right, measured on two recorded labels.
        case 0x2190, 0x2192: return .em(0.92)
        // Arrows up and down, measured on one recorded button.
        case 0x2191, 0x2193: return .em(0.8)
        // The check mark, measured on one recorded label.
        case 0x2713: return .em(0.885)
        case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return .em(0.5)
        // From CJK radicals to Yi, Hangul syllables, compatibility ideographs and forms, full-width forms,
        // kana supplements and the supplementary ideographic planes.
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
            return .em(1)
        default: break
        }
        return ScalarProperties(scalar).contains(.invisible) ? .invisible : nil
    }
}

extension TextGlyph {
    /// The indices of measured characters that other characters look like: accented Latin letters are as wide
    /// as plain ones, and non-breaking spaces and hyphens as breaking ones.
    static let indexOfLookalike: [Unicode.Scalar: FontLibrary.GlyphIndex] = {
        var places: [Unicode.Scalar: FontLibrary.GlyphIndex] = [:]
        for line in FontTable.accentedLetters.unicodeScalars.split(separator: "\n") {
            guard let letter = line.first, let index = FontLibrary.shared.index(of: letter) else { continue }
            for accented in line.dropFirst() { places[accented] = index }
        }
        let others: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("\u{A0}", " "), ("\u{202F}", " "), ("\u{2010}", "-"), ("\u{2011}", "-"),
        ]
        for (scalar, base) in others { places[scalar] = FontLibrary.shared.index(of: base) }
        return places
    }()
}
