import ConstraintLog

/// Takes apart the line on which a tree begins after something else: `Optional(UIWindow:0x…`, `$R0 = "UIWindow:0x…`.
enum FirstLine {
    /// The number of lines in which a tree's second line is looked for.
    private static let mostLines = 20_000

    /// Returns the last of a few lines before a tree's second line in which a record begins, and where.
    private static func lead(of lines: [CaptureText.Line], before second: Int) -> (line: Int, start: Int)? {
        for index in lines[..<second].indices.reversed().prefix(4) {
            guard LineHead.mayBeTreeLine(lines[index].text) else { continue }
            return LineHead.treeLineStart(in: lines[index].text, limit: 320).map { (index, $0) }
        }
        return nil
    }

    /// Removes what is before the outermost record of a tree on its line, and the bracket or quote that closes it.
    static func separate(_ lines: inout [CaptureText.Line]) {
        guard
            let second = lines.prefix(mostLines).firstIndex(where: {
                LineHead.mayBeTreeLine($0.text) && LineHead.isTreeLine($0.text)
            }),
            let (first, start) = lead(of: lines, before: second)
        else { return }
        let lead = lines[first].text[..<start].trimmed
        // A bar before a record belongs to it.
        guard !lead.contains(UInt8(ascii: "|")) else { return }
        lines[first].text = lines[first].text[start...]
        let isQuote = lead.last == UInt8(ascii: "\"")
        guard isQuote || lead.last == UInt8(ascii: "("),
            let last = lines.lastIndex(where: { !$0.text.trimmed.isEmpty }), last > first
        else { return }
        if isQuote {
            for index in first...last { lines[index].text = StringLiteral.unescaped(lines[index].text) }
        }
        let close: UInt8 = isQuote ? UInt8(ascii: "\"") : UInt8(ascii: ")")
        let text = lines[last].text.trimmed
        if text.last == close { lines[last].text = lines[last].text[..<(text.endIndex - 1)] }
    }
}

/// What is inside a string literal of Swift or Objective-C.
enum StringLiteral {
    /// Returns a line without what closes its literal: `…\n" +`, `…",`.
    static func withoutEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = text.endIndex
        while end > text.startIndex, text[end - 1].isSpace || ",;+\\".utf8.contains(text[end - 1]) {
            end -= 1
        }
        guard end > text.startIndex, text[end - 1] == UInt8(ascii: "\"") else { return text }
        let inner = text[..<(end - 1)]
        return inner.hasSuffix("\\n") ? inner.dropLast(2) : inner
    }

    /// Returns a line with escaped quotes and backslashes replaced by what they stand for.
    static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.contains(UInt8(ascii: "\\")) else { return text }
        var result: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex,
                "\"'\\".utf8.contains(text[index + 1])
            {
                index += 1
            }
            result.append(text[index])
            index += 1
        }
        return result[...]
    }
}
