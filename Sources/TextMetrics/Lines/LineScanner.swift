/// Finds where the lines of a text end.
///
/// Each character is examined a bounded number of times: where it overflows a line, where its word begins the
/// next line, where that word is broken, and as part of the line after the current one. So the total time is
/// linear in the length of the text.
struct LineScanner {
    /// A line of the text.
    struct Line {
        /// The end of the visible text, excluding spaces and terminators at the line's end.
        var contentEnd: String.Index
        /// The start of the next line.
        var next: String.Index
        /// The width of the visible text, in points.
        var width: Double
        /// The width including the spaces at its end, in points.
        var widthWithSpaces: Double
        /// Whether it is the last line of its paragraph.
        var endsParagraph: Bool
        /// Where it could end earlier, at its last opportunity for a break; nil if it has none.
        var earlierEnd: End?

        init(
            contentEnd: String.Index, next: String.Index, width: Double, widthWithSpaces: Double,
            endsParagraph: Bool = false, earlierEnd: End? = nil
        ) {
            self.contentEnd = contentEnd
            self.next = next
            self.width = width
            self.widthWithSpaces = widthWithSpaces
            self.endsParagraph = endsParagraph
            self.earlierEnd = earlierEnd
        }

        /// A line that ends at an opportunity for a break.
        init(_ end: End, earlierEnd: End? = nil) {
            self.init(
                contentEnd: end.contentEnd, next: end.next, width: end.width,
                widthWithSpaces: end.widthWithSpaces, earlierEnd: earlierEnd)
        }
    }

    /// Where a line can end between two words.
    struct End {
        var contentEnd: String.Index
        var next: String.Index
        var width: Double
        var widthWithSpaces: Double

        init(_ content: Line, next: String.Index, widthWithSpaces: Double) {
            contentEnd = content.contentEnd
            width = content.width
            self.next = next
            self.widthWithSpaces = widthWithSpaces
        }
    }

    let elements: TextElements
    let advances: TextAdvances
    /// The maximum width of a line, in points.
    let limit: Double
    /// Whether lines end at word boundaries; otherwise between any two characters.
    let breaksAtWords: Bool
    /// Whether no word stands alone on the last line of a paragraph if there is room for the word before it, as
    /// in labels since iOS 11 (`NSParagraphStyle.LineBreakStrategy.pushOut`).
    let pushesOut: Bool

    /// Returns the line from an index.
    func line(from start: String.Index) -> Line {
        let longest = longestLine(from: start)
        return pushedOutLine(longest) ?? longest
    }

    /// Returns a line without its last word, if that moves to a last line with a single word and fits there.
    private func pushedOutLine(_ longest: Line) -> Line? {
        guard let end = longest.earlierEnd, let width = lastLineWidth(after: longest), width <= limit
        else { return nil }
        return Line(end)
    }

    /// Returns the width in points of a paragraph's last line once the last word of the line before it has moved to
    /// it; nil if the last line has more than one word already.
    func lastLineWidth(after longest: Line) -> Double? {
        guard pushesOut, breaksAtWords, !longest.endsParagraph, let end = longest.earlierEnd else {
            return nil
        }
        let alone = longestLine(from: longest.next)
        guard alone.endsParagraph, alone.earlierEnd == nil else { return nil }
        let last = longestLine(from: end.next, limit: .infinity)
        return reach(of: last, from: end.next).content
    }

    /// Returns the longest line from an index, at least one character long and no longer than the paragraph.
    func longestLine(from start: String.Index) -> Line {
        longestLine(from: start, limit: limit)
    }

    private func longestLine(from start: String.Index, limit: Double) -> Line {
        let end = elements.text.endIndex
        var width = 0.0
        var previous: TextElement?
        var (earlierBreak, lastBreak): (End?, End?)
        var content = Line(contentEnd: start, next: start, width: 0, widthWithSpaces: 0)
        var index = start
        while index < end {
            let (element, next) = elements.element(at: index)
            if element.breakClass == .terminator {
                content.earlierEnd = lastBreak
                return paragraphEnd(content, at: index, next: next, width: width, limit: limit)
            }
            if let previous,
                LineBreakClass.allowsBreak(between: previous.breakClass, and: element.breakClass)
            {
                earlierBreak = lastBreak
                lastBreak = End(content, next: index, widthWithSpaces: width)
            }
            width = advances.width(
                adding: element.glyph, after: previous?.glyph, at: index, to: width)
            if !element.breakClass.hangs {
                if width > limit, index > start {
                    if breaksAtWords, let lastBreak { return Line(lastBreak, earlierEnd: earlierBreak) }
                    content.next = index
                    return content
                }
                content = Line(contentEnd: next, next: next, width: width, widthWithSpaces: width)
            }
            previous = element
            index = next
        }
        content.earlierEnd = lastBreak
        return paragraphEnd(content, at: end, next: end, width: width, limit: limit)
    }

    /// Returns the width of a line's visible text, and the width at which more text would fit on it: the next word,
    /// or the next character if a word is broken. Infinite at the end of a paragraph.
    func reach(of line: Line, from start: String.Index) -> (content: Double, beyond: Double) {
        var (width, content, index) = (0.0, 0.0, start)
        var previous: TextElement?
        var beyond: Double?
        let end = elements.text.endIndex
        while index < end {
            let (element, next) = elements.element(at: index)
            if element.breakClass == .terminator { return (content, beyond ?? .infinity) }
            let isBreak =
                breaksAtWords
                && previous.map {
                    LineBreakClass.allowsBreak(between: $0.breakClass, and: element.breakClass)
                } ?? false
            if isBreak, let beyond { return (content, beyond) }
            width = advances.width(
                adding: element.glyph, after: previous?.glyph, at: index, to: width)
            if index >= line.next {
                if index == line.next, !isBreak { return (content, width) }
                if !element.breakClass.hangs { beyond = width }
            } else if !element.breakClass.hangs {
                content = width
            }
            previous = element
            index = next
        }
        return (content, beyond ?? .infinity)
    }

    /// Ends a line at the end of a paragraph, where spaces count as far as they fit on the line.
    private func paragraphEnd(
        _ content: Line, at end: String.Index, next: String.Index, width: Double, limit: Double
    ) -> Line {
        Line(
            contentEnd: end, next: next, width: max(content.width, min(width, limit)), widthWithSpaces: width,
            endsParagraph: true, earlierEnd: content.earlierEnd)
    }
}
