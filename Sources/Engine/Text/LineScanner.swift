/// Walks through one paragraph and finds where its lines end.
///
/// Every character is looked at three times at most: where it overflows, where its word begins the next line,
/// and where it breaks there again. So a paragraph takes time linear in its length, whatever the line width.
struct LineScanner {
    /// A line found.
    struct Line {
        /// Where the next line begins.
        var end: String.Index
        /// Where the text shown ends, spaces at a break being left out.
        var contentEnd: String.Index
        /// In points, spaces at a break being left out.
        var width: Double
    }

    let text: String
    let advances: FontAdvances
    /// The most a line's width may be, in points.
    let limit: Double
    /// Whether lines end at word boundaries; otherwise between any two characters.
    let breaksAtWords: Bool

    /// The longest line from an index, no further than the end of its paragraph; at least one character long.
    func line(from start: String.Index, paragraphEnd: String.Index) -> Line {
        var width = 0.0
        var previousGlyph: TextGlyph?
        var previousClass: LineBreakClass?
        var lastBreak: Line?
        var content = Line(end: start, contentEnd: start, width: 0)
        var index = start
        while index < paragraphEnd {
            let character = text[index]
            let glyph = TextGlyph(character)
            let breakClass = LineBreakClass(character)
            if let previousClass, LineBreakClass.allowsBreak(between: previousClass, and: breakClass) {
                lastBreak = Line(end: index, contentEnd: content.contentEnd, width: content.width)
            }
            let next = text.index(after: index)
            width = advances.width(adding: glyph, after: previousGlyph, to: width)
            if !breakClass.hangs {
                if width > limit, index > start {
                    if breaksAtWords, let lastBreak { return lastBreak }
                    return Line(end: index, contentEnd: content.contentEnd, width: content.width)
                }
                content = Line(end: next, contentEnd: next, width: width)
            }
            previousGlyph = glyph
            previousClass = breakClass
            index = next
        }
        // Spaces at the end of a paragraph count as far as the line has room for them.
        return Line(
            end: paragraphEnd, contentEnd: paragraphEnd, width: max(content.width, min(width, limit)))
    }
}
