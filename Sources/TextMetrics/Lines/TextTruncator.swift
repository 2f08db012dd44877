/// Truncates the last line of text that doesn't fit.
struct TextTruncator {
    private static let ellipsis = "…"

    let elements: TextElements
    let advances: TextAdvances
    /// The maximum width of the line, in points.
    let limit: Double

    /// Returns the last line, which begins at `start`, truncated according to the mode.
    func lastLine(_ line: LineScanner.Line, from start: String.Index, mode: LineBreakMode)
        -> MeasuredText.Line
    {
        switch mode {
        case .wordWrapping, .characterWrapping:
            let shown = elements.text[start..<line.contentEnd]
            return MeasuredText.Line(
                text: String(shown), width: line.width, pieces: advances.pieces(of: shown))
        case .clipping:
            return advances.line(prefix(from: start, upTo: limit))
        case .truncatingTail:
            return advances.line(
                withoutTrailingSpaces(prefix(from: start, upTo: room)), ellipsis: Self.ellipsis)
        case .truncatingHead:
            return advances.line("", ellipsis: Self.ellipsis, suffix(from: start, upTo: room))
        case .truncatingMiddle:
            let head = prefix(from: start, upTo: room / 2)
            let tail = suffix(from: head.endIndex, upTo: room - advances.line(head).width)
            return advances.line(withoutTrailingSpaces(head), ellipsis: Self.ellipsis, tail)
        }
    }

    /// The width in points next to an ellipsis. Kerning with an ellipsis only ever reduces the width, except
    /// after a backslash (0.03 em).
    private var room: Double { limit - advances.whole.width(of: Self.ellipsis) }

    /// Returns the longest text from an index that is at most as wide as a limit in points, within one paragraph.
    private func prefix(from start: String.Index, upTo limit: Double) -> Substring {
        let text = elements.text
        var width = 0.0
        var previous: TextGlyph?
        var index = start
        while index < text.endIndex {
            let (element, next) = elements.element(at: index)
            width = advances.width(adding: element.glyph, after: previous, at: index, to: width)
            if element.breakClass == .terminator || width > limit { break }
            previous = element.glyph
            index = next
        }
        return text[start..<index]
    }

    /// Returns the longest text at the end that is at most as wide as a limit in points, within one paragraph.
    private func suffix(from start: String.Index, upTo limit: Double) -> Substring {
        let text = elements.text
        var width = 0.0
        var following: TextGlyph?
        var index = text.endIndex
        while index > start {
            let before = text.index(before: index)
            let element = TextElement(text[before])
            width = advances.width(
                adding: element.glyph, at: before, before: following, at: index, to: width)
            if element.breakClass == .terminator || width > limit { break }
            following = element.glyph
            index = before
        }
        return text[index...]
    }

    private func withoutTrailingSpaces(_ line: Substring) -> Substring {
        var line = line
        while let last = line.last, let first = last.unicodeScalars.first,
            ScalarProperties(first).contains(.whitespace)
        {
            line.removeLast()
        }
        return line
    }
}
