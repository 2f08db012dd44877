/// Finds the descriptions of constraints in a text: `<NSLayoutConstraint:0x… …>`.
package enum EntryScanner {
    /// A description in a text.
    package struct Entry {
        /// The range from `<` to `>`, both included if the text has them.
        package var range: Range<Int>
        /// Whether its end is in the text.
        package var isComplete: Bool
    }

    /// The maximum length of a description; longer ones count as truncated.
    package static let longestEntry = 16_384

    /// Returns all descriptions in a text, in order.
    package static func entries(in text: ArraySlice<UInt8>) -> [Entry] {
        var entries: [Entry] = []
        var index = text.startIndex
        while let start = firstStart(in: text[index...]) {
            let limit = min(text.endIndex, start + longestEntry)
            let next = firstStart(in: text[(start + 1)..<limit]) ?? limit
            let end = self.end(in: text, from: start, before: next)
            entries.append(Entry(range: start..<(end ?? next), isComplete: end != nil))
            index = max(end ?? next, start + 1)
        }
        return entries
    }

    /// Returns the start of the first description: a `<`, a class with "Constraint" in its name, a colon; or
    /// `<'identifier' `.
    package static func firstStart(in text: ArraySlice<UInt8>) -> Int? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "<"), isStart(in: text, at: index) { return index }
            index += 1
        }
        return nil
    }

    private static func isStart(in text: ArraySlice<UInt8>, at index: Int) -> Bool {
        let start = text.skippingSpaces(from: index + 1)
        if text.matches("'", at: start) {
            return text.matches("'UISV-", at: start) || text.matches("'UIView-", at: start)
                || text.matches("'_UI", at: start) || text.matches("'NSStackView", at: start)
        }
        var end = start
        while end < text.endIndex, end < start + 200, text[end].isClassCharacter { end += 1 }
        guard end < text.endIndex, text[end] == UInt8(ascii: ":") || text[end].isSpace else { return false }
        let colon = text.skippingSpaces(from: end)
        return text.matches(":", at: colon) && text[start..<end].contains("Constraint")
    }

    /// Returns the index after the `>` that ends the description which begins at an index.
    ///
    /// Relations and quoted text can contain `>` too. The one that ends a description is outside quoted text and
    /// followed by nothing, or by a separator between descriptions.
    private static func end(in text: ArraySlice<UInt8>, from start: Int, before next: Int) -> Int? {
        var index = start + 1
        while index < next {
            switch text[index] {
            case UInt8(ascii: "'"):
                index = QuotedText.end(in: text[..<next], from: index) ?? index + 1
            case UInt8(ascii: "<"):
                index = placeholderEnd(in: text[..<next], from: index) ?? index + 1
            case UInt8(ascii: ">") where isEnd(in: text, at: index, next: next):
                return index + 1
            default: index += 1
            }
        }
        return nil
    }

    /// Returns the index after a word in angle brackets that replaces elided text, as in `0x<A>` and `<private>`.
    private static func placeholderEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start + 1
        while index < text.endIndex, index - start <= 12, text[index].isLetter || text[index].isDigit {
            index += 1
        }
        guard index > start + 1, text.matches(">", at: index) else { return nil }
        return index + 1
    }

    private static func isEnd(in text: ArraySlice<UInt8>, at index: Int, next: Int) -> Bool {
        let follower = index + 1
        guard follower < text.endIndex, follower != next else { return true }
        let byte = text[follower]
        if byte == UInt8(ascii: ".") { return follower + 1 >= text.endIndex || text[follower + 1].isSpace }
        return byte.isSpace || separators.contains(byte)
    }

    private static let separators = Array("\",);`]'".utf8)
}
