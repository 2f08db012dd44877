import ConstraintLog

/// Finds the descriptions of views in a text, with their depth.
///
/// A record goes from its `<` to the `>` that belongs to it, over as many lines as it takes; the depth is the number of bars
/// before it. Columns have no meaning: publishers change them.
struct RecordScanner {
    /// A view's description.
    struct Record {
        var head: RecordHead
        /// The number of bars between the end of the previous record and this one.
        var bars: Int
        /// The number of columns before it on its line.
        var column: Int
        /// What is between the line's beginning, or the previous record, and this one.
        var lead: Range<Int>
        /// From the first key up to the closing bracket.
        var body: Range<Int>
        /// What follows the closing bracket on the same line.
        var tail: Range<Int>
        /// Whether its end isn't in the text.
        var isCut: Bool
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The beginning of the current line, or the end of the previous record if that is later.
    private var leadStart = 0
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next record; nil at the end.
    mutating func next() -> Record? {
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A:
                lineStart = index + 1
                leadStart = index + 1
            case UInt8(ascii: "<"):
                if let head = RecordHead(in: bytes[...], at: index), !isInTrace { return record(head) }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Whether the record is the owner that a line of a trace names.
    private var isInTrace: Bool {
        // A terminal or a page may have broken the line before it.
        bytes[leadStart..<index].contains("owningView") || bytes[..<index].trimmed.hasSuffix("owningView =")
    }

    private mutating func record(_ head: RecordHead) -> Record {
        let lead = leadStart..<index
        let (column, bars) = (index - lineStart, bytes[lead].count { $0 == UInt8(ascii: "|") })
        let (end, isCut) = self.end(of: head)
        var next = isCut ? end : min(end + 1, bytes.count)
        let body = head.end..<max(head.end, end)
        index = max(next, head.end)
        next = index
        // A tail goes up to the next record, or to the end of the line.
        var tailEnd = next
        while tailEnd < bytes.count, bytes[tailEnd] != 0x0A, bytes[tailEnd] != UInt8(ascii: "|") {
            if bytes[tailEnd] == UInt8(ascii: "<"), RecordHead(in: bytes[...], at: tailEnd) != nil { break }
            tailEnd += 1
        }
        leadStart = next
        for place in lead.lowerBound..<next where bytes[place] == 0x0A { lineStart = place + 1 }
        return Record(
            head: head, bars: bars, column: column, lead: lead, body: body, tail: next..<tailEnd, isCut: isCut
        )
    }

    /// Returns the index of the bracket that closes a record, or where the next record begins if it is cut.
    private func end(of head: RecordHead) -> (index: Int, isCut: Bool) {
        if head.kind == .layer {
            return (bytes[head.end...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count, false)
        }
        var depth = head.depth
        var index = head.end
        let limit = min(bytes.count, head.end + CaptureLimits.record)
        // No quote closes before this index.
        var unclosed = 0
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                if index > 0, bytes[index - 1] == UInt8(ascii: "-") { break }
                depth -= 1
                if depth == 0 { return (index, false) }
            case UInt8(ascii: "'"):
                guard index >= unclosed else { break }
                if let close = QuotedValue.end(
                    in: bytes[..<limit], from: index, stop: { self.endsRecord(at: $0) })
                {
                    index = close - 1
                } else if QuotedValue.begins(in: bytes[..<limit], at: index) {
                    unclosed = index + QuotedValue.longest
                }
            case 0x0A where endsRecord(at: index + 1): return (index, true)
            default: break
            }
            index += 1
        }
        return (index, true)
    }

    /// Whether the line that begins at an index can't belong to the record before it.
    private func endsRecord(at start: Int) -> Bool {
        var end = start
        var first: Int?
        while end < bytes.count, bytes[end] != 0x0A {
            if first == nil, bytes[end] == UInt8(ascii: "<") { first = end }
            end += 1
        }
        let line = bytes[start..<end]
        let trimmed = line.trimmed
        if trimmed.isEmpty { return true }
        if let first, let head = RecordHead(in: bytes[...], at: first) {
            // A record in a value, such as an owner, isn't the next one.
            let lead = bytes[start..<first]
            return head.kind == .layer || !lead.contains("=")
        }
        return trimmed.matches("(lldb)", at: trimmed.startIndex)
            || trimmed.matches("cy#", at: trimmed.startIndex)
            || trimmed.matches("(gdb)", at: trimmed.startIndex)
            || trimmed.matches("```", at: trimmed.startIndex)
    }
}

/// Finds the end of a quoted value, which can contain quotes and line breaks.
enum QuotedValue {
    /// The maximum length; the system truncates texts.
    static let longest = 4096

    /// Whether a quote at an index begins a value.
    static func begins(in text: ArraySlice<UInt8>, at start: Int) -> Bool {
        var before = start - 1
        while before >= text.startIndex, start - before < 16, text[before].isSpace { before -= 1 }
        return before >= text.startIndex
            && (text[before] == UInt8(ascii: "=") || text[before] == UInt8(ascii: ":"))
    }

    /// Returns the index after the quote that closes the one at an index; nil if none does.
    ///
    /// - Parameter stop: Whether the line that begins at an index can't belong to the value.
    static func end(in text: ArraySlice<UInt8>, from start: Int, stop: (Int) -> Bool) -> Int? {
        guard begins(in: text, at: start) else { return nil }
        var index = start + 1
        let limit = min(text.endIndex, start + longest)
        while index < limit {
            if text[index] == 0x0A, stop(index + 1), !isBlank(text, from: index + 1) { return nil }
            if text[index] == UInt8(ascii: "'") {
                let next = text.skippingSpaces(from: index + 1)
                if next >= text.endIndex || text[next] == UInt8(ascii: ";") || text[next] == UInt8(ascii: ">")
                {
                    return index + 1
                }
            }
            index += 1
        }
        return nil
    }

    private static func isBlank(_ text: ArraySlice<UInt8>, from index: Int) -> Bool {
        var index = index
        while index < text.endIndex, text[index] != 0x0A {
            if !text[index].isSpace { return false }
            index += 1
        }
        return true
    }
}
