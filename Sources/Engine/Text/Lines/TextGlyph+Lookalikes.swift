import Foundation

// Characters that have the same metrics as others.
extension TextGlyph {
    /// A letter and the mark that follows it.
    struct ScalarPair: Hashable {
        let letter: Unicode.Scalar
        let mark: Unicode.Scalar

        init(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) {
            self.letter = letter
            self.mark = mark
        }
    }

    /// The indices of measured letters with accents, by the letter and mark they are canonically equivalent
    /// to.
    static let indexOfComposed: [ScalarPair: FontLibrary.GlyphIndex] = {
        var places: [ScalarPair: FontLibrary.GlyphIndex] = [:]
        for (index, scalar) in FontTable.characters.unicodeScalars.enumerated() {
            let parts = decomposition(of: scalar)
            if parts.count == 2 { places[ScalarPair(parts[0], parts[1])] = index }
        }
        return places
    }()

    /// The indices of measured characters that other characters look like: accented Latin letters are as wide
    /// as plain ones, and non-breaking spaces and hyphens as breaking ones.
    static let indexOfLookalike: [Unicode.Scalar: FontLibrary.GlyphIndex] = {
        var places: [Unicode.Scalar: FontLibrary.GlyphIndex] = [:]
        for code in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(code)), let base = decomposition(of: scalar).first
            else { continue }
            places[scalar] = FontLibrary.shared.index(of: base)
        }
        for (scalar, base) in [("\u{A0}", " "), ("\u{202F}", " "), ("\u{2010}", "-"), ("\u{2011}", "-")]
            as [(Unicode.Scalar, Unicode.Scalar)]
        {
            places[scalar] = FontLibrary.shared.index(of: base)
        }
        return places
    }()

    private static func decomposition(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
    }
}
