import TestSupport
import TextMetrics
import Foundation
import Testing

struct LineBreakingTests {
    private let measurer = TextMeasurer(scale: 2)

    /// Returns the unbreakable pieces of a text, found by measuring it with a narrow width.
    private func pieces(_ text: String, width: Double) -> [String] {
        measurer.measure(text, font: Font(size: 12), maximumWidth: width).lines.map(\.text)
    }

    @Test func ideographsBreakAnywhere() {
        #expect(pieces("漢字仮名", width: 24) == ["漢字", "仮名"])
        #expect(pieces("漢字仮名", width: 12) == ["漢", "字", "仮", "名"])
        #expect(pieces("漢字abc", width: 36) == ["漢字", "abc"])
    }

    @Test func punctuationStaysWithItsText() {
        #expect(pieces("漢字仮。名", width: 36) == ["漢字", "仮。名"])
        #expect(pieces("漢字（仮", width: 36) == ["漢字", "（仮"])
        // The third character would put a length mark at the beginning of a line.
        #expect(pieces("カタコー", width: 36) == ["カタ", "コー"])
    }

    @Test func noBreakSpacesHold() {
        #expect(pieces("ab cd\u{A0}ef", width: 34) == ["ab", "cd\u{A0}ef"])
    }

    @Test func koreanBreaksBetweenWords() {
        #expect(pieces("한국어 문장", width: 50) == ["한국어", "문장"])
    }

    @Test func punctuationAndNumbersStayWhole() {
        #expect(pieces("abc (def)", width: 34) == ["abc", "(def)"])
        // The exclamation mark would be alone on a line; French puts a space before it.
        #expect(pieces("a bcd !", width: 35) == ["a", "bcd !"])
    }

    /// With any text and width, no character is lost or duplicated, and only a line with a single character can be
    /// too wide.
    @Test(arguments: 0..<200) func linesHoldTheWholeText(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let measurer = TextMeasurer(scale: 2, pushesOutWords: seed.isMultiple(of: 2))
        let alphabet = Array("ab iW.,-()漢字か。\u{A0}👩é\u{302}של/0 12\t—…\n  ")
        let text = String(
            (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            })
        let width = Double(Int.random(in: 0..<120, using: &random))
        let measured = measurer.measure(text, font: Font(size: 12), maximumWidth: width)
        let kept = measured.lines.map(\.text).joined().filter { !$0.isWhitespace }
        #expect(kept == text.filter { !$0.isWhitespace })
        for line in measured.lines {
            #expect(line.width <= width + 0.02 || line.text.filter { !$0.isWhitespace }.count <= 1)
        }
    }

    @Test func hugeTextsAreMeasuredOnce() {
        let words = String(repeating: "lorem ipsum ", count: 20_000)
        #expect(measurer.measure(words, font: Font(size: 12), maximumWidth: 300).lines.count > 4000)
        let word = String(repeating: "x\u{200B}\u{302}", count: 50_000)
        #expect(!measurer.measure(word, font: Font(size: 12), maximumWidth: 300).lines.isEmpty)
        let two = measurer.measure(words, font: Font(size: 12), maximumWidth: 300, maximumLines: 2)
        #expect(two.lines.count == 2 && two.isTruncated)
    }
}
