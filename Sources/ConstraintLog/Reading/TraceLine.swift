/// A line of `_autolayoutTrace`: a view, how it is laid out, and its problem.
struct TraceLine {
    /// The depth in the tree.
    var depth = 0
    var item: LogItem
    /// The attributes that nothing determines; empty if the trace doesn't say which.
    var attributes: [LogAttribute] = []
    var isAmbiguous = false
    var isMissingHostConstraints = false

    /// Reads a line; nil if it names no view.
    init?(_ text: [UInt8]) {
        var index = 0
        while index < text.count {
            if text[index] == UInt8(ascii: "|") {
                depth += 1
            } else if !text[index].isSpace {
                break
            }
            index += 1
        }
        while index < text.count,
            text[index] == UInt8(ascii: "*") || text[index] == UInt8(ascii: "+") || text[index] >= 0x80
                || text[index] == UInt8(ascii: "<")
        {
            index += 1
        }
        let rest = text[min(index, text.count)...]
        guard let item = Self.item(rest) else { return nil }
        self.item = item
        isMissingHostConstraints = rest.contains("MISSING HOST CONSTRAINTS")
        if let mark = rest.firstIndex(of: "AMBIGUOUS LAYOUT") {
            isAmbiguous = true
            attributes = Self.attributes(rest[mark...])
        }
    }

    /// Whether a text continues the line before, which a terminal or an editor wrapped.
    ///
    /// - Parameter isFull: Whether the line before is as long as lines of the trace get.
    static func isContinued(_ text: [UInt8], by next: [UInt8], isFull: Bool) -> Bool {
        guard let last = text.last, !next.isEmpty, !startsLine(next) else { return false }
        if isFull || last == UInt8(ascii: "-") { return true }
        return next.matches("AMBIGUOUS", at: 0) || next.matches("MISSING HOST", at: 0)
    }

    /// Whether a text begins as lines of a trace do.
    private static func startsLine(_ text: [UInt8]) -> Bool {
        text.matches("|", at: 0) || text.matches("UIWindow:0x", at: 0)
            || text.first == UInt8(ascii: "*") || text.matches("•", at: 0)
    }

    /// Whether a text is a line of `_autolayoutTrace` with the mark of a view that is laid out by constraints.
    static func isMarked(_ text: [UInt8]) -> Bool {
        let start = text.firstIndex { !$0.isSpace && $0 != UInt8(ascii: "|") } ?? text.count
        return !text.contains("frame") && (text.matches("*", at: start) || text.matches("•", at: start))
    }

    private static func item(_ text: ArraySlice<UInt8>) -> LogItem? {
        var end = text.startIndex
        while end < text.endIndex, text[end].isClassCharacter { end += 1 }
        guard end > text.startIndex, text.matches(":0x", at: end) || text.matches(": 0x", at: end) else {
            return nil
        }
        let start = text.matches(":0x", at: end) ? end + 1 : end + 2
        var last = start + 2
        while last < text.endIndex, text[last].isHexDigit { last += 1 }
        var item = LogItem(
            className: ItemReader.className(text[text.startIndex..<end]), address: text[start..<last].string)
        if text.matches("'", at: last), let close = QuotedText.end(in: text, from: last) {
            let quoted = text[(last + 1)..<(close - 1)].string
            if item.isGuide { item.name = quoted } else { item.text = quoted }
        }
        return item
    }

    /// Reads the attributes in `UILabel:0x….minX{id: 13}, UILabel:0x….minY{id: 16}`.
    private static func attributes(_ text: ArraySlice<UInt8>) -> [LogAttribute] {
        var found: [LogAttribute] = []
        for index in text.indices where text[index] == UInt8(ascii: ".") {
            guard let end = LogAttribute.end(in: text, at: index + 1),
                text.matches("{", at: end) || end == text.endIndex || text[end].isSpace
                    || text.matches(",", at: end),
                let attribute = LogAttribute(word: text[(index + 1)..<end].string), !found.contains(attribute)
            else { continue }
            found.append(attribute)
        }
        return found
    }
}
