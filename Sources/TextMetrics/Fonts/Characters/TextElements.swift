/// Finds the elements of a text one after another.
///
/// ASCII characters and Latin letters are recognized by their bytes: most text consists of them, and Swift's
/// `Character` takes ten times as long.
struct TextElements {
    let text: String
    private let ofASCII = TextElement.ofASCII
    private let ofLatin = TextElement.ofLatin
    /// The elements that were found beforehand, by the offsets in bytes where they start; empty if there are none.
    private var known: [Known] = []

    private struct Known {
        var element: TextElement
        var next: String.Index
    }

    /// - Parameter isReadOften: Whether the text is read several times, so that elements other than ASCII characters
    ///   and Latin letters are better found once.
    init(_ text: String, isReadOften: Bool = false) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        if isReadOften, text.utf8.contains(where: TextElement.isBeyondLatin) { findAll() }
    }

    private mutating func findAll() {
        var found: [Known] = []
        found.reserveCapacity(text.utf8.count)
        var index = text.startIndex
        while index < text.endIndex {
            let (element, next) = element(at: index)
            let length = text.utf8.distance(from: index, to: next)
            // The entries inside an element are never read.
            for _ in 0..<length { found.append(Known(element: element, next: next)) }
            index = next
        }
        known = found
    }

    /// Whether the text ends with a line terminator.
    var endsWithTerminator: Bool {
        text.last.map { TextElement($0).breakClass == .terminator } ?? false
    }

    /// Returns the element at an index, and the index after it.
    func element(at index: String.Index) -> (element: TextElement, next: String.Index) {
        let bytes = text.utf8
        if !known.isEmpty {
            let found = known[bytes.distance(from: bytes.startIndex, to: index)]
            return (found.element, found.next)
        }
        let byte = bytes[index]
        let next = bytes.index(after: index)
        if byte < 0x80, byte != 0x0D, startsElement(at: next) { return (ofASCII[Int(byte)], next) }
        if Self.leadsLatin(byte) {
            let after = bytes.index(after: next)
            if startsElement(at: after) {
                let code = Int(byte & 0x1F) << 6 | Int(bytes[next] & 0x3F)
                return (ofLatin[code - TextElement.latinCodes.lowerBound], after)
            }
        }
        return (TextElement(text[index]), text.index(after: index))
    }

    /// Whether the character at an index certainly doesn't join the one before it, unless that is a carriage return.
    private func startsElement(at index: String.Index) -> Bool {
        if index == text.utf8.endIndex { return true }
        let byte = text.utf8[index]
        return byte < 0x80 || Self.leadsLatin(byte)
    }

    /// Whether a byte starts the encoding of one of `TextElement.latinCodes`.
    private static func leadsLatin(_ byte: UInt8) -> Bool { (0xC2...0xC8).contains(byte) }
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

    /// Whether a byte belongs to a character beyond `latinCodes`.
    static func isBeyondLatin(_ byte: UInt8) -> Bool { byte > 0xC8 }

    /// How many Latin letters take as long to measure as a character beyond them, which is looked up in tables.
    static let latinLettersPerOther = 4

    /// The codes of two bytes from Latin-1 to Latin Extended-B.
    static let latinCodes = 0x80..<0x240

    /// The elements of `latinCodes`.
    static let ofLatin: [TextElement] = latinCodes.compactMap(Unicode.Scalar.init).map {
        TextElement(Character($0))
    }
}

extension String {
    /// The number of bytes of a text in Latin letters that takes as long to measure.
    package var lengthToMeasure: Int {
        utf8.reduce(0) { $0 + (TextElement.isBeyondLatin($1) ? TextElement.latinLettersPerOther : 1) }
    }
}
