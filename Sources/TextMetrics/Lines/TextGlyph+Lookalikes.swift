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
