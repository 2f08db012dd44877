/// Walks through text and finds where its lines end.
///
/// A character is looked at three times at the most: where it overflows a line, where its word begins the next one, and
/// where that word is broken in turn. So all lines together take time linear in the length of the text.
struct LineScanner {
    /// A line found.
    struct Line {
        /// Where the text shown ends, spaces and terminators at the line's end being left out.
        var contentEnd: String.Index
        /// Where the next line begins.
        var next: String.Index
        /// Of the text shown, in points.
        var width: Double
        /// With the spaces at its end, in points.
        var widthWithSpaces: Double
    }

    let elements: TextElements
    let advances: FontAdvances
    /// The most a line's width may be, in points.
    let limit: Double
    /// Whether lines end at word boundaries; otherwise between any two characters.
    let breaksAtWords: Bool

    /// The longest line from an index, at least one character long and no longer than the paragraph.
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

    /// How wide the text shown on a line is, and how much room it takes until more of the text fits on it: the next word, or
    /// the next character where a word is broken. Infinite at a paragraph's end.
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

    /// Spaces at the end of a paragraph count as far as the line has room for them.
    private func paragraphEnd(_ content: Line, at end: String.Index, next: String.Index, width: Double)
        -> Line
    {
        Line(
            contentEnd: end, next: next, width: max(content.width, min(width, limit)), widthWithSpaces: width)
    }
}
