import TestSupport
import Testing

@testable import TextMetrics

/// The elements recognized by their bytes against Swift's `Character`.
@Suite struct TextElementsTests {
    /// ASCII, Latin letters of two bytes, and what joins or follows them: marks, joiners, emoji and other scripts.
    private static let scalars: [Unicode.Scalar] = [
        "a", "f", " ", "\r", "\n", "-", "\u{80}", "\u{A0}", "\u{AD}", "©", "é", "ß", "Ā", "ƒ", "ȿ", "ɐ", "ʼ",
        "\u{301}",
        "\u{308}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "ж", "ו", "\u{5B8}", "न", "\u{93F}", "中", "👩", "🏽",
    ]

    @Test func everyTextIsDividedIntoItsCharacters() {
        var generator = SplitMix64(seed: 20)
        for _ in 0..<5000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                if let scalar = Self.scalars.randomElement(using: &generator) {
                    text.unicodeScalars.append(scalar)
                }
            }
            let elements = TextElements(text)
            var index = text.startIndex
            for character in text {
                let (element, next) = elements.element(at: index)
                let expected = TextElement(character)
                #expect(element.glyph == expected.glyph, "\(text.debugDescription)")
                #expect(element.breakClass == expected.breakClass, "\(text.debugDescription)")
                index = text.index(after: index)
                #expect(next == index, "\(text.debugDescription)")
            }
        }
    }

    /// Characters of the ranges that aren't looked up have none of the properties that are looked up for others.
    @Test func propertiesAreThoseOfUnicode() {
        for value in UInt32(0)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let (found, known) = (ScalarProperties(scalar), scalar.properties)
            guard found.contains(.emoji) == known.isEmoji,
                found.contains(.emojiPresentation) == known.isEmojiPresentation,
                found.contains(.whitespace) == known.isWhitespace
            else {
                Issue.record("U+\(String(value, radix: 16))")
                continue
            }
        }
    }
}
