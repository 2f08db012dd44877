import ConstraintLog

/// A text in lines, without what editors, terminals and consoles put around it.
///
/// Comment marks, quotes of string literals, prefixes of logs and escaped line breaks are removed, and lines that a terminal
/// cut at its width are joined. Each line knows where it was.
struct CaptureText: Sendable {
    /// The cleaned text; lines end with a line feed.
    private(set) var bytes: [UInt8] = []
    /// The index of the first byte of each line.
    private(set) var starts: [Int] = []
    /// The line of the input for each line, counted from 1.
    private(set) var numbers: [Int] = []

    /// Cleans a text.
    init(_ input: [UInt8]) {
        var lines = Self.lines(of: MarkupText.restored(input))
        lines = Self.unescaped(lines)
        Self.removeMarks(from: &lines)
        Self.makeLeadsPlain(&lines)
        LinePrefixes.remove(from: &lines)
        FirstLine.separate(&lines)
        lines = LineUnwrapper.unwrapped(lines)
        bytes.reserveCapacity(input.count + 1)
        for line in lines {
            starts.append(bytes.count)
            numbers.append(line.number)
            bytes += line.text
            bytes.append(0x0A)
        }
    }

    /// A line with its number in the input.
    struct Line {
        var text: ArraySlice<UInt8>
        var number: Int
    }

    /// The bytes of a line without its end.
    func line(_ index: Int) -> ArraySlice<UInt8> {
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        return bytes[starts[index]..<(end - 1)]
    }

    /// Returns the number of the line that contains a byte.
    ///
    /// - Complexity: O(log n).
    func number(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return numbers.isEmpty ? 0 : numbers[low]
    }

    private static func lines(of input: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var (start, index) = (input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
        index = start
        while index <= input.count {
            if index == input.count || input[index] == 0x0A || input[index] == 0x0D {
                lines.append(Line(text: input[start..<index], number: lines.count + 1))
                if index + 1 < input.count, input[index] == 0x0D, input[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        return lines
    }

    // MARK: Escapes

    /// Returns the lines, with those that are string literals of several lines taken apart.
    private static func unescaped(_ lines: [Line]) -> [Line] {
        guard lines.contains(where: { isEscaped($0.text) }) else { return lines }
        var result: [Line] = []
        for line in lines {
            guard isEscaped(line.text) else {
                result.append(line)
                continue
            }
            for part in parts(of: line.text) { result.append(Line(text: part[...], number: line.number)) }
        }
        return result
    }

    /// Whether a line contains line breaks as `\n`, followed by what begins a line of a tree.
    private static func isEscaped(_ text: ArraySlice<UInt8>) -> Bool {
        var index = text.startIndex
        while index + 1 < text.endIndex {
            if text[index] == UInt8(ascii: "\\") {
                if text[index + 1] == UInt8(ascii: "n"), beginsLine(text[(index + 2)...]) { return true }
                index += 1
            }
            index += 1
        }
        return false
    }

    private static func beginsLine(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.skippingSpaces(from: text.startIndex)
        guard start < text.endIndex else { return false }
        if "|<[({/>#".utf8.contains(text[start]) { return true }
        if text.matches("\\\"", at: start) || text.matches("\"<", at: start) { return true }
        if text.matches("→", at: start) || text.matches("•", at: start) { return true }
        if text.matches("Element subtree", at: start) || text.matches("Path to element", at: start) {
            return true
        }
        return start > text.startIndex && text[start].isLetter
    }

    /// Returns the lines in a string literal.
    private static func parts(of text: ArraySlice<UInt8>) -> [[UInt8]] {
        var parts: [[UInt8]] = [[]]
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < text.endIndex else {
                parts[parts.count - 1].append(byte)
                index += 1
                continue
            }
            switch text[index + 1] {
            case UInt8(ascii: "n"): parts.append([])
            case UInt8(ascii: "r"): break
            case UInt8(ascii: "t"): parts[parts.count - 1].append(0x09)
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
                parts[parts.count - 1].append(text[index + 1])
            default: parts[parts.count - 1] += text[index...(index + 1)]
            }
            index += 2
        }
        return parts
    }

    // MARK: Marks

    private static let marks: [StaticString] = [
        "///", "//", "/*", "#", ">", "*", "--", ";", "%", "@\"", "\"",
    ]

    /// Removes marks that nearly every line begins with: of comments, quotes in mails, string literals.
    private static func removeMarks(from lines: inout [Line]) {
        for _ in 0..<3 {
            guard let mark = commonMark(of: lines) else { return }
            let isQuote = mark.utf8Start[mark.utf8CodeUnitCount - 1] == UInt8(ascii: "\"")
            for index in lines.indices {
                let text = lines[index].text
                let start = text.skippingSpaces(from: text.startIndex)
                guard text.matches(mark, at: start) else { continue }
                var rest = text[(start + mark.utf8CodeUnitCount)...]
                if isQuote { rest = StringLiteral.unescaped(StringLiteral.withoutEnd(rest)) }
                lines[index].text = rest
            }
        }
    }

    private static func commonMark(of lines: [Line]) -> StaticString? {
        var counts = Array(repeating: 0, count: marks.count)
        var total = 0
        for line in lines {
            let start = line.text.skippingSpaces(from: line.text.startIndex)
            guard start < line.text.endIndex else { continue }
            total += 1
            if let place = marks.firstIndex(where: { isMark($0, in: line.text, at: start) }) {
                counts[place] += 1
            }
        }
        guard total > 0, let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
        return counts[most] * 10 >= total * 7 && counts[most] > 0 ? marks[most] : nil
    }

    /// Whether a mark is at an index. A star marks comments only before a space, as it has a meaning in traces.
    private static func isMark(_ mark: StaticString, in text: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard text.matches(mark, at: index) else { return false }
        let end = index + mark.utf8CodeUnitCount
        let isQuote = mark.utf8Start[mark.utf8CodeUnitCount - 1] == UInt8(ascii: "\"")
        // A key of JSON begins with a quote too.
        if isQuote { return !text[end...].prefix(64).contains("\":") }
        return end == text.endIndex || text[end].isSpace || mark.utf8CodeUnitCount > 1
    }

    // MARK: Indentation

    /// Replaces the spaces of web pages in indentations, which don't break.
    private static func makeLeadsPlain(_ lines: inout [Line]) {
        for index in lines.indices {
            let text = lines[index].text
            var end = text.startIndex
            var hasWide = false
            while end < text.endIndex {
                if text[end].isSpace || text[end] == UInt8(ascii: "|") {
                    end += 1
                } else if text[end] == 0xC2, end + 1 < text.endIndex, text[end + 1] == 0xA0 {
                    hasWide = true
                    end += 2
                } else {
                    break
                }
            }
            guard hasWide else { continue }
            var plain: [UInt8] = []
            for byte in text[..<end] where byte != 0xC2 { plain.append(byte == 0xA0 ? 0x20 : byte) }
            lines[index].text = (plain + text[end...])[...]
        }
    }
}
