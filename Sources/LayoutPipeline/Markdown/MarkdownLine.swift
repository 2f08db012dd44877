/// A line of a Markdown page with its own line end, so that a page is written with every byte that it was read with.
package struct MarkdownLine: Equatable {
    /// The text without the line end.
    package var text: Substring
    /// The line end: `\n`, `\r\n` or `\r`; empty at the end of a page without one.
    package var end: Substring
    /// Whether the page was read without this line.
    var isInserted = false

    /// Returns the lines of a text; joining them gives the text.
    package static func lines(of text: String) -> [MarkdownLine] {
        var lines: [MarkdownLine] = []
        // A line break of two characters is a single `Character`, so bytes are compared.
        let bytes = text.utf8
        var start = text.startIndex
        while start < text.endIndex {
            let stop = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
            var next = stop
            if next < text.endIndex {
                let isReturn = bytes[next] == 0x0D
                next = bytes.index(after: next)
                let isPair = isReturn && next < text.endIndex && bytes[next] == 0x0A
                if isPair { next = bytes.index(after: next) }
            }
            lines.append(MarkdownLine(text: text[start..<stop], end: text[stop..<next]))
            start = next
        }
        return lines
    }

    /// Whether the line consists of spaces and tabs.
    var isBlank: Bool { text.utf8.allSatisfy(Self.isSpace) }

    /// The number of columns before the first other character; a tab leads to the next multiple of four.
    var indentation: Int {
        var columns = 0
        for byte in text.utf8.prefix(while: Self.isSpace) {
            columns += byte == UInt8(ascii: "\t") ? 4 - columns % 4 : 1
        }
        return columns
    }

    /// The spaces and tabs at the beginning.
    var leadingSpace: Substring { Substring(text.utf8.prefix(while: Self.isSpace)) }

    /// The text without spaces and tabs at the beginning.
    package var content: Substring { Substring(text.utf8.drop(while: Self.isSpace)) }

    /// The spaces and tabs at the end; empty for a blank line.
    var trailingSpace: Substring {
        let end = text.utf8.lastIndex { !Self.isSpace($0) }
        return end.map { text[text.utf8.index(after: $0)...] } ?? ""
    }

    /// Returns the text without a number of columns of indentation, or all of a smaller one.
    package func dropping(indentation columns: Int) -> Substring {
        Substring(text.utf8.dropFirst(text.utf8.prefix(columns).prefix(while: Self.isSpace).count))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
