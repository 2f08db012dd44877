import ConstraintLog

/// Joins lines that a terminal or an editor cut at its width, in the middle of words.
enum LineUnwrapper {
    /// The minimum width of a terminal.
    private static let leastWidth = 40

    /// Returns the lines with those joined that have exactly the greatest width and go on in the next line.
    static func unwrapped(_ lines: [CaptureText.Line]) -> [CaptureText.Line] {
        let widths = lines.map { width(of: $0.text) }
        guard let width = widths.max(), width >= leastWidth else { return lines }
        let full = widths.indices.filter { widths[$0] == width && goesOn(lines, after: $0) }
        // Lines of the same length happen; three, or one that ends in the middle of a record, are a terminal's.
        guard
            full.count >= 3
                || full.contains(where: { isOpen(lines[$0].text) }) && !wrapsBetweenWords(lines, width)
        else { return lines }
        let cut = Set(full)
        var result: [CaptureText.Line] = []
        var joins = false
        for (index, line) in lines.enumerated() {
            if joins, let last = result.indices.last {
                result[last].text += line.text
            } else {
                result.append(line)
            }
            joins = cut.contains(index)
        }
        return result
    }

    /// Whether records also go on after shorter lines, as they do where a mail program breaks between words.
    private static func wrapsBetweenWords(_ lines: [CaptureText.Line], _ width: Int) -> Bool {
        lines.indices.contains { index in
            self.width(of: lines[index].text) < width && isOpen(lines[index].text)
                && goesOn(lines, after: index)
        }
    }

    /// Whether a line ends inside brackets or quotes.
    private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
        var (angles, braces, quotes) = (0, 0, 0)
        for byte in line {
            switch byte {
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">"): angles -= 1
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: "}"): braces -= 1
            case UInt8(ascii: "'"): quotes += 1
            default: break
            }
        }
        return angles > 0 || braces > 0 || quotes % 2 == 1
    }

    /// Whether a line of full width isn't complete and the next doesn't begin a record of its own.
    private static func goesOn(_ lines: [CaptureText.Line], after index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        let next = lines[index + 1].text
        guard !next.trimmed.isEmpty else { return false }
        return !LineHead.isHead(next)
    }

    /// The number of characters, as terminals count them; wide ones count once.
    private static func width(of text: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in text where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
