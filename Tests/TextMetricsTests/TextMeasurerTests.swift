import TextMetrics
import Foundation
import Testing

struct TextMeasurerTests {
    private let measurer = TextMeasurer(scale: 2)
    private let font = Font(size: 12)

    /// Returns the lines of text with the width of a sample line, or without a limit.
    private func lines(
        _ text: String, asWideAs sample: String? = nil, maximumLines: Int = 0,
        mode: LineBreakMode = .truncatingTail
    ) -> [String] {
        let width = sample.map { measurer.metrics.labelWidth(of: $0, font: font, scale: 2) }
        return measurer.measure(
            text, font: font, maximumWidth: width ?? .infinity, maximumLines: maximumLines,
            lineBreakMode: mode
        ).lines.map(\.text)
    }

    @Test func oneLine() {
        let measured = measurer.measure("AV", font: Font(size: 17))
        #expect(measured.lines.map(\.text) == ["AV"])
        // 20.9457 wide, 20.2871 high, the baseline 16.1865 from the top.
        #expect(measured.size == TextSize(width: 21, height: 20.5))
        #expect(measured.firstBaseline == 16)
        #expect(measured.lastBaseline == 16)
        #expect(!measured.isTruncated)
    }

    @Test func noText() {
        let measured = measurer.measure("", font: font, maximumWidth: 100)
        #expect(measured.lines.isEmpty)
        #expect(measured.size == .zero)
    }

    @Test func linesBreakBetweenWords() {
        #expect(lines("one two three", asWideAs: "one two") == ["one two", "three"])
        #expect(lines("one two three", asWideAs: "one tw") == ["one", "two", "three"])
        #expect(lines("one   two", asWideAs: "one ") == ["one", "two"])
        #expect(lines("well-known", asWideAs: "well-know") == ["well-", "known"])
    }

    @Test func aLabelsOwnWidthHoldsItsText() {
        for text in ["one two three", "AV To Ty", "iiiii iiiii", "a b c d e f g"] {
            for size in stride(from: 9.0, through: 40, by: 0.5) {
                let font = Font(size: size)
                let width = measurer.measure(text, font: font).size.width
                let again = measurer.measure(text, font: font, maximumWidth: width, maximumLines: 1)
                #expect(again.lines.map(\.text) == [text])
                #expect(!again.isTruncated)
            }
        }
    }

    @Test func halfAPointTooMuchIsHeldAndReportedAsTheRoomThereIs() {
        let natural = measurer.metrics.naturalWidth(of: "one two", font: font)
        let held = measurer.measure("one two", font: font, maximumWidth: natural - 0.4)
        #expect(held.lines.map(\.text) == ["one two"])
        #expect(held.lines[0].width == natural - 0.4)
        let broken = measurer.measure("one two", font: font, maximumWidth: natural - 0.6)
        #expect(broken.lines.map(\.text) == ["one", "two"])
    }

    @Test func aWordAloneOnTheLastLineTakesTheOneBeforeIt() {
        #expect(pushedLines("one two four six", asWideAs: "one two four") == ["one two", "four six"])
        #expect(
            pushedLines("status of long-running process", asWideAs: "status of long-running") == [
                "status of long-", "running process",
            ])
        // Each paragraph has a last line.
        #expect(
            pushedLines("one two four six\none two four six", asWideAs: "one two four") == [
                "one two", "four six", "one two", "four six",
            ])
    }

    @Test func noOtherWordIsPushedOut() {
        // Two words on the last line, no room for another, a line of one word, and broken words.
        #expect(pushedLines("one two four six ten", asWideAs: "one two four") == ["one two four", "six ten"])
        #expect(pushedLines("a mmmm mmmm", asWideAs: "a mmmm") == ["a mmmm", "mmmm"])
        #expect(pushedLines("mmmm six", asWideAs: "mmmm") == ["mmmm", "six"])
        #expect(pushedLines("aaaaaa", asWideAs: "aaaa") == ["aaaa", "aa"])
        // Text that is cut off has no last line.
        #expect(
            pushedLines("one two four six", asWideAs: "one two four", maximumLines: 1) == ["one two fo…"])
        #expect(
            pushedLines("one two four six", asWideAs: "one two four", maximumLines: 2) == [
                "one two", "four six",
            ])
    }

    private func pushedLines(_ text: String, asWideAs sample: String, maximumLines: Int = 0) -> [String] {
        var measurer = measurer
        measurer.pushesOutWords = true
        return measurer.measure(
            text, font: font, maximumWidth: measurer.metrics.labelWidth(of: sample, font: font, scale: 2),
            maximumLines: maximumLines
        ).lines.map(\.text)
    }

    @Test func wordsLongerThanALineBreakBetweenCharacters() {
        #expect(lines("aaaa bb", asWideAs: "aaa") == ["aaa", "a", "bb"])
        #expect(lines("bb aaaa", asWideAs: "aaa") == ["bb", "aaa", "a"])
        #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", asWideAs: "a") == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
        #expect(lines("ab", asWideAs: "") == ["a", "b"])
    }

    @Test func terminatorsEndLines() {
        #expect(lines("a\nb\r\nc\u{2028}d") == ["a", "b", "c", "d"])
        #expect(lines("a\n\nb") == ["a", "", "b"])
        #expect(lines("\na") == ["", "a"])
    }

    /// Interface Builder recorded a text of three lines with a line feed at its end 81.5 points tall: four lines of 20.29.
    @Test func aTerminatorAtTheEndAddsAnEmptyLineWhereOneIsPermitted() {
        #expect(lines("a\n") == ["a", ""])
        #expect(lines("a\r\n") == ["a", ""])
        #expect(lines("a\n\n") == ["a", "", ""])
        #expect(lines("a\n", asWideAs: "a", maximumLines: 1) == ["a"])
        #expect(lines("a\nb\n", asWideAs: "a", maximumLines: 2) == ["a", "b"])
    }

    @Test func spacesAtTheEndCountOnlyWhereTheyEndTheText() {
        let wrapped = measurer.measure("aa   bb", font: font, maximumWidth: 20)
        #expect(wrapped.lines.map(\.text) == ["aa", "bb"])
        #expect(wrapped.size.width == measurer.metrics.labelWidth(of: "bb", font: font, scale: 2))
        let plain = measurer.measure("aa   ", font: font)
        #expect(plain.size.width == measurer.metrics.labelWidth(of: "aa   ", font: font, scale: 2))
    }

    @Test func noMoreLinesThanAllowed() {
        #expect(lines("one two three", asWideAs: "one two", maximumLines: 2) == ["one two", "three"])
        #expect(lines("aa bb cc dd", asWideAs: "aa bb", maximumLines: 1) == ["aa…"])
        #expect(lines("aa bb cc dd", asWideAs: "aa bb", maximumLines: 1, mode: .wordWrapping) == ["aa bb"])
        #expect(lines("aaaa bb", asWideAs: "aaaa b", maximumLines: 1, mode: .wordWrapping) == ["aaaa"])
        #expect(lines("aaaa bb", asWideAs: "aaaa b", maximumLines: 1, mode: .clipping) == ["aaaa b"])
        #expect(lines("aaaa bb", asWideAs: "aaaa b", mode: .characterWrapping) == ["aaaa b", "b"])
        #expect(lines("one\ntwo", maximumLines: 1) == ["one…"])
        #expect(lines("one\n", maximumLines: 1) == ["one"])
    }

    @Test func theEllipsisStandsWhereTheModeHasIt() {
        let text = "abcdefghijklmnopqrstuvwxyz"
        let width = measurer.metrics.naturalWidth(of: "abcdefgh…", font: font)
        for (mode, start, end) in [
            (LineBreakMode.truncatingHead, "…", "xyz"), (.truncatingTail, "abc", "…"),
            (.truncatingMiddle, "abc", "xyz"),
        ] {
            let measured = measurer.measure(
                text, font: font, maximumWidth: width, maximumLines: 1, lineBreakMode: mode)
            let line = measured.lines.first?.text ?? ""
            #expect(line.hasPrefix(start) && line.hasSuffix(end) && line.contains("…"))
            #expect(measured.isTruncated)
            #expect(measured.size.width <= width + 0.5)
            #expect(measured.size.width > width - 12)
        }
    }

    @Test func heightIsThatOfAllLinesRoundedOnce() {
        let measured = measurer.measure("a\nb\nc", font: Font(size: 17))
        #expect(measured.size.height == 61)
        // 16.1865 + 2 × 20.2871 = 56.7607.
        #expect(measured.lastBaseline == 57)
    }
}
