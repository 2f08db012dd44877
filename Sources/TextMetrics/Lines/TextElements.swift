/// Finds the elements of a text one after another.
///
/// ASCII characters are recognized by their byte: most text consists of them, and Swift's `Character` takes
/// ten times as long.
struct TextElements {
    let text: String
    private let ofASCII = TextElement.ofASCII

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    /// Whether the text ends with a line terminator.
    var endsWithTerminator: Bool {
        text.last.map { TextElement($0).breakClass == .terminator } ?? false
    }

    /// Returns the element at an index, and the index after it.
    func element(at index: String.Index) -> (element: TextElement, next: String.Index) {
        let bytes = text.utf8
        let byte = bytes[index]
        let next = bytes.index(after: index)
        // Only a line feed after a carriage return, and marks outside ASCII, join the character before them.
        if byte < 0x80, byte != 0x0D, next == bytes.endIndex || bytes[next] < 0x80 {
            return (ofASCII[Int(byte)], next)
        }
        return (TextElement(text[index]), text.index(after: index))
    }
}

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
