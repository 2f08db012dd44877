/// Finds where the lines of a text end.
///
/// Each character is examined at most three times: where it overflows a line, where its word begins the next
/// line, and where that word is broken. So the total time is linear in the length of the text.
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
    }

    let elements: TextElements
    let advances: FontAdvances
    /// The maximum width of a line, in points.
    let limit: Double
    /// Whether lines end at word boundaries; otherwise between any two characters.
    let breaksAtWords: Bool

    /// Returns the longest line from an index, at least one character long and no longer than the paragraph.
    func line(from start: String.Index) -> Line {
        let end = elements.text.endIndex
        var width = 0.0
        var previous: TextElement?
        var lastBreak: Line?
        var content = Line(contentEnd: start, next: start, width: 0, widthWithSpaces: 0)
        var index = start
        while index < end {
            let (element, next) = elements.element(at: index)
            if element.breakClass == .terminator {
                return paragraphEnd(content, at: index, next: next, width: width)
            }
            if let previous,
                LineBreakClass.allowsBreak(between: previous.breakClass, and: element.breakClass)
            {
                lastBreak = content
                lastBreak?.next = index
                lastBreak?.widthWithSpaces = width
            }
            width = advances.width(adding: element.glyph, after: previous?.glyph, to: width)
            if !element.breakClass.hangs {
                if width > limit, index > start {
                    if breaksAtWords, let lastBreak { return lastBreak }
                    content.next = index
                    return content
                }
                content = Line(contentEnd: next, next: next, width: width, widthWithSpaces: width)
            }
            previous = element
            index = next
        }
        return paragraphEnd(content, at: end, next: end, width: width)
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
            width = advances.width(adding: element.glyph, after: previous?.glyph, to: width)
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
    private func paragraphEnd(_ content: Line, at end: String.Index, next: String.Index, width: Double)
        -> Line
    {
        Line(
            contentEnd: end, next: next, width: max(content.width, min(width, limit)), widthWithSpaces: width)
    }
}
