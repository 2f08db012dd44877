import LayoutDrawing
import TextMetrics

/// Measures the text of pictures as the command does, without fonts: from the widths of Inter's letters, and what these lack through
/// another measurer.
package final class InterTextMeasurer: TextMeasuring {
    /// Measures texts that have characters without known widths.
    package struct Fallback {
        /// Returns the width in em of a text in a weight, as CSS numbers it, upright or slanted.
        package var width: (_ text: String, _ weight: Int, _ isItalic: Bool) -> Double
        /// Returns whether a paragraph that isn't of ASCII runs from right to left; nil if it has no letters.
        package var isRightToLeft: (_ paragraph: String) -> Bool?

        /// Creates a measurer of further texts.
        package init(
            width: @escaping (String, Int, Bool) -> Double, isRightToLeft: @escaping (String) -> Bool?
        ) {
            self.width = width
            self.isRightToLeft = isRightToLeft
        }
    }

    private let known: MeasuredTexts
    private let fallback: Fallback
    /// The measures of the fonts used so far, by their indices.
    private var measures: [InterMeasures?] = Array(repeating: nil, count: InterMeasures.advances.count)

    /// Creates a measurer that asks another one for texts with characters whose widths it doesn't know, unless they were measured
    /// before.
    package init(_ fallback: Fallback, known: MeasuredTexts = MeasuredTexts()) {
        self.fallback = fallback
        self.known = known
    }

    /// Returns whether a text's width follows from the table of Inter's letters.
    package static func knows(_ string: String, font: Font) -> Bool {
        font.projectFont == nil && string.unicodeScalars.allSatisfy { CharacterIndex.shared[$0] != nil }
    }

    /// Returns the size of one line in a font, in points.
    package func extent(of string: String, font: Font) -> TextExtent {
        var (characters, isKnown) = ([Int](), font.projectFont == nil)
        for scalar in string.unicodeScalars {
            guard let index = CharacterIndex.shared[scalar] else {
                isKnown = false
                break
            }
            characters.append(index)
        }
        guard isKnown else {
            return known.extent(of: string, font: font) ?? furtherExtent(of: string, font: font)
        }
        var extent = extent(of: font, width: measures(of: font).width(of: characters))
        extent.gaps = max(0, characters.count - 1)
        return extent
    }

    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    package func isRightToLeft(_ paragraph: String) -> Bool? {
        if paragraph.utf8.allSatisfy({ $0 < 0x80 }) {
            return paragraph.utf8.contains { (0x41...0x5A).contains($0 & 0xDF) } ? false : nil
        }
        return fallback.isRightToLeft(paragraph)
    }

    private func extent(of font: Font, width: Double) -> TextExtent {
        TextExtent(
            width: width * font.size, ascent: InterMeasures.ascent * font.size,
            descent: InterMeasures.descent * font.size)
    }

    private func measures(of font: Font) -> InterMeasures {
        let index = InterMeasures.fontIndex(weight: font.weight.number, isItalic: font.isItalic)
        if let known = measures[index] { return known }
        let made = InterMeasures(fontAt: index)
        measures[index] = made
        return made
    }

    private func furtherExtent(of string: String, font: Font) -> TextExtent {
        var extent = extent(
            of: font, width: fallback.width(string, font.weight.number, font.isItalic))
        extent.isJoined = string.unicodeScalars.contains { Self.isJoined($0.value) }
        extent.gaps = extent.isJoined ? 0 : max(0, string.count - 1)
        extent.isMeasured = string.unicodeScalars.allSatisfy { Self.isInFont($0.value) }
        return extent
    }

    /// Whether a character is of a script whose letters are joined, by Unicode's blocks.
    private static func isJoined(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x9FF, 0xA00...0xA7F, 0xF00...0xFFF, 0x1800...0x18AF,
            0xA840...0xA87F, 0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
            true
        default: false
        }
    }

    /// Whether Inter has letters for a character, by Unicode's blocks.
    private static func isInFont(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x530, 0x1E00..<0x2070, 0x20A0..<0x20C0: true
        default: CharacterIndex.shared[Unicode.Scalar(scalar) ?? " "] != nil
        }
    }
}
