/// Finds quoted parts of descriptions, which can contain quotes: `'YOU'RE OK'.bottom`.
enum QuotedText {
    /// The maximum length; the system truncates text long before this.
    private static let longest = 200

    /// Returns the index after the quote that closes the one at an index; nil if none does.
    static func end(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
        if text.matches("'|'", at: start) { return start + 3 }
        let opensText = start > text.startIndex && !text[start - 1].isSpace
        var index = start + 1
        while index < text.endIndex, index - start <= longest {
            if text[index] == UInt8(ascii: "'"), closes(in: text, at: index, isText: opensText) {
                return index + 1
            }
            index += 1
        }
        return nil
    }

    /// Whether the quote at an index closes: after shown text comes what can follow an item, after an identifier a
    /// space.
    private static func closes(in text: ArraySlice<UInt8>, at index: Int, isText: Bool) -> Bool {
        let next = index + 1
        guard next < text.endIndex else { return true }
        let byte = text[next]
        if !isText { return byte.isSpace || byte == UInt8(ascii: ">") }
        if byte == UInt8(ascii: ".") { return LogAttribute.isName(in: text, at: next + 1) }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") { return true }
        if byte == UInt8(ascii: ",") { return text.matches(", ", at: next) }
        return text.matches(" )", at: next) || text.matches("- AMBIGUOUS", at: next)
    }
}
