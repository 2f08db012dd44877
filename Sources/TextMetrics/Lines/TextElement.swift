/// The properties of an extended grapheme cluster that measuring needs.
struct TextElement {
    let glyph: TextGlyph
    let breakClass: LineBreakClass

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        self.init(first: scalars[scalars.startIndex], scalars: scalars)
    }

    private init(first: Unicode.Scalar, scalars: Character.UnicodeScalarView) {
        glyph = TextGlyph(scalars)
        breakClass = LineBreakClass(first, glyph: glyph)
    }

    /// The elements of the ASCII characters, by code.
    static let ofASCII: [TextElement] = (0..<128).map { TextElement(Character(Unicode.Scalar(UInt8($0)))) }
}
