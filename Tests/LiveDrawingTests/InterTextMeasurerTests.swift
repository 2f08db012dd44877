import LayoutDrawing
import LayoutRender
import TestSupport
import Testing
import TextMetrics

@testable import LiveDrawing

/// Texts are as wide as HarfBuzz makes them of the fonts themselves.
@Suite struct InterTextMeasurerTests {
    private let typesetter = Typesetter()

    private func measurer(_ asked: @escaping (String) -> Void = { _ in }) -> InterTextMeasurer {
        InterTextMeasurer(
            InterTextMeasurer.Fallback(
                width: { text, _, _ in
                    asked(text)
                    return 0
                }, isRightToLeft: { _ in nil }))
    }

    @Test(arguments: Font.Weight.allCases, [false, true])
    func randomTextsAreAsWideAsTheirGlyphs(_ weight: Font.Weight, isItalic: Bool) {
        let characters = Array(InterMeasures.characters.unicodeScalars)
        var random = SplitMix64(seed: UInt64(weight.number))
        let measurer = measurer { Issue.record("\($0) isn't in the table") }
        for _ in 0..<300 {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.next(in: 0...60) { text.append(random.pick(characters)) }
            let font = Font(size: 11.5, weight: weight, isItalic: isItalic)
            let (own, expected) = (
                measurer.extent(of: String(text), font: font), typesetter.extent(of: String(text), font: font)
            )
            #expect(own == expected, "\(String(text))")
        }
    }

    /// Every pair of letters, so that no class of kerning is left out.
    @Test func allPairsAreAsWideAsTheirGlyphs() {
        let font = Font(size: 2048)
        let measurer = measurer()
        for left in InterMeasures.characters.unicodeScalars {
            var text = String.UnicodeScalarView()
            for right in InterMeasures.characters.unicodeScalars { text += [left, right] }
            let (own, expected) = (
                measurer.width(of: String(text), font: font), typesetter.width(of: String(text), font: font)
            )
            #expect(own == expected, "\(left)")
        }
    }

    @Test func otherCharactersAreAskedFor() {
        var asked: [String] = []
        let measurer = measurer { asked.append($0) }
        let extent = measurer.extent(of: "日本", font: Font(size: 10))
        #expect(asked == ["日本"])
        #expect(!extent.isMeasured && !extent.isJoined && extent.gaps == 1)
        #expect(measurer.extent(of: "سلام", font: Font(size: 10)).isJoined)
        #expect(measurer.extent(of: "Привет", font: Font(size: 10)).isMeasured)
    }

    @Test func plainParagraphsHaveTheDirectionOfTheirLetters() {
        let measurer = measurer()
        for text in ["", "12 – 3", "a", "Z…", "(1)"] where text.utf8.allSatisfy({ $0 < 0x80 }) {
            #expect(measurer.isRightToLeft(text) == typesetter.isRightToLeft(text))
        }
    }
}
