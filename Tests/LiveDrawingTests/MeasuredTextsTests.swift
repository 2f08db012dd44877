import LayoutDrawing
import LayoutRender
import LiveSolver
import TestSupport
import Testing
import TextMetrics

@testable import LiveDrawing

/// Texts of letters that Inter lacks are as wide in pages as the command measured them.
@Suite struct MeasuredTextsTests {
    private let texts = ["日本語", "สวัสดี", "سلام", "日本", "Ünï 😀", "日本語 and Inter"]
    private let fonts = [
        Font(size: 17), Font(size: 11.5, weight: .semibold), Font(size: 10, weight: .bold, isItalic: true),
    ]

    /// Returns a measurer for pages that mustn't ask the browser.
    private func pageMeasurer(_ known: MeasuredTexts) throws -> InterTextMeasurer {
        let coded = known.coded
        return InterTextMeasurer(
            InterTextMeasurer.Fallback(
                width: { text, _, _ in
                    Issue.record("\(text) is unknown")
                    return 0
                }, isRightToLeft: { _ in nil }),
            known: try #require(MeasuredTexts(reading: coded.numbers, coded.strings)))
    }

    @Test func textsOfOtherLettersAreAsWideAsMeasured() throws {
        let (typesetter, collector) = (Typesetter(), MeasuredTextCollector(LineMeasurer(Typesetter())))
        var pairs = fonts.flatMap { font in texts.map { ($0, font) } }
        var random = SplitMix64(seed: 3)
        pairs.shuffle(using: &random)
        for (text, font) in pairs { _ = collector.extent(of: text, font: font) }
        let measurer = try pageMeasurer(collector.texts)
        for (text, font) in pairs {
            let (own, expected) = (
                measurer.extent(of: text, font: font), typesetter.extent(of: text, font: font)
            )
            #expect(abs(own.width - expected.width) < 1e-9, "\(text)")
            #expect(abs(own.ascent - expected.ascent) < 1e-9 && abs(own.descent - expected.descent) < 1e-9)
            #expect(own.gaps == expected.gaps && own.isJoined == expected.isJoined)
            #expect(own.isMeasured == expected.isMeasured)
        }
    }

    /// A size in em serves every size of a font.
    @Test func aTextIsKnownInEverySize() throws {
        let collector = MeasuredTextCollector(LineMeasurer(Typesetter()))
        let small = collector.extent(of: "日本", font: Font(size: 12))
        let large = try pageMeasurer(collector.texts).extent(of: "日本", font: Font(size: 30))
        #expect(abs(large.width - 2.5 * small.width) < 1e-9)
        #expect(abs(large.ascent - 2.5 * small.ascent) < 1e-9)
    }

    @Test func textsOfIntersLettersAreNotCollected() {
        let collector = MeasuredTextCollector(LineMeasurer(Typesetter()))
        _ = collector.extent(of: "Continue", font: Font(size: 12))
        #expect(collector.texts.coded.strings.isEmpty)
        _ = collector.extent(of: "続ける", font: Font(size: 12))
        _ = collector.extent(of: "続ける", font: Font(size: 24))
        #expect(collector.texts.coded.strings == ["続ける"])
    }

    @Test func damagedNumbersAreRefused() {
        #expect(MeasuredTexts(reading: [2, 400, 0], ["日本"]) == nil)
        #expect(MeasuredTexts(reading: [0], ["日本"]) == nil)
        #expect(MeasuredTexts(reading: [0], []) != nil)
    }
}
