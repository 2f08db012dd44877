import Foundation

/// Shapes the last line of text that goes on beyond it.
struct TextTruncator {
    private static let ellipsis: Character = "…"

    let text: String
    let advances: FontAdvances
    /// The most the line's width may be, in points.
    let limit: Double

    /// The last line, which begins at `start`, as the mode has it.
    func lastLine(
        _ line: LineScanner.Line, from start: String.Index, paragraphEnd: String.Index, mode: LineBreakMode
    ) -> MeasuredText.Line {
        switch mode {
        case .wordWrapping, .characterWrapping:
            return MeasuredText.Line(text: String(text[start..<line.contentEnd]), width: line.width)
        case .clipping:
            return measured(String(prefix(of: text[start..<paragraphEnd], upTo: limit)))
        case .truncatingTail:
            let head = prefix(of: text[start..<paragraphEnd], upTo: room)
            return measured(withoutTrailingSpaces(head) + String(Self.ellipsis))
        case .truncatingHead:
            return measured(String(Self.ellipsis) + suffix(of: text[start...], upTo: room))
        case .truncatingMiddle:
            let head = prefix(of: text[start..<paragraphEnd], upTo: room / 2)
            let tail = suffix(of: text[head.endIndex...], upTo: room - advances.width(of: head))
            return measured(withoutTrailingSpaces(head) + String(Self.ellipsis) + tail)
        }
    }

    /// The width in points that an ellipsis leaves; kerning draws it closer but to a backslash (0.03 em).
    private var room: Double { limit - advances.advance(of: TextGlyph(Self.ellipsis), at: 0) }

    private func measured(_ line: String) -> MeasuredText.Line {
        MeasuredText.Line(text: line, width: advances.width(of: line))
    }

    /// The longest beginning that is no wider than a number of points.
    private func prefix(of line: Substring, upTo limit: Double) -> Substring {
        var width = 0.0
        var previous: TextGlyph?
        for index in line.indices {
            let glyph = TextGlyph(line[index])
            width = advances.width(adding: glyph, after: previous, to: width)
            if width > limit { return line[..<index] }
            previous = glyph
        }
        return line
    }

    /// The longest end, of one paragraph, that is no wider than a number of points.
    private func suffix(of line: Substring, upTo limit: Double) -> Substring {
        var width = 0.0
        var following: TextGlyph?
        var start = line.endIndex
        while start > line.startIndex {
            let index = line.index(before: start)
            if line[index].isNewline { break }
            let glyph = TextGlyph(line[index])
            width += advances.advance(of: glyph, at: 0) + advances.kerning(between: glyph, and: following)
            if width > limit { break }
            following = glyph
            start = index
        }
        return line[start...]
    }

    private func withoutTrailingSpaces(_ line: Substring) -> String {
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return String(line)
    }
}
