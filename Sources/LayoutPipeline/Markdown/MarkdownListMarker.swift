/// The marker of a list item, after which its content begins: `-`, `*`, `+`, `1.` or `1)`, as in `CommonMark`.
struct MarkdownListMarker {
    /// The columns from the marker to the item's content.
    var width: Int
    /// The content on the marker's line.
    var content: Substring

    /// Parses the marker that a line's content begins with; nil for any other content.
    init?(_ text: Substring) {
        if Self.isThematicBreak(text) { return nil }
        let digits = text.utf8.prefix { (0x30...0x39).contains($0) }.count
        let rest = text.utf8.dropFirst(digits)
        let marks: [UInt8] = digits == 0 ? Array("-*+".utf8) : Array(".)".utf8)
        guard digits <= 9, let mark = rest.first, marks.contains(mark) else { return nil }
        let after = rest.dropFirst()
        let spaces = after.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        content = Substring(after.dropFirst(spaces))
        guard spaces > 0 || content.isEmpty else { return nil }
        // Five spaces or more belong to indented code in the item.
        width = digits + 1 + (content.isEmpty || spaces > 4 ? 1 : spaces)
        if spaces > 4 { content = Substring(after.dropFirst()) }
    }

    /// Whether a line is a rule, such as `* * *`.
    private static func isThematicBreak(_ text: Substring) -> Bool {
        let marks = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let mark = marks.first, Array("-*_".utf8).contains(mark) else { return false }
        return marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }
}
