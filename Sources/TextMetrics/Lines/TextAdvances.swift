/// A part of a text in a font of its own, from the end of the part before it.
package struct FontRun: Sendable, Hashable {
    /// The offset of its end in the text, in UTF-8 bytes.
    package var end: Int
    package var font: Font

    /// Creates a part that ends at an offset in UTF-8 bytes.
    package init(end: Int, font: Font) {
        self.end = end
        self.font = font
    }
}

extension [FontRun] {
    /// Adds the part of the text up to an offset in UTF-8 bytes, together with the part before it if that has the same font.
    package mutating func extend(to end: Int, in font: Font) {
        if last?.font == font { removeLast() }
        append(FontRun(end: end, font: font))
    }

    /// The parts, or none if there is only one.
    package var ifSeveral: [FontRun] { count > 1 ? self : [] }
}

/// The advances of a text's characters in one font, or in several, one for each part of it.
struct TextAdvances {
    /// The font of text in one font, and of an ellipsis.
    let whole: FontAdvances
    private let wholeFont: Font
    private let elements: TextElements
    private let runs: [Run]

    private struct Run {
        var start: String.Index
        var font: Font
        var advances: FontAdvances
    }

    /// - Parameter runs: The parts of text in several fonts; empty for text in one.
    init(of elements: TextElements, font: Font, runs: [FontRun], era: SystemFontEra) {
        self.elements = elements
        whole = FontAdvances.cached(for: font, era: era)
        wholeFont = font
        let bytes = elements.text.utf8
        var start = bytes.startIndex
        var offset = 0
        var found: [Run] = []
        for run in runs where start < bytes.endIndex {
            found.append(
                Run(start: start, font: run.font, advances: FontAdvances.cached(for: run.font, era: era)))
            while offset < run.end, start < bytes.endIndex {
                start = bytes.index(after: start)
                offset += 1
            }
        }
        self.runs = found
    }

    /// Whether parts of the text have fonts of their own.
    var isMixed: Bool { !runs.isEmpty }

    /// Returns the width of a line after adding the glyph at an index, which follows another (nil at the line's start).
    func width(
        adding glyph: TextGlyph, after previous: TextGlyph?, at index: String.Index, to width: Double
    ) -> Double {
        if runs.isEmpty { return whole.width(adding: glyph, after: previous, to: width) }
        let run = self.run(at: index)
        // There is no kerning between fonts.
        return run.advances.width(adding: glyph, after: run.start == index ? nil : previous, to: width)
    }

    /// Returns the width of a line's end after adding the glyph at an index before it, which another follows at `next`.
    func width(
        adding glyph: TextGlyph, at index: String.Index, before following: TextGlyph?, at next: String.Index,
        to width: Double
    ) -> Double {
        let run = runs.isEmpty ? nil : self.run(at: index)
        let isAlone = run != nil && beginsRun(at: next)
        let advances = run?.advances ?? whole
        return width + advances.advance(of: glyph, at: 0)
            + advances.kerning(between: glyph, and: isAlone ? nil : following)
    }

    private func run(at index: String.Index) -> Run { runs[max(0, runCount(upTo: index) - 1)] }

    /// Whether a part of the text begins at an index.
    private func beginsRun(at index: String.Index) -> Bool {
        let count = runCount(upTo: index)
        return count > 0 && runs[count - 1].start == index
    }

    /// Returns the number of parts that begin at an index or before it.
    ///
    /// - Complexity: O(log *n*) in the parts: measuring asks for every character.
    private func runCount(upTo index: String.Index) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].start <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a line that consists of a part of the text, or of two with an ellipsis between them.
    func line(_ head: Substring, ellipsis: String = "", _ tail: Substring = "") -> MeasuredText.Line {
        guard isMixed else {
            let text = String(head) + ellipsis + String(tail)
            return MeasuredText.Line(text: text, width: whole.width(of: text))
        }
        var pieces: [MeasuredText.Piece] = []
        var width = 0.0
        append(head, to: &pieces, width: &width)
        if !ellipsis.isEmpty {
            let advance = whole.width(of: ellipsis)
            pieces.append(MeasuredText.Piece(text: ellipsis, font: wholeFont, width: advance))
            width += advance
        }
        append(tail, to: &pieces, width: &width)
        return MeasuredText.Line(text: String(head) + ellipsis + String(tail), width: width, pieces: pieces)
    }

    /// Returns the parts of a line, or without any text one with the font at its place.
    func pieces(of line: Substring) -> [MeasuredText.Piece] {
        guard isMixed else { return [] }
        var pieces: [MeasuredText.Piece] = []
        var width = 0.0
        append(line, to: &pieces, width: &width)
        if pieces.isEmpty {
            pieces = [MeasuredText.Piece(text: "", font: run(at: line.startIndex).font, width: 0)]
        }
        return pieces
    }

    private func append(_ line: Substring, to pieces: inout [MeasuredText.Piece], width: inout Double) {
        var index = line.startIndex
        while index < line.endIndex {
            let run = self.run(at: index)
            let (start, before) = (index, width)
            var previous: TextGlyph?
            while index < line.endIndex, index == start || !beginsRun(at: index) {
                let (element, next) = elements.element(at: index)
                width = run.advances.width(adding: element.glyph, after: previous, to: width)
                previous = element.glyph
                index = next
            }
            pieces.append(
                MeasuredText.Piece(
                    text: String(elements.text[start..<index]), font: run.font, width: width - before))
        }
    }
}
