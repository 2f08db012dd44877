import Testing
import TextMetrics

/// Text with parts in fonts of their own.
struct FontRunTests {
    private let measurer = TextMeasurer(scale: 2)
    private let small = Font(size: 12)
    private let large = Font(size: 34, weight: .bold)

    private func width(_ text: String, _ font: Font) -> Double {
        measurer.metrics.naturalWidth(of: text, font: font)
    }

    /// Returns text of the given parts, one after another.
    private func measured(
        _ parts: [(text: String, font: Font)], maximumWidth: Double = .infinity, maximumLines: Int = 0,
        mode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        var runs: [FontRun] = []
        var text = ""
        for part in parts {
            text += part.text
            runs.extend(to: text.utf8.count, in: part.font)
        }
        return measurer.measure(
            text, font: parts[0].font, runs: runs.ifSeveral, maximumWidth: maximumWidth,
            maximumLines: maximumLines, lineBreakMode: mode)
    }

    @Test func widthsOfPartsAddUp() {
        let line = measured([("Total ", small), ("100", large)]).lines[0]
        #expect(abs(line.width - width("Total ", small) - width("100", large)) < 1e-9)
        #expect(line.pieces.map(\.text) == ["Total ", "100"])
        #expect(line.pieces.map(\.font) == [small, large])
    }

    @Test func linesAreAsTallAsTheirTallestFont() {
        let metrics = measurer.metrics
        #expect(
            measured([("a", small), ("b", large)]).size.height
                == metrics.height(ofLines: 1, font: large, scale: 2))
        let lines = measured([("b\n", large), ("a", small)])
        #expect(lines.lines.map(\.text) == ["b", "a"])
        // 34 and 12 points: 1.193359375 em each, 54.894…, as pixels.
        #expect(lines.size.height == 55)
        #expect(abs(lines.firstBaseline - metrics.ascender(of: large)) <= 0.25)
        let last = metrics.lineHeight(of: large) + metrics.ascender(of: small)
        #expect(abs(lines.lastBaseline - last) <= 0.25)
    }

    @Test func emptyLinesHaveTheFontAtTheirPlace() {
        let metrics = measurer.metrics
        let gap = measured([("a\n\n", small), ("b", large)])
        let whole = 2 * metrics.lineHeight(of: small) + metrics.lineHeight(of: large)
        #expect(abs(gap.size.height - whole) < 0.5)
        let open = measured([("a", small), ("b\n", large)])
        #expect(abs(open.size.height - 2 * metrics.lineHeight(of: large)) < 0.5)
    }

    @Test func linesBreakWhereTheLargerPartNoLongerFits() {
        let parts = [("one ", small), ("two ", large), ("three", small)]
        let widest = width("one ", small) + width("two", large)
        #expect(measured(parts, maximumWidth: widest).lines.map(\.text) == ["one two", "three"])
        #expect(measured(parts, maximumWidth: widest - 1).lines.map(\.text) == ["one", "two", "three"])
    }

    @Test(arguments: [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping])
    func truncatedLinesFit(mode: LineBreakMode) {
        for limit in stride(from: 20.0, to: 150, by: 3.7) {
            let text = measured(
                [("Invoice ", small), ("1,200", large), (" due", small)], maximumWidth: limit,
                maximumLines: 1,
                mode: mode)
            #expect(text.lines.count == 1 && text.isTruncated)
            #expect(text.lines[0].width <= limit + 0.5)
            #expect(text.lines[0].pieces.map(\.text).joined() == text.lines[0].text)
        }
    }

    /// Every split of a text measures the same in one font as the text itself, but for kerning, which a fixed-width font
    /// doesn't have.
    @Test func partsInOneFontAreOneText() {
        let font = Font(size: 15, family: .courier)
        let text = "The quick brown fox\njumps over the lazy dog"
        for split in 1..<text.utf8.count {
            let runs = [FontRun(end: split, font: font), FontRun(end: text.utf8.count, font: font)]
            for limit in [60.0, 130, 300] {
                let whole = measurer.measure(text, font: font, maximumWidth: limit)
                let parts = measurer.measure(text, font: font, runs: runs, maximumWidth: limit)
                #expect(parts.lines.map(\.text) == whole.lines.map(\.text))
                #expect(abs(parts.size.width - whole.size.width) <= 0.5)
                #expect(parts.size.height == whole.size.height)
                #expect(parts.lines.allSatisfy { $0.pieces.map(\.text).joined() == $0.text })
            }
        }
    }

    /// Each word has a font of its own, as hundreds of fragments of an attributed text can: the line is as wide as they are
    /// one by one, since there is no kerning between fonts.
    @Test func aLineOfManyFontsIsAsWideAsItsParts() {
        let words = (0..<300).map { "AV\($0) " }
        let fonts = (0..<300).map { Font(size: 10 + Double($0) / 16) }
        var runs: [FontRun] = []
        for (word, font) in zip(words, fonts) {
            runs.append(FontRun(end: (runs.last?.end ?? 0) + word.utf8.count, font: font))
        }
        let text = measurer.measure(words.joined(), font: small, runs: runs)
        let expected = zip(words, fonts).map { measurer.metrics.naturalWidth(of: $0, font: $1) }
        #expect(text.lines.count == 1)
        let pieces = text.lines[0].pieces
        #expect(pieces.map(\.text).joined() == words.joined())
        #expect(pieces.map(\.font) == fonts)
        for (piece, width) in zip(pieces, expected).dropLast() { #expect(abs(piece.width - width) < 1e-9) }
    }

    /// The range of widths that keeps the lines, against measuring at its ends and beyond them.
    @Test func adaptationHoldsForSeveralFonts() {
        let text = "one two three four five"
        let runs = [FontRun(end: 8, font: large), FontRun(end: text.utf8.count, font: small)]
        for width in stride(from: 30.0, to: 260, by: 7.3) {
            let here = measurer.measure(text, font: small, runs: runs, maximumWidth: width)
            let range = measurer.adaptation(
                of: text, font: small, runs: runs, maximumWidth: width, maximumLines: 0,
                lineBreakMode: .wordWrapping
            ).widths
            #expect(range.contains(width))
            for part in [0.01, 0.5, 0.99] where range.upperBound < .infinity {
                let inside = range.lowerBound + part * (range.upperBound - range.lowerBound)
                let there = measurer.measure(text, font: small, runs: runs, maximumWidth: inside)
                #expect(there.size.height == here.size.height)
            }
        }
    }
}
